import type { WebhookView } from '@evident/domain/webhooks';
import { useState } from 'react';
import { TriangleAlert } from 'lucide-react';
import { useUpdateWebhook } from '../../data/webhooks/mutations.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { SavedForm } from '../../ui/saved-form.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { WebhookForm, type WebhookWording, asSent } from './webhook-form.tsx';
import { DISABLED_REASONS } from './words.ts';

/** Why a webhook is not called, or fails; null if all is well. */
export function WebhookTrouble({ webhook: { disabledReason, failingSince } }: { webhook: WebhookView }) {
  if (disabledReason)
    return (
      <Notice icon={TriangleAlert} tone="warn">
        This webhook was disabled. {DISABLED_REASONS[disabledReason]} Repair the receiver, then activate it.
      </Notice>
    );
  if (failingSince)
    return (
      <Notice icon={TriangleAlert} tone="warn">
        Deliveries fail since <RelativeTime at={failingSince} />. They are attempted again for three days.
      </Notice>
    );
  return null;
}

/** Changes the address, the description and the events. */
export function WebhookFacts({ webhook }: { webhook: WebhookView }) {
  const { url, description, events, own } = webhook;
  const [wording, setWording] = useState<WebhookWording>({ url, description, events });
  const update = useUpdateWebhook(webhook);
  const isSame = JSON.stringify(asSent(wording)) === JSON.stringify(asSent({ url, description, events }));
  const reason = own
    ? wording.events.length === 0
      ? 'Choose at least one event'
      : null
    : 'Only its owner can change it';
  return (
    <SavedForm
      verb="Save webhook"
      changed={!isSame}
      done="The webhook was changed"
      disabledReason={reason}
      save={() => update.mutateAsync(asSent(wording))}
    >
      <WebhookForm value={wording} onChange={setWording} disabled={!own} />
    </SavedForm>
  );
}
