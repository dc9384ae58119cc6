import { Link, useLoaderData } from 'react-router';
import { WorkspaceChooser } from '../features/workspaces/workspace-chooser.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';
import type { Entered } from './entrance-gate.ts';

export { peopleOnly as loader } from './entrance-gate.ts';

/** Joins a workspace that is open to the account. */
export function Component() {
  const { person } = useLoaderData<Entered>();
  const foot = (
    <>
      <p>
        <Link to="/auth/workspaces">Your workspaces</Link>
      </p>
      <p>
        <Link to="/auth/create-workspace">Create a workspace</Link>
      </p>
    </>
  );
  return (
    <Entrance title="Join a workspace" about={`Open to ${person.email}.`} wide foot={foot}>
      <WorkspaceChooser person={person} joining />
    </Entrance>
  );
}
