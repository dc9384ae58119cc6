import { Button, Group, Text } from '@mantine/core';
import type { BillingView } from '@evident/domain/billing';
import { planOf } from '@evident/domain/plans';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useCancellation, usePortal } from '../../data/billing/mutations.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { shownDate } from '../../ui/time.ts';
import { isPaid, subscriptionInWords } from './words.ts';

interface Props {
  billing: BillingView;
  /** The restrictions without the plan; null for none. */
  restrictions: ReactNode;
}

/** The paid plan, with its changes. */
export function BillingSummary({ billing: { subscription }, restrictions }: Props) {
  const [leaving, setLeaving] = useState(false);
  const { cancel, resume } = useCancellation();
  const portal = usePortal();
  if (!subscription || !isPaid(subscription))
    return (
      <>
        <Text>You pay for nothing.</Text>
        <Group mt="sm">
          <Button component={Link} to="/settings/billing/plans">
            Choose a plan
          </Button>
        </Group>
      </>
    );
  const { cancelAt, currentPeriodEnd } = subscription;
  return (
    <>
      <strong>{planOf(subscription.plan)?.name ?? subscription.plan}</strong>
      <Text>{subscriptionInWords(subscription)}</Text>
      <ProblemNote problem={resume.error ?? portal.error} />
      <Group mt="sm" gap="xs">
        <Button component={Link} to="/settings/billing/plans">
          Change plan
        </Button>
        <Button variant="default" loading={portal.isPending} onClick={() => portal.mutate()}>
          Cards
        </Button>
        {cancelAt === null ? (
          <Button variant="default" onClick={() => setLeaving(true)}>
            Cancel plan
          </Button>
        ) : (
          <Button variant="default" loading={resume.isPending} onClick={() => resume.mutate()}>
            Keep plan
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={leaving}
        onClose={() => setLeaving(false)}
        title="Cancel the plan?"
        verb="Cancel plan"
        danger
        onConfirm={() => cancel.mutateAsync()}
      >
        It holds until {shownDate(currentPeriodEnd)}, and you can keep it until then. Nothing is deleted.
        {restrictions !== null && (
          <>
            <Text mt="sm">On the free plan then:</Text>
            {restrictions}
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
