import { Button, Group, NumberInput, Text } from '@mantine/core';
import { type SupportAccessView, type SupportState, SUPPORT_HOURS_MAX } from '@evident/domain/support';
import { useQuery } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useSupportDecisions } from '../../data/support/mutations.ts';
import { supportQuery } from '../../data/support/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import lines from '../../ui/lines.module.css';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { shownMoment } from '../../ui/time.ts';

const STATES: Record<SupportState, string> = {
  REQUESTED: 'waits for your decision',
  GRANTED: 'can read',
  DENIED: 'denied',
  ENDED: 'ended',
};

/** Requests of support to read the workspace, for its admins. */
export function SupportRequests() {
  const { data, error } = useQuery(supportQuery());
  const { decide, end } = useSupportDecisions();
  const [granting, setGranting] = useState<SupportAccessView | null>(null);
  if (error) return <ProblemNote problem={error} />;
  if (!data) return <ListSkeleton things="requests of support" />;
  if (data.items.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Support has not asked to read this workspace. You get a mail when it does.
      </Text>
    );
  return (
    <>
      <ProblemNote problem={decide.error ?? end.error} />
      <ul className={lines.lines} aria-label="Requests of support">
        {data.items.map((access) => (
          <li key={access.id} className={lines.line}>
            <LifeBuoy size={16} aria-hidden />
            <span className={lines.main}>
              {access.name} ({access.email})
              <small>
                {access.reason} · {describe(access)}
              </small>
            </span>
            {access.state === 'REQUESTED' && (
              <Group gap="xs">
                <Button size="xs" aria-label={`Grant ${access.name} access`} onClick={() => setGranting(access)}>
                  Grant
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Deny ${access.name} access`}
                  onClick={() => decide.mutate({ id: access.id, granted: false })}
                >
                  Deny
                </Button>
              </Group>
            )}
            {access.state === 'GRANTED' && (
              <Button
                size="xs"
                variant="default"
                aria-label={`End now: access of ${access.name}`}
                onClick={() => end.mutate(access.id)}
              >
                End now
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog opened={granting !== null} onClose={() => setGranting(null)} title="Let support read?" size="sm">
        {granting && (
          <Granting
            access={granting}
            onGrant={async (hours) => {
              await decide.mutateAsync({ id: granting.id, granted: true, hours });
              setGranting(null);
            }}
            onCancel={() => setGranting(null)}
          />
        )}
      </Dialog>
    </>
  );
}

const describe = ({ state, hours, askedAt, endsAt }: SupportAccessView): string =>
  state === 'GRANTED' && endsAt !== null
    ? `${STATES.GRANTED} until ${shownMoment(endsAt)}`
    : `${STATES[state]} · asked for ${hours} ${hours === 1 ? 'hour' : 'hours'} on ${shownMoment(askedAt)}`;

interface GrantingProps {
  access: SupportAccessView;
  onGrant: (hours: number) => Promise<void>;
  onCancel: () => void;
}

function Granting({ access, onGrant, onCancel }: GrantingProps) {
  const [hours, setHours] = useState<number | string>(access.hours);
  const [busy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        // The list above shows a problem.
        onGrant(Number(hours)).then(onCancel, onCancel);
      }}
    >
      <Text size="sm">
        {access.name} ({access.email}) can read what every member of the workspace can read, and change nothing. All of
        it is recorded in the audit log. You can end it at any time.
      </Text>
      <NumberInput
        mt="md"
        label="Hours"
        min={1}
        max={SUPPORT_HOURS_MAX}
        allowDecimal={false}
        clampBehavior="strict"
        value={hours}
        onChange={setHours}
        data-autofocus
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={hours === ''}>
          Grant access
        </Button>
      </Group>
    </form>
  );
}
