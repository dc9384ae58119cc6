import { redirect, useLoaderData } from 'react-router';
import { useEnvironment } from '../data/workspaces/environment.ts';
import { asProblem, type ApiProblem } from '../kernel/api/api-problem.ts';
import { api } from '../kernel/api/client.ts';
import { answer } from '../kernel/api/send.ts';
import { localPath } from '../kernel/entrance/destination.ts';
import { Entrance } from '../ui/entrance/entrance.tsx';
import { ProblemNote } from '../ui/entrance/problem-note.tsx';

/** Takes the session over from the root address, by the code in the fragment, and goes on to where it leads. */
export async function loader(): Promise<ApiProblem | Response> {
  const handed = new URLSearchParams(location.hash.slice(1));
  try {
    await answer(api.POST('/api/v1/auth/handover/finish', { body: { code: handed.get('code') ?? '-' } }));
    return redirect(localPath(handed.get('path')));
  } catch (thrown) {
    return asProblem(thrown);
  }
}

/** The code was too old or used: the root address has another. */
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
