import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { handOver } from '../data/integrations/hand-over.ts';
import { Entrance } from '../ui/entrance/entrance.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';

export { atRoot as loader } from './entrance-gate.ts';

/**
 * Back from the page of a service: `?code=` or `?error=`, and `?state=`. Leads on to the workspace that began. Some
 * services know one address for all that they are asked for: there, the state alone says to whom it belongs.
 */
export function Component() {
  const { integration } = useParams();
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<unknown>(null);
  const [state, code, error] = [search.get('state'), search.get('code'), search.get('error')];
  useEffect(() => {
    if (state === null) return;
    handOver(integration, { state, ...(code !== null && { code }), ...(error !== null && { error }) }).then(
      ({ url }) => location.replace(url),
      setProblem,
    );
  }, [integration, state, code, error]);
  if (state !== null && problem === null)
    return <Entrance title="Connecting" about="You come back to your workspace." />;
  return (
    <Entrance
      title="This did not connect"
      about="The link is incomplete, or older than ten minutes. Connect again in the settings of your workspace."
    >
      <ProblemNote problem={problem as Error | null} />
      <Link to="/auth/workspaces">Your workspaces</Link>
    </Entrance>
  );
}
