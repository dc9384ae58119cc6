import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { webhookQuery } from '../data/webhooks/queries.ts';
import { WEBHOOKS_PATH } from '../features/webhooks/links.ts';
import { WebhookActions } from '../features/webhooks/webhook-actions.tsx';
import { WebhookDeliveries } from '../features/webhooks/webhook-deliveries.tsx';
import { WebhookFacts, WebhookTrouble } from '../features/webhooks/webhook-facts.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** One webhook with its deliveries. */
export function Component() {
  const { webhookId = '' } = useParams();
  return (
    <SettingsFrame title="Webhook">
      <p>
        <Link to={WEBHOOKS_PATH}>All webhooks</Link>
      </p>
      <OneWebhook key={webhookId} webhookId={webhookId} />
    </SettingsFrame>
  );
}

function OneWebhook({ webhookId }: { webhookId: string }) {
  const { data: webhook, error, refetch } = useQuery(webhookQuery(webhookId));
  const navigate = useNavigate();
  if (!webhook && error)
    return <FailedState title="The webhook could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!webhook) return <ListSkeleton things="the webhook" />;
  const { version, own, state, owner } = webhook;
  const about = own ? 'It gets the events that you can see.' : `It gets the events that ${owner.name} can see.`;
  return (
    <>
      <WebhookTrouble webhook={webhook} />
      <SettingsSection title="Receiver" about={about}>
        <WebhookFacts key={version} webhook={webhook} />
        <WebhookActions webhook={webhook} onDeleted={() => void navigate(WEBHOOKS_PATH)} />
      </SettingsSection>
      {own && (
        <SettingsSection title="Deliveries" about="Successful ones are kept for 7 days, those given up for 30.">
          <WebhookDeliveries webhookId={webhookId} reason={state === 'ACTIVE' ? null : 'Activate the webhook first'} />
        </SettingsSection>
      )}
    </>
  );
}
