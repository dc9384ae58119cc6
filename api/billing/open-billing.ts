import { join } from 'node:path';
import type { Billing } from '@evident/application/billing/billing';
import type { Clock } from '@evident/application/kernel/clock';
import type { Settings } from '../kernel/settings.ts';

/** Null where nothing is sold. The adapter that is not used is not loaded. */
export async function openBilling({ plans, dataFolder }: Settings, clock: Clock): Promise<Billing | null> {
  if (!plans) return null;
  const { FakeBilling } = await import('@evident/adapters/billing/fake/fake-billing');
  return new FakeBilling({ clock, file: join(dataFolder, 'demonstration-billing.json') });
}
