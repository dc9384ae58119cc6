import { YEAR_MODE, yearEvent } from '../../test/builders/billing-year.ts';
import {
  BILLING_NOTICES,
  PAYMENT_EVENTS,
  type PaymentEvent,
  checkPaymentEvent,
  isBillingNotice,
  noticeWords,
  paymentEventKind,
} from './index.ts';

const checking = (type: keyof typeof PAYMENT_EVENTS, more: Partial<PaymentEvent>) => () =>
  checkPaymentEvent(yearEvent(type, more), YEAR_MODE);
const invalid = (title: string) => expect.objectContaining({ code: 'ValidationError', title });

describe('a payment event', () => {
  it('is taken with its customer and its workspace', () => {
    for (const type of Object.keys(PAYMENT_EVENTS)) expect(checking(type as never, {})).not.toThrow();
  });

  it.each([
    ['customer.source.expiring', 'No customer on card source'],
    ['invoice.finalized', 'No customer on invoice'],
    ['charge.failed', 'Charge must have a customer'],
  ] as const)('%s without a customer is refused: %s', (type, title) => {
    expect(checking(type, { customer: null })).toThrow(invalid(title));
  });

  it('of a dispute may name the customer by its charge', () => {
    expect(checking('charge.dispute.created', { customer: null, charge: 'ch_1' })).not.toThrow();
  });

  it.each([null, 'not-a-uuid'])('of a subscription needs a workspace id in its metadata, not %s', (teamId) => {
    expect(checking('customer.subscription.updated', { teamId })).toThrow(invalid('No workspace id in metadata'));
    expect(checking('invoice.paid', { teamId })).not.toThrow();
  });

  it('of another mode or API version is refused', () => {
    expect(checking('invoice.paid', { live: true })).toThrow(invalid('The event is of another mode'));
    expect(checking('invoice.paid', { apiVersion: '2020-01-01' })).toThrow(
      invalid('The event is of another API version'),
    );
  });

  it('of an unknown type has no effect, even if the type is a name of JavaScript', () => {
    for (const type of ['customer.created', 'toString', '__proto__']) expect(paymentEventKind(type)).toBeNull();
    expect(paymentEventKind('invoice.paid')).toEqual({ about: 'invoice', syncs: true, tells: null });
  });
});

describe('the notice of a payment event', () => {
  it('is told by events about cards, charges, invoices and the end of trials', () => {
    const told = Object.entries(PAYMENT_EVENTS).filter(([, { tells }]) => tells !== null);
    expect(Object.fromEntries(told.map(([type, { tells }]) => [type, tells]))).toEqual({
      'customer.subscription.trial_will_end': 'SUBSCRIPTION_TRIAL_ENDING',
      'invoice.finalized': 'INVOICE_READY',
      'invoice.upcoming': 'INVOICE_UPCOMING',
      'customer.source.expiring': 'CARD_EXPIRING',
      'charge.failed': 'CHARGE_FAILED',
      'charge.refunded': 'CHARGE_REFUNDED',
      'charge.dispute.created': 'CHARGE_DISPUTED',
      'radar.early_fraud_warning.created': 'FRAUD_WARNING',
    });
  });

  it('names the workspace, whatever signs its name has', () => {
    expect(noticeWords('TRIAL_STARTED', '$& Labs').text).toBe('The trial of a paid plan started for $& Labs.');
    for (const what of Object.keys(BILLING_NOTICES)) {
      expect(isBillingNotice(what)).toBe(true);
      expect(noticeWords(what as never, 'Labs').text).toContain('Labs');
    }
    expect(isBillingNotice('toString')).toBe(false);
  });
});
