import type { Limit, WorkspacePlanView } from '@evident/domain/plans';
import { sizeInWords } from '../../ui/size-in-words.ts';
import { shownDate } from '../../ui/time.ts';

/** An amount of a limit: `600`, `10 GB`, `Unlimited`. */
export const amountInWords = (limit: Limit, amount: number | null): string =>
  amount === null ? 'Unlimited' : limit === 'storage' ? sizeInWords(amount) : amount.toLocaleString('en');

/** Where an allowance comes from, with its end. */
export function reasonInWords(reason: WorkspacePlanView['reason']): string {
  if (!reason) return 'Not in your plan';
  const end = reason.until === null ? '' : ` until ${shownDate(reason.until)}`;
  switch (reason.by) {
    case 'planTrial':
    case 'featureTrial':
      return `On trial${end}`;
    case 'addOn':
      return `Add-on${end}`;
    default:
      return `In your plan${end}`;
  }
}

/** The state of the plan in one sentence; null for a plan that simply goes on. Payments are for admins. */
export function planStateInWords({ reason, subscription }: WorkspacePlanView, isAdmin: boolean): string | null {
  if (reason?.by === 'planTrial' && reason.until !== null)
    return `You are trying this plan until ${shownDate(reason.until)}.`;
  if (!subscription || !isAdmin) return null;
  const { inEffect, graceEndsAt, cancelAt } = subscription;
  if (graceEndsAt !== null)
    return inEffect
      ? `A payment failed. Everything stays as it is until ${shownDate(graceEndsAt)}.`
      : `A payment failed, and your plan ended on ${shownDate(graceEndsAt)}. It is back once you pay.`;
  return inEffect && cancelAt !== null ? `It was canceled and ends on ${shownDate(cancelAt)}.` : null;
}
