import type { Session } from '../session.ts';
import { PostgresBillingContacts, PostgresBillingCustomerStore } from './postgres-billing-customer-store.ts';
import { PostgresPaymentEventStore } from './postgres-payment-event-store.ts';

export const billingStores = {
  billingCustomers: (session: Session) => new PostgresBillingCustomerStore(session),
  billingContacts: (session: Session) => new PostgresBillingContacts(session),
  paymentEvents: (session: Session) => new PostgresPaymentEventStore(session),
};
