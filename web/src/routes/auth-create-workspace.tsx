import { Link, useLoaderData, useSearchParams } from 'react-router';
import { CreateWorkspace } from '../features/workspaces/create-workspace.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';
import type { Entered } from './entrance-gate.ts';

export { peopleOnly as loader } from './entrance-gate.ts';

export function Component() {
  const { environment, person } = useLoaderData<Entered>();
  const [search] = useSearchParams();
  const others = person.workspaces.length + person.availableTeams.length;
  const foot =
    others > 0 ? (
      <p>
        <Link to="/auth/workspaces">Choose a workspace instead</Link>
      </p>
    ) : (
      <>
        <p>
          Your team already has a workspace? <Link to="/auth/join-workspace">Join it</Link>
        </p>
        <p>
          Signed in as {person.email}. <Link to="/auth/logout">Sign out</Link>
        </p>
      </>
    );
  return (
    <Entrance title="Create a workspace" about="A place for your team’s research. You become its admin." foot={foot}>
      <CreateWorkspace
        rootUrl={environment.rootUrl}
        regions={environment.availableRegions}
        promo={search.get('promo') ?? undefined}
      />
    </Entrance>
  );
}
