import { Button } from '@mantine/core';
import { redirect, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { endSession } from '../data/identity/entering.ts';
import { fetchEnvironment, isAtRoot } from '../data/workspaces/environment.ts';
import { ApiProblem } from '../kernel/api/api-problem.ts';
import { countUnsent, eraseDevice } from '../kernel/device/clean-up.ts';
import { Entrance } from '../ui/entrance/entrance.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';

/** Work that exists only on this device, and the address that signs out without it. */
interface Unsent {
  readonly unsent: number;
  readonly anyway: string;
}

/** Ends the browser's sessions on every host, unless that would delete unsent work. Succeeds without a session too. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ApiProblem | Unsent | Response | null> {
  try {
    const { pathname, searchParams } = new URL(request.url);
    const unsent = searchParams.has('discard') ? 0 : await countUnsent().catch(() => 0);
    if (unsent > 0) {
      searchParams.set('discard', '');
      return { unsent, anyway: `${pathname}?${searchParams}` };
    }
    await endSession().catch((thrown: unknown) => {
      if (!(thrown instanceof ApiProblem && thrown.status === 401)) throw thrown;
    });
    await eraseDevice().catch(() => undefined);
    const environment = await fetchEnvironment();
    if (!isAtRoot(environment)) {
      location.replace(`${environment.rootUrl}/auth/logout`);
      return await new Promise<never>(() => {});
    }
    return searchParams.get('redirect') === '/auth/accept-invite' ? redirect('/auth/accept-invite') : null;
  } catch (thrown) {
    if (thrown instanceof ApiProblem) return thrown;
    throw thrown;
  }
}

/** Confirmation of a sign-out from every host. */
export function Component() {
  const found = useLoaderData<ApiProblem | Unsent | null>();
  if (found && 'unsent' in found) return <NotSaved {...found} />;
  const problem = found;
  if (problem)
    return (
      <Entrance title="You are still signed in">
        <ProblemNote problem={problem} />
        <Button component="a" href="/auth/logout">
          Try again
        </Button>
      </Entrance>
    );
  return (
    <Entrance title="You’re signed out" about="In this browser, from every workspace.">
      <Button component="a" href="/auth/login">
        Sign in again
      </Button>
    </Entrance>
  );
}

function NotSaved({ unsent, anyway }: Unsent) {
  const changes = unsent === 1 ? 'One change is' : `${unsent} changes are`;
  return (
    <Entrance
      title="Some work is not saved yet"
      about={`${changes} only on this device. Signing out deletes ${unsent === 1 ? 'it' : 'them'}.`}
    >
      <Button component="a" href="/home">
        Stay signed in
      </Button>
      <Button component="a" href={anyway} variant="default">
        Sign out and delete
      </Button>
    </Entrance>
  );
}
