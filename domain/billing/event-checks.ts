import { isUuid, refuse } from '../kernel/index.ts';
import { type PaymentEvent, paymentEventKind } from './payment-events.ts';

/** How the provider is used here. */
export interface ProviderMode {
  /** False with a test key. */
  readonly live: boolean;
  readonly apiVersion: string;
}

const WITHOUT_CUSTOMER = {
  card: 'No customer on card source',
  invoice: 'No customer on invoice',
  charge: 'Charge must have a customer',
} as const;

/**
 * Checks an event of a mode and version that this installation does not use, and one without what its kind needs
 * (specification, document 002, section 5).
 * @throws Refusal `ValidationError`
 */
export function checkPaymentEvent(event: PaymentEvent, mode: ProviderMode): void {
  const invalid = (title: string, advice?: string): never => refuse('ValidationError', title, advice);
  if (event.live !== mode.live)
    invalid(
      'The event is of another mode',
      'Send test events to installations with a test key, and live ones to others.',
    );
  if (event.apiVersion !== mode.apiVersion)
    invalid('The event is of another API version', `Set the version of the webhook endpoint to ${mode.apiVersion}.`);
  const about = paymentEventKind(event.type)?.about;
  if (about === 'subscription' && !(event.teamId && isUuid(event.teamId)))
    invalid('No workspace id in metadata', 'Set `teamId` in the metadata of the subscription.');
  if ((about === 'card' || about === 'invoice' || about === 'charge') && !event.customer && !event.charge)
    invalid(WITHOUT_CUSTOMER[about]);
}
