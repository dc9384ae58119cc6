import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { BillingDetails, InvoiceView, ProviderSubscription } from '@evident/domain/billing';

export interface FakeSubscription extends ProviderSubscription {
  readonly customerId: string;
}
interface FakeCustomer {
  readonly teamId: string;
  readonly details: BillingDetails | null;
  /** Whether payments fail. */
  readonly failing: boolean;
  readonly invoices: readonly InvoiceView[];
}
interface FakeCheckout {
  readonly customerId: string;
  readonly items: readonly { readonly price: string; readonly quantity: number }[];
}

/** Everything that the simulated provider knows, as JSON. */
export interface FakeState {
  readonly customers: Record<string, FakeCustomer>;
  readonly checkouts: Record<string, FakeCheckout>;
  readonly subscriptions: Record<string, FakeSubscription>;
}

const empty = (): FakeState => ({ customers: {}, checkouts: {}, subscriptions: {} });

/** Reads the state of an earlier process; an empty one without a file, or if the file is unreadable. */
export function readState(file: string | null): FakeState {
  if (file === null) return empty();
  try {
    return { ...empty(), ...(JSON.parse(readFileSync(file, 'utf8')) as FakeState) };
  } catch {
    return empty();
  }
}

/** Replaces the file at once, so that a crash leaves a whole one. */
export function writeState(file: string | null, state: FakeState): void {
  if (file === null) return;
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}
