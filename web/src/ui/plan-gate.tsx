import { Button, Group } from '@mantine/core';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { Notice } from './states/notice.tsx';

interface Props {
  /** Null renders nothing. */
  gate: {
    title: string;
    compare: string;
    offer: { label: string; busy: boolean; run: () => void } | null;
    note: string | null;
  } | null;
}

/** Says before someone tries that the plan does not allow it, and how to get it. */
export function PlanGate({ gate }: Props) {
  if (!gate) return null;
  const { title, compare, offer, note } = gate;
  return (
    <Notice
      icon={LockKeyhole}
      action={
        <Group gap="xs" wrap="wrap">
          {offer && (
            <Button size="compact-sm" variant="light" loading={offer.busy} onClick={offer.run}>
              {offer.label}
            </Button>
          )}
          <Link to={compare}>Compare plans</Link>
        </Group>
      }
    >
      {title}
      {note && `. ${note}`}
    </Notice>
  );
}
