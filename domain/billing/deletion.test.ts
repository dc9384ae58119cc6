import { yearSubscription } from '../../test/builders/billing-year.ts';
import { demandCanceled, isGoingOn, type ProviderSubscription, subscriptionFrom } from './index.ts';

const deleting = (more: Partial<ProviderSubscription>) => () =>
  demandCanceled(subscriptionFrom(yearSubscription(more)));

describe('deleting a workspace', () => {
  it.each(['active', 'trialing', 'past_due', 'unpaid'] as const)('is refused while its plan is %s', (status) => {
    expect(deleting({ status })).toThrow(expect.objectContaining({ code: 'InvalidOperation' }));
  });

  it('is allowed without a plan, and once that is canceled or ended', () => {
    expect(() => demandCanceled(null)).not.toThrow();
    expect(isGoingOn(null)).toBe(false);
    expect(isGoingOn(subscriptionFrom(yearSubscription({})))).toBe(true);
    expect(deleting({ cancelAt: '2026-02-05T10:00:00.000Z' })).not.toThrow();
    expect(deleting({ status: 'canceled' })).not.toThrow();
  });
});
