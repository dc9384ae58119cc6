import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { Link } from 'react-router';
import { workspacePlanQuery } from '../data/plans/queries.ts';
import { useWho } from '../kernel/who.ts';
import { Notice } from '../ui/states/notice.tsx';
import { shownDate } from '../ui/time.ts';

/** For admins: a payment failed, and until when nothing changes. */
export function PaymentBanner() {
  const isAdmin = useWho()?.member.workspaceAdmin ?? false;
  const { data } = useQuery({ ...workspacePlanQuery(), enabled: isAdmin });
  const due = isAdmin ? data?.subscription : null;
  if (!due?.graceEndsAt) return null;
  return (
    <Box mb={24}>
      <Notice icon={CreditCard} tone="warn" action={<Link to="/settings/billing">Billing</Link>}>
        {due.inEffect
          ? `A payment failed. Everything stays as it is until ${shownDate(due.graceEndsAt)}.`
          : 'A payment failed, and your plan ended. It is back once you pay.'}
      </Notice>
    </Box>
  );
}
