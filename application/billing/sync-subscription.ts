import { noticeOfChange, ofTeam, type ProviderSubscription, settled } from '@evident/domain/billing';
import { isSameJson, type Uuid } from '@evident/domain/kernel';
import { SELF_HOSTED, planFromStart } from '@evident/domain/plans';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { BillingCustomer, BillingStores } from './billing-stores.ts';
import type { Billing } from './billing.ts';
import { billingChanged, billingNoticed } from './events.ts';

const TRIES = 5;

export type SyncStores = Pick<BillingStores, 'billingCustomers' | 'workspacePlans' | 'outbox'>;
export interface SyncPorts {
  readonly work: UnitOfWork<SyncStores>;
  readonly billing: Billing;
  readonly clock: Clock;
}

/** `UNKNOWN`: the provider does not know the customer, so nothing is changed. `NONE`: there is no customer. */
export type Synced = 'SAME' | 'HEALED' | 'UNKNOWN' | 'NONE';

/**
 * Asks the provider for the current subscriptions of a workspace, and saves what follows from them. No lock is held while
 * it answers. If another answer was saved in the meantime, it asks again, so an older answer never wins.
 */
export async function syncSubscription({ work, billing, clock }: SyncPorts, teamId: Uuid): Promise<Synced> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const customer = await work.perform(teamId, ({ billingCustomers }) => billingCustomers.find());
    if (!customer) return 'NONE';
    const now = await billing.subscriptionsOf(customer.customerId);
    if (now === null) return 'UNKNOWN';
    const saved = await work.perform(teamId, (stores) =>
      saveTruth(stores, teamId, customer, ofTeam(teamId, now), clock.now()),
    );
    if (saved) return saved;
  }
  throw new Error('The subscription changes too often to be saved');
}

async function saveTruth(
  { billingCustomers, workspacePlans, outbox }: SyncStores,
  teamId: Uuid,
  asked: BillingCustomer,
  now: readonly ProviderSubscription[],
  syncedAt: Date,
): Promise<Synced | null> {
  const customer = await billingCustomers.hold();
  if (customer?.syncs !== asked.syncs) return null;
  const syncs = customer.syncs + 1;
  await billingCustomers.save({ ...customer, syncs, syncedAt });
  const plan = (await workspacePlans.find()) ?? planFromStart(SELF_HOSTED.reference);
  const subscription = settled(plan.subscription, now);
  if (isSameJson(plan.subscription, subscription)) return 'SAME';
  await workspacePlans.save({ ...plan, subscription });
  await outbox.announce(billingChanged(teamId));
  const notice = noticeOfChange(plan.subscription, subscription);
  if (notice) await outbox.announce(billingNoticed(teamId, `sync-${syncs}`, notice));
  return 'HEALED';
}
