import { Button, Group } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useSimulatedRenewal } from '../data/billing/mutations.ts';
import { ProblemNote } from '../ui/problem-note.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { BillingFrame } from './billing-frame.tsx';

/** Takes the place of the provider's page of cards in a demonstration. */
export function Component() {
  return (
    <BillingFrame title="Card">
      <Renewal />
    </BillingFrame>
  );
}

function Renewal() {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useSimulatedRenewal();
  const renew = (declined: boolean) => mutate(declined, { onSuccess: () => void navigate('/settings/billing') });
  return (
    <SettingsSection
      title="Renew now"
      about="Here the payment provider would keep your card. Nothing is charged: see what a renewal does."
    >
      <ProblemNote problem={error} />
      <Group gap="xs">
        <Button loading={isPending} onClick={() => renew(false)}>
          With a card that works
        </Button>
        <Button variant="default" loading={isPending} onClick={() => renew(true)}>
          With a card that is declined
        </Button>
      </Group>
    </SettingsSection>
  );
}
