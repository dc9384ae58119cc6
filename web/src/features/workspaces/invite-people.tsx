import { Button, Checkbox, NativeSelect, Textarea } from '@mantine/core';
import type { Role } from '@evident/domain/permissions';
import type { InvitedView } from '@evident/domain/workspaces';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useInvite } from '../../data/workspaces/mutations.ts';
import { useWho } from '../../kernel/who.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { MailboxLink } from '../../ui/entrance/mailbox-link.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { addressesIn } from './addresses.ts';
import { adminsOnly } from './admin-reasons.ts';
import { roleAbout } from './roles.ts';
import { useRoleChoices } from './use-role-choices.ts';
import styles from './workspaces.module.css';
import { useRoomGate } from '../../data/plans/gates.ts';
import { PlanGate } from '../../ui/plan-gate.tsx';

/** Invites people to the workspace by mail. */
export function InvitePeople() {
  const [text, setText] = useState('');
  const [role, setRole] = useState<Role>('CONTRIBUTOR');
  const [workspaceAdmin, setAdmin] = useState(false);
  const reason = adminsOnly(useWho());
  const { emails, unread } = addressesIn(text);
  /** Validation errors appear only after blur. */
  const [left, setLeft] = useState(false);
  const inviting = useInvite();
  const room = useRoomGate('seats');
  const roles = useRoleChoices();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null && emails.length > 0)
          inviting.mutate({ emails, role, workspaceAdmin }, { onSuccess: () => setText(unread.join('\n')) });
      }}
    >
      <Textarea
        label="Email addresses"
        description="Separate addresses with commas or line breaks"
        autosize
        minRows={2}
        maxRows={8}
        readOnly={reason !== null}
        value={text}
        onBlur={() => setLeft(true)}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setLeft(false);
          inviting.reset();
        }}
        error={left && unread.length > 0 ? `Not an email address: ${unread.join(', ')}. It gets no invite.` : undefined}
      />
      <NativeSelect
        label="Role"
        description={roleAbout(role)}
        disabled={reason !== null}
        data={roles.choicesFor()}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value as Role)}
      />
      <Checkbox
        label="Make them a workspace admin"
        disabled={reason !== null}
        checked={workspaceAdmin}
        onChange={(event) => setAdmin(event.currentTarget.checked)}
      />
      {role !== 'VIEWER' && <PlanGate gate={room} />}
      {reason === null && <PlanGate gate={roles.gate} />}
      <ProblemNote problem={inviting.error} />
      <div>
        <DisabledReason
          reason={
            reason ??
            (emails.length > 0 ? null : unread.length > 0 ? 'Enter a valid email address' : 'Enter an email address')
          }
        >
          <Button type="submit" loading={inviting.isPending}>
            {emails.length > 1 ? `Send ${emails.length} invites` : 'Send invite'}
          </Button>
        </DisabledReason>
      </div>
      {inviting.data && (
        <Notice icon={CircleCheck} tone="good">
          {inviteSummary(inviting.data)} <MailboxLink />
        </Notice>
      )}
    </form>
  );
}

function inviteSummary({ invites, alreadyMembers }: InvitedView): string {
  const sent = invites.length === 0 ? 'No invites sent.' : `Invited ${invites.map(({ email }) => email).join(', ')}.`;
  return alreadyMembers.length === 0 ? sent : `${sent} Already members: ${alreadyMembers.join(', ')}.`;
}
