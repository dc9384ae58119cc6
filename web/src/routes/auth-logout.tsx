import { Button } from '@mantine/core';
import { redirect, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fetchEnvironment, isAtRoot } from '../data/workspaces/environment.ts';
import { ApiProblem } from '../kernel/api/api-problem.ts';
import { api } from '../kernel/api/client.ts';
import { answer } from '../kernel/api/send.ts';
import { eraseDevice } from '../kernel/device/clean-up.ts';
import { Entrance } from '../ui/entrance/entrance.tsx';
import { ProblemNote } from '../ui/entrance/problem-note.tsx';

/** Ends the browser's sessions on every host. Succeeds without a session too. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ApiProblem | Response | null> {
  try {
    await answer(api.DELETE('/api/v1/auth/session')).catch((thrown: unknown) => {
      if (!(thrown instanceof ApiProblem && thrown.status === 401)) throw thrown;
    });
    await eraseDevice();
    const environment = await fetchEnvironment();
    if (!isAtRoot(environment)) {
      location.replace(`${environment.rootUrl}/auth/logout`);
      return await new Promise<never>(() => {});
    }
    return new URL(request.url).searchParams.get('redirect') === '/auth/accept-invite'
      ? redirect('/auth/accept-invite')
      : null;
  } catch (thrown) {
    if (thrown instanceof ApiProblem) return thrown;
    throw thrown;
  }
}

/** Confirmation of a sign-out from every host. */
export function Component() {
  const problem = useLoaderData<ApiProblem | null>();
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
