import type { EnvironmentView, SignedInView } from '@evident/domain/workspaces';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { fetchSignedIn } from '../data/identity/queries.ts';
import { openWorkspace } from '../data/identity/signed-in.ts';
import { fetchEnvironment, isAtRoot } from '../data/workspaces/environment.ts';
import { destinationOf } from '../kernel/entrance/destination.ts';

/** The page is about to be left: nothing is shown any more. */
const leaving = (): Promise<never> => new Promise(() => {});

/** One signs in at the root address only, whose session opens every workspace. From the host of a workspace one is taken there, and afterwards back. */
async function demandRoot({ request }: LoaderFunctionArgs): Promise<EnvironmentView> {
  const environment = await fetchEnvironment();
  if (isAtRoot(environment)) return environment;
  const { pathname, searchParams } = new URL(request.url);
  if (!searchParams.has('redirect')) searchParams.set('redirect', `${location.origin}/home`);
  location.replace(`${environment.rootUrl}${pathname}?${searchParams}${location.hash}`);
  return leaving();
}

/** For screens of the root address. */
export const atRoot = async (args: LoaderFunctionArgs): Promise<{ environment: EnvironmentView }> => ({
  environment: await demandRoot(args),
});

/** Asked on the way to signing in; that screen need not ask once more. */
let signedOut = false;

const toSignIn = (search = ''): Response => {
  signedOut = true;
  return redirect(`/auth/login${search}`);
};

/** For the screens of signing in and up: who is signed in already goes on at once. */
export async function visitorsOnly(args: LoaderFunctionArgs): Promise<null> {
  await demandRoot(args);
  const known = signedOut;
  signedOut = false;
  const person = known ? null : await fetchSignedIn();
  if (!person) return null;
  const destination = destinationOf(person, new URL(args.request.url).searchParams.get('redirect'));
  if ('page' in destination) throw redirect(destination.page);
  await openWorkspace(destination.teamId, destination.path);
  return leaving();
}

export interface Entered {
  environment: EnvironmentView;
  person: SignedInView;
}

/** For the screens of choosing and making a workspace: who is not signed in does so first. */
export async function peopleOnly(args: LoaderFunctionArgs): Promise<Entered> {
  const environment = await demandRoot(args);
  const person = await fetchSignedIn();
  if (!person) throw toSignIn(`?${new URLSearchParams({ redirect: new URL(args.request.url).pathname })}`);
  return { environment, person };
}

/** Where the bare address leads: to the workspace whose host it is; at the root to one's workspaces, or to signing in. */
export async function rootRedirect(): Promise<Response> {
  const environment = await fetchEnvironment().catch(() => null);
  if (environment === null || !isAtRoot(environment)) return redirect('/home');
  return (await fetchSignedIn()) ? redirect('/auth/workspaces') : toSignIn();
}
