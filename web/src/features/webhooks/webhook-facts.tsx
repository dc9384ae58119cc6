import type { WebhookView } from '@evident/domain/webhooks';
import { type ReactNode, useState } from 'react';
import { TriangleAlert } from 'lucide-react';
import { useUpdateWebhook } from '../../data/webhooks/mutations.ts';
import { SavedForm } from '../../ui/saved-form.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { shownMoment } from '../../ui/time.ts';
import { WebhookForm, type WebhookWording, asSent } from './webhook-form.tsx';
import styles from './webhooks.module.css';
import { DISABLED_REASONS } from './words.ts';

/** Why a webhook is not called, or fails; null if all is well. */
export function WebhookTrouble({ webhook: { disabledReason, failingSince } }: { webhook: WebhookView }) {
  if (disabledReason)
    return (
      <Trouble>
        This webhook was disabled. {DISABLED_REASONS[disabledReason]} Repair the receiver, then activate it.
      </Trouble>
    );
  if (failingSince)
    return (
      <Trouble>
        Deliveries have failed since {shownMoment(failingSince)}. They are attempted again for three days.
      </Trouble>
    );
  return null;
}

const Trouble = ({ children }: { children: ReactNode }) => (
  <div className={styles.trouble}>
    <Notice icon={TriangleAlert} tone="warn">
      {children}
    </Notice>
  </div>
);

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
