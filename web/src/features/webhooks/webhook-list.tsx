import { Badge } from '@mantine/core';
import type { WebhookView } from '@evident/domain/webhooks';
import { useQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { Link } from 'react-router';
import { webhooksQuery } from '../../data/webhooks/queries.ts';
import lines from '../../ui/lines.module.css';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { webhookPath } from './links.ts';
import styles from './webhooks.module.css';
import { WEBHOOK_STATES } from './words.ts';

/** Own webhooks, and for admins all. */
export function WebhookList() {
  const { data: items, error: problem, refetch } = useQuery(webhooksQuery());
  const empty = (
    <EmptyState icon={Webhook} title="Webhooks call your programs">
      A program is called with each event that you can see, such as a new note.
    </EmptyState>
  );
  return (
    <Listing of={{ items, problem, again: () => void refetch() }} things="webhooks" empty={empty}>
      {(webhooks) => (
        <ul className={lines.lines} aria-label="Webhooks">
          {webhooks.map((webhook) => (
            <Row key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
    </Listing>
  );
}

function Row({ webhook: { id, url, description, events, state, own, owner, dead } }: { webhook: WebhookView }) {
  const count = events.length === 1 ? '1 event' : `${events.length} events`;
  return (
    <li className={lines.line}>
      <Webhook size={16} aria-hidden />
      <span className={lines.main}>
        <Link to={webhookPath(id)} className={styles.address}>
          {description || url}
        </Link>
        <small className={styles.address}>
          {description ? `${url} · ` : ''}
          {count}
          {own ? '' : ` · ${owner.name}`}
        </small>
      </span>
      {dead > 0 && (
        <Badge variant="light" color="red">
          {dead} given up
        </Badge>
      )}
      <Badge variant="light" color={state === 'DISABLED' ? 'red' : 'gray'}>
        {WEBHOOK_STATES[state]}
      </Badge>
    </li>
  );
}
