import type { EnvironmentView, SignedInView } from '@evident/domain/workspaces';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { fetchSignedIn } from '../data/identity/queries.ts';
import { openWorkspace } from '../data/identity/signed-in.ts';
import { fetchEnvironment, isAtRoot } from '../data/workspaces/environment.ts';
import { destinationOf } from '../kernel/entrance/destination.ts';

/** The page navigates away: renders nothing. */
const leaving = (): Promise<never> => new Promise(() => {});

/**
 * Sign-in happens only at the root address, whose session opens every workspace. Redirects there from a workspace's
 * host, and back afterwards.
 */
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

/** Set by a redirect to sign-in: no account is signed in, so that screen skips the request. */
let signedOut = false;

const toSignIn = (search = ''): Response => {
  signedOut = true;
  return redirect(`/auth/login${search}`);
};

/** For sign-in and sign-up screens: redirects an account that is already signed in. */
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

/** For screens that choose or create a workspace: requires sign-in. */
export async function peopleOnly(args: LoaderFunctionArgs): Promise<Entered> {
  const environment = await demandRoot(args);
  const person = await fetchSignedIn();
  if (!person) throw toSignIn(`?${new URLSearchParams({ redirect: new URL(args.request.url).pathname })}`);
  return { environment, person };
}

/** For decisions about a program: requires sign-in, and returns with the request in the address. */
export async function deciders(args: LoaderFunctionArgs): Promise<Entered> {
  const environment = await fetchEnvironment();
  const { pathname, search } = new URL(args.request.url);
  if (!isAtRoot(environment)) {
    location.replace(`${environment.rootUrl}${pathname}${search}`);
    return leaving();
  }
  const person = await fetchSignedIn();
  if (!person) throw toSignIn(`?${new URLSearchParams({ redirect: `${pathname}${search}` })}`);
  return { environment, person };
}

/** Redirects `/`: to the workspace of the host, or at the root to the list of workspaces or to sign-in. */
export async function rootRedirect(): Promise<Response> {
  const environment = await fetchEnvironment().catch(() => null);
  if (environment === null || !isAtRoot(environment)) return redirect('/home');
  return (await fetchSignedIn()) ? redirect('/auth/workspaces') : toSignIn();
}
