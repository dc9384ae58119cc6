import { Button, Text } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { useConfirmCheckout } from '../data/billing/mutations.ts';
import { showToast } from '../kernel/toasts.ts';
import { ProblemNote } from '../ui/problem-note.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { BillingFrame } from './billing-frame.tsx';

/** Takes the place of the provider's payment page in a demonstration. */
export function Component() {
  const { checkoutId = '' } = useParams();
  return (
    <BillingFrame title="Payment">
      <Payment checkoutId={checkoutId} />
    </BillingFrame>
  );
}

function Payment({ checkoutId }: { checkoutId: string }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useConfirmCheckout(checkoutId);
  const pay = () =>
    mutate(undefined, {
      onSuccess: () => {
        showToast({ title: 'Your plan is active' });
        void navigate('/settings/billing', { replace: true });
      },
    });
  return (
    <SettingsSection title="Pay" about="Here the payment provider would ask for a card.">
      <Text>No card is needed, and nothing is charged.</Text>
      <ProblemNote problem={error} />
      <Button mt="sm" loading={isPending} onClick={pay}>
        Simulate the payment
      </Button>
    </SettingsSection>
  );
}
