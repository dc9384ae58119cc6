import { event, internal } from '../event-kinds/index.ts';

export const BILLING_EVENTS = {
  'billing:changed': event(null, 'the subscription, the company or the invoices of the workspace change', {}),
  'billing:noticed': internal(
    event(null, 'admins are told about a payment, a card or a trial', {
      noticeId: { type: 'string' },
      what: { type: 'string' },
    }),
  ),
  'payment:received': internal(
    event(null, 'the payment provider reports an event; its job reads the current state', {
      paymentEventId: { type: 'string' },
    }),
  ),
} as const;
