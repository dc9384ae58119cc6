import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { signedInQuery } from '../data/identity/queries.ts';
import { invitePreviewQuery } from '../data/workspaces/queries.ts';
import { AcceptInvite } from '../features/workspaces/accept-invite.tsx';
import { keptInvite } from '../features/workspaces/kept-invite.ts';
import { roleLabel } from '../features/workspaces/roles.ts';
import { Entrance } from '../ui/entrance/entrance.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';

export { atRoot as loader } from './entrance-gate.ts';

/** Accepts an invite. Stores the token in this tab during sign-in. */
export function Component() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? keptInvite.get();
  useEffect(() => {
    if (token !== null) keptInvite.set(token);
  }, [token]);
  const invite = useQuery({ ...invitePreviewQuery(token ?? ''), enabled: token !== null });
  const person = useQuery(signedInQuery());
  if (person.data === undefined && person.error) {
    return (
      <Entrance title="Invite">
        <FailedState
          title="Your account could not be loaded"
          problem={person.error}
          kept="The invite still works."
          onRetry={() => void person.refetch()}
        />
      </Entrance>
    );
  }
  if (token === null || invite.error) {
    return (
      <Entrance
        title="This invite does not work"
        foot={
          <p>
            <Link to="/auth/workspaces">Go to your workspaces</Link>
          </p>
        }
      >
        {invite.error ? (
          <ProblemNote problem={invite.error} />
        ) : (
          <p style={{ margin: 0 }}>The link is incomplete. Open it from the email again, or copy all of it.</p>
        )}
      </Entrance>
    );
  }
  if (!invite.data || person.data === undefined)
    return (
      <Entrance title="Invite">
        <ListSkeleton things="the invite" shape="text" count={1} />
      </Entrance>
    );
  const { teamName, invitedBy, role } = invite.data;
  return (
    <Entrance
      title={`Join ${teamName}`}
      about={`${invitedBy || 'An admin'} invites you as ${roleLabel(role).toLowerCase()}.`}
    >
      <AcceptInvite token={token} invite={invite.data} person={person.data} onAccepted={keptInvite.clear} />
    </Entrance>
  );
}
