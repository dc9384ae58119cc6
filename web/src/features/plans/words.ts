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

/** The state of the plan in one sentence; null for a plan that simply goes on. */
export function planStateInWords({ reason, subscription }: WorkspacePlanView): string | null {
  if (reason?.by === 'planTrial' && reason.until !== null)
    return `You are trying this plan until ${shownDate(reason.until)}.`;
  if (!subscription) return null;
  if (subscription.graceEndsAt !== null)
    return `A payment failed. Everything stays as it is until ${shownDate(subscription.graceEndsAt)}.`;
  if (subscription.cancelAt !== null) return `It was canceled and ends on ${shownDate(subscription.cancelAt)}.`;
  return null;
}
