import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { ConfirmIdentity } from '../features/identity/confirm-identity.tsx';
import { WorkspaceChooser } from '../features/workspaces/workspace-chooser.tsx';
import { Entrance } from '../ui/entrance/entrance.tsx';
import { Notice } from '../ui/states/notice.tsx';
import type { Entered } from './entrance-gate.ts';

export { peopleOnly as loader } from './entrance-gate.ts';

/** Lists workspaces to choose from. */
export function Component() {
  const { person } = useLoaderData<Entered>();
  const outside = useSearchParams()[0].get('outside');
  const foot = (
    <p>
      Signed in as {person.email}. <Link to="/auth/logout">Sign out</Link>
    </p>
  );
  return (
    <Entrance title="Your workspaces" wide foot={foot}>
      {outside !== null && (
        <Notice icon={TriangleAlert} tone="warn">
          You tried to open {outside}, but {person.email} isn’t a member there. Ask an admin for an invite.
        </Notice>
      )}
      <WorkspaceChooser person={person} />
      <ConfirmIdentity />
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/auth/create-workspace" />}>
        Create a workspace
      </Button>
    </Entrance>
  );
}
