import type { ProviderSubscription } from '@evident/domain/billing';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { BillingStores } from './billing-stores.ts';
import type { Billing } from './billing.ts';
import { demandSubscription } from './current-subscription.ts';
import { syncSubscription } from './sync-subscription.ts';

type ChangeStores = Pick<BillingStores, 'billingCustomers' | 'workspacePlans' | 'outbox' | 'audit'>;
export interface ChangePorts {
  readonly billing: Billing;
  readonly work: UnitOfWork<ChangeStores>;
  readonly clock: Clock;
}

/** Changes the subscription at the provider, and records who did it. Then reads the result, so that it shows at once. */
export async function changeAtProvider(
  ports: ChangePorts,
  { teamId, userId: actorId }: Actor,
  action: `subscription:${string}`,
  change: (current: ProviderSubscription) => Promise<object | void>,
): Promise<void> {
  const { billing, work } = ports;
  const customer = await work.prepare(teamId, ({ billingCustomers }) => billingCustomers.find());
  const current = await demandSubscription(billing, teamId, customer);
  const detail = (await change(current)) ?? {};
  await work.perform(teamId, ({ audit }) =>
    audit.record({ actorId, action, objectType: 'workspace', objectId: teamId, detail: { ...detail } }),
  );
  await syncSubscription(ports, teamId);
}
