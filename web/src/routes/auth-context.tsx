import { redirect, useLoaderData } from 'react-router';
import { finishHandover } from '../data/identity/entering.ts';
import { useEnvironment } from '../data/workspaces/environment.ts';
import { asProblem, type ApiProblem } from '../kernel/api/api-problem.ts';
import { localPath } from '../kernel/entrance/destination.ts';
import { Entrance } from '../ui/entrance/entrance.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';

/** Completes the handover of a session from the root address, with the code in the fragment, then redirects. */
export async function loader(): Promise<ApiProblem | Response> {
  const handed = new URLSearchParams(location.hash.slice(1));
  try {
    await finishHandover(handed.get('code') ?? '-');
    return redirect(localPath(handed.get('path')));
  } catch (thrown) {
    return asProblem(thrown);
  }
}

/** The code was expired or used: get a new one from the root address. */
export function Component() {
  const problem = useLoaderData<ApiProblem>();
  const { data } = useEnvironment();
  return (
    <Entrance title="Sign-in failed">
      <ProblemNote problem={problem}>
        {data && (
          <p>
            <a href={`${data.rootUrl}/auth/workspaces`}>Go to your workspaces</a>
          </p>
        )}
      </ProblemNote>
    </Entrance>
  );
}
