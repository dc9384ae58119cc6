import type { PaymentEvent } from '@evident/domain/billing';
import { idOf, moment } from './stripe-subscription.ts';

type Reference = string | { id: string } | null;
type Metadata = Readonly<Record<string, string>> | null;

/** The fields of the objects of events that are read. */
interface EventObject {
  readonly customer?: Reference;
  readonly charge?: Reference;
  readonly metadata?: Metadata;
  /** Of an invoice. */
  readonly parent?: { readonly subscription_details?: { readonly metadata?: Metadata } | null } | null;
}
interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly livemode: boolean;
  readonly api_version: string | null;
  readonly data: { readonly object: EventObject };
}

/** An event of Stripe, without the state in it. */
export function eventOf(body: string): PaymentEvent {
  const { id, type, created, livemode, api_version: apiVersion, data } = JSON.parse(body) as StripeEvent;
  const { customer, charge, metadata, parent } = data.object;
  return {
    id,
    type,
    created: moment(created),
    live: livemode,
    apiVersion,
    customer: idOf(customer),
    charge: idOf(charge),
    teamId: metadata?.['teamId'] ?? parent?.subscription_details?.metadata?.['teamId'] ?? null,
  };
}
