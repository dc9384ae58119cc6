import { Button, NumberInput, TextInput, Textarea } from '@mantine/core';
import { type OwnSupportView, SUPPORT_HOURS_MAX } from '@evident/domain/support';
import { useQuery } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { openWorkspace } from '../../data/identity/signed-in.ts';
import { useEndOwnSupport, useRequestSupport } from '../../data/support/mutations.ts';
import { ownSupportQuery } from '../../data/support/queries.ts';
import lines from '../../ui/lines.module.css';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { shownMoment } from '../../ui/time.ts';

const HOURS = 4;

interface Props {
  /** Navigates to a workspace. */
  open?: (teamId: string) => Promise<void>;
}

/** Requests of a staff member to read workspaces. */
export function OwnSupport({ open = openWorkspace }: Props) {
  const { data, error } = useQuery(ownSupportQuery());
  const end = useEndOwnSupport();
  if (error) return <ProblemNote problem={error} />;
  if (!data) return <ListSkeleton things="your requests" />;
  return (
    <>
      <Asking />
      <ProblemNote problem={end.error} />
      {data.items.length > 0 && (
        <ul className={lines.lines} aria-label="Your requests">
          {data.items.map((own) => (
            <li key={own.id} className={lines.line}>
              <LifeBuoy size={16} aria-hidden />
              <span className={lines.main}>
                {own.workspaceName}
                <small>
                  {own.reason} · {describe(own)}
                </small>
              </span>
              {own.state === 'GRANTED' && (
                <Button size="xs" aria-label={`Open ${own.workspaceName}`} onClick={() => void open(own.teamId)}>
                  Open
                </Button>
              )}
              {(own.state === 'GRANTED' || own.state === 'REQUESTED') && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${own.state === 'GRANTED' ? 'End now' : 'Withdraw'}: ${own.workspaceName}`}
                  onClick={() => end.mutate(own.id)}
                >
                  {own.state === 'GRANTED' ? 'End now' : 'Withdraw'}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function describe({ state, endsAt, askedAt }: OwnSupportView): string {
  if (state === 'GRANTED' && endsAt !== null) return `granted until ${shownMoment(endsAt)}`;
  const words = { REQUESTED: 'waits for an admin', GRANTED: 'granted', DENIED: 'denied', ENDED: 'ended' };
  return `${words[state]} · asked on ${shownMoment(askedAt)}`;
}

function Asking() {
  const asking = useRequestSupport();
  const [workspace, setWorkspace] = useState('');
  const [reason, setReason] = useState('');
  const [hours, setHours] = useState<number | string>(HOURS);
  const send = () =>
    asking.mutate(
      { workspace: workspace.trim(), reason, hours: Number(hours) },
      {
        onSuccess: () => {
          setWorkspace('');
          setReason('');
        },
      },
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextInput
        label="Workspace"
        description="The first part of its address, such as acme"
        required
        withAsterisk={false}
        value={workspace}
        onChange={(event) => setWorkspace(event.currentTarget.value)}
      />
      <Textarea
        mt="sm"
        label="Reason"
        description="Admins of the workspace read it"
        required
        withAsterisk={false}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <NumberInput
        mt="sm"
        label="Hours"
        min={1}
        max={SUPPORT_HOURS_MAX}
        allowDecimal={false}
        clampBehavior="strict"
        value={hours}
        onChange={setHours}
      />
      <ProblemNote problem={asking.error} />
      <Button
        mt="md"
        type="submit"
        loading={asking.isPending}
        disabled={workspace.trim() === '' || reason.trim() === '' || hours === ''}
      >
        Ask for access
      </Button>
    </form>
  );
}
