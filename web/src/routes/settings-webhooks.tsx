import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFeatureGate } from '../data/plans/gates.ts';
import { NewWebhook } from '../features/webhooks/new-webhook.tsx';
import { WebhookList } from '../features/webhooks/webhook-list.tsx';
import { PlanGate } from '../ui/plan-gate.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Webhooks of the member, and for admins those of all. */
export function Component() {
  const [making, setMaking] = useState(false);
  const gate = useFeatureGate('publicApi');
  return (
    <SettingsFrame title="Webhooks">
      <SettingsSection
        title="Webhooks"
        about={
          <>
            Your programs are called with events that you can see. See the{' '}
            <a href="/api/docs" target="_blank" rel="noreferrer">
              API reference
            </a>
            .
          </>
        }
      >
        <PlanGate gate={gate} />
        <WebhookList />
        <Button variant="default" onClick={() => setMaking(true)}>
          New webhook
        </Button>
        <NewWebhook opened={making} onClose={() => setMaking(false)} />
      </SettingsSection>
    </SettingsFrame>
  );
}
