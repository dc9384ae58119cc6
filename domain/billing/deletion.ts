import { refuse } from '../kernel/index.ts';
import type { Subscription } from '../plans/index.ts';

/**
 * A deleted workspace must not be charged again.
 * @throws Refusal `InvalidOperation` while its paid plan goes on
 */
export function demandCanceled(subscription: Subscription | null): void {
  if (subscription && subscription.status !== 'CANCELED' && subscription.cancelAt === null)
    refuse('InvalidOperation', 'This workspace has a paid plan', 'Cancel the plan first, then delete the workspace.');
}
