import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../data/workspaces/environment.ts';
import { allMembersQuery } from '../../data/workspaces/members.ts';
import { leaveWorkspace } from '../../data/workspaces/mutations.ts';
import { PERMISSIONS_LOADING, useWho } from '../../kernel/who.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { lastAdminReason } from './admin-reasons.ts';

interface Props {
  name: string;
  /** Redirects after leaving. */
  leave?: (rootUrl: string) => void;
}

export function LeaveWorkspace({ name, leave = (rootUrl) => location.assign(`${rootUrl}/auth/workspaces`) }: Props) {
  const [asking, setAsking] = useState(false);
  const { data } = useEnvironment();
  const member = useWho()?.member;
  const everybody = useQuery({ ...allMembersQuery(), enabled: member?.workspaceAdmin === true });
  const admins = everybody.data?.filter(({ workspaceAdmin }) => workspaceAdmin).length;
  // If the member list fails to load, the server validates the request.
  const reason =
    !member?.workspaceAdmin || everybody.isError
      ? null
      : admins === undefined
        ? PERMISSIONS_LOADING
        : lastAdminReason(member, admins);
  const go = async () => {
    await leaveWorkspace();
    leave(data?.rootUrl ?? '');
  };
  return (
    <>
      <DisabledReason reason={reason}>
        <Button variant="default" onClick={() => setAsking(true)}>
          Leave {name}
        </Button>
      </DisabledReason>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={`Leave ${name}?`}
        verb="Leave"
        danger
        onConfirm={go}
      >
        You lose access at once, and your access tokens here stop working. Your work stays under “Deleted user”. To
        return, you need an invite or an email domain that can join; you return as a new member.
      </ConfirmDialog>
    </>
  );
}
