import { join } from 'node:path';
import type { Billing } from '@evident/application/billing/billing';
import type { Clock } from '@evident/application/kernel/clock';
import type { Settings } from '../kernel/settings.ts';

/** Null where nothing is sold. The adapter that is not used is not loaded. */
export async function openBilling({ plans, stripe, dataFolder }: Settings, clock: Clock): Promise<Billing | null> {
  if (!plans) return null;
  if (stripe) {
    const { GuardedHttp } = await import('@evident/adapters/outbound/guarded-http');
    const { StripeBilling } = await import('@evident/adapters/billing/stripe/stripe-billing');
    const outbound = new GuardedHttp();
    return new StripeBilling({
      ...stripe,
      send: (method, address, request) => outbound.send(method, address, request),
    });
  }
  const { FakeBilling } = await import('@evident/adapters/billing/fake/fake-billing');
  return new FakeBilling({ clock, file: join(dataFolder, 'demonstration-billing.json') });
}
