import { refuse } from '../kernel/index.ts';
import type { Subscription } from '../plans/index.ts';

/** Whether a paid plan will be charged again. */
export const isGoingOn = (subscription: Subscription | null): boolean =>
  subscription !== null && subscription.status !== 'CANCELED' && subscription.cancelAt === null;

/**
 * A deleted workspace must not be charged again.
 * @throws Refusal `InvalidOperation` while its paid plan goes on
 */
export function demandCanceled(subscription: Subscription | null): void {
  if (isGoingOn(subscription))
    refuse('InvalidOperation', 'This workspace has a paid plan', 'Cancel the plan first, then delete the workspace.');
}
