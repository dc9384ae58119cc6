import { Badge, Button, Group, SegmentedControl } from '@mantine/core';
import type { DeliveryView } from '@evident/domain/webhooks';
import { useState } from 'react';
import { useResendDelivery, useSendWaiting } from '../../data/webhooks/mutations.ts';
import { deliveriesQuery } from '../../data/webhooks/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import lines from '../../ui/lines.module.css';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { NothingYet } from '../../ui/section.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import styles from './webhooks.module.css';
import { DELIVERY_STATES } from './words.ts';

interface Props {
  readonly webhookId: string;
  /** Why nothing can be sent; null if it can. */
  readonly reason: string | null;
}

const CHOICES = [
  { value: '', label: 'All' },
  { value: 'WAITING', label: 'Waiting' },
  { value: 'DEAD', label: 'Given up' },
];

/** The last deliveries, newest first, and the dead letters. */
export function WebhookDeliveries({ webhookId, reason }: Props) {
  const [state, setState] = useState('');
  const deliveries = usePages(deliveriesQuery(webhookId, (state || undefined) as DeliveryView['state'] | undefined));
  const resend = useResendDelivery(webhookId);
  const send = useSendWaiting(webhookId);
  return (
    <>
      <Group gap="xs" mb="xs">
        <SegmentedControl aria-label="State of deliveries" size="xs" data={CHOICES} value={state} onChange={setState} />
        {state === 'WAITING' && (
          <DisabledReason reason={reason}>
            <Button size="compact-sm" variant="default" loading={send.isPending} onClick={() => send.mutate()}>
              Send waiting deliveries now
            </Button>
          </DisabledReason>
        )}
      </Group>
      <Listing
        of={deliveries}
        things="deliveries"
        empty={
          <NothingYet>{state ? 'None in this state.' : 'Deliveries appear here after the next event.'}</NothingYet>
        }
      >
        {(items) => (
          <ul className={lines.lines} aria-label="Deliveries">
            {items.map((delivery) => (
              <Row key={delivery.id} delivery={delivery} reason={reason} onResend={() => resend.mutate(delivery.id)} />
            ))}
          </ul>
        )}
      </Listing>
      {deliveries.more && (
        <Button variant="default" loading={deliveries.loadingMore} onClick={deliveries.more}>
          Show more
        </Button>
      )}
    </>
  );
}

interface RowProps {
  readonly delivery: DeliveryView;
  readonly reason: string | null;
  readonly onResend: () => void;
}

function Row({ delivery, reason, onResend }: RowProps) {
  const { type, state, attempts, status, problem, durationMs, lastAt, createdAt } = delivery;
  const [isOpen, setOpen] = useState(false);
  const color = state === 'DEAD' ? 'red' : 'gray';
  const outcome = status === null ? problem : `${status} in ${durationMs} ms`;
  return (
    <li className={`${lines.line} ${styles.delivery}`}>
      <span className={lines.main}>
        {type}
        <small>
          <RelativeTime at={lastAt ?? createdAt} />
          {outcome ? ` · ${outcome}` : ''}
          {attempts > 1 ? ` · ${attempts} attempts` : ''}
        </small>
      </span>
      <Badge variant="light" color={color}>
        {DELIVERY_STATES[state]}
      </Badge>
      <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Details
      </Button>
      {state !== 'WAITING' && (
        <DisabledReason reason={reason}>
          <Button size="compact-sm" variant="default" onClick={onResend}>
            Send again
          </Button>
        </DisabledReason>
      )}
      {isOpen && <Details delivery={delivery} />}
    </li>
  );
}

function Details({ delivery: { messageId, body, answer, nextAt } }: Pick<RowProps, 'delivery'>) {
  return (
    <div className={styles.parts}>
      {nextAt !== null && (
        <span>
          Next attempt <RelativeTime at={nextAt} />
        </span>
      )}
      <span>Body of {messageId}</span>
      <pre className={styles.code}>{body}</pre>
      {answer !== null && (
        <>
          <span>Answer</span>
          <pre className={styles.code}>{answer || '(empty)'}</pre>
        </>
      )}
    </div>
  );
}
