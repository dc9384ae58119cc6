interface Words {
  readonly subject: string;
  /** `{workspace}` is its name. */
  readonly text: string;
}

/** Mails to the admins of a workspace about payments. Other members are told nothing. */
export const BILLING_NOTICES = {
  PAYMENT_FAILED: {
    subject: 'Payment failed',
    text: 'The payment for {workspace} failed. Your plan stays as it is until 14 days after the payment was due. Update the card, and the payment is tried again.',
  },
  PAYMENT_RECOVERED: {
    subject: 'Payment received',
    text: 'The overdue payment for {workspace} arrived. Thank you.',
  },
  INVOICE_UPCOMING: {
    subject: 'Your next invoice',
    text: 'The subscription of {workspace} renews soon. Check the plan, the seats and the card before it does.',
  },
  INVOICE_READY: { subject: 'Your invoice is ready', text: 'There is a new invoice for {workspace}.' },
  CARD_EXPIRING: {
    subject: 'Your card expires soon',
    text: 'The card that pays for {workspace} expires at the end of the month. Add another one.',
  },
  FRAUD_WARNING: {
    subject: 'A payment was reported as fraud',
    text: 'The bank reported a payment for {workspace} as possible fraud. Your plan stays as it is. Ask the holder of the card to confirm the payment with the bank.',
  },
  CHARGE_FAILED: {
    subject: 'Your card was declined',
    text: 'A charge for {workspace} was declined. Check the card, or use another one.',
  },
  CHARGE_DISPUTED: {
    subject: 'A payment is disputed',
    text: 'The holder of the card disputed a payment for {workspace} at the bank. Your plan stays as it is while the bank decides.',
  },
  CHARGE_REFUNDED: {
    subject: 'A payment was refunded',
    text: 'A payment for {workspace} was refunded. It takes the bank up to 10 days to show it.',
  },
  SUBSCRIPTION_STARTED: { subject: 'Your plan is active', text: 'The paid plan of {workspace} is active. Thank you.' },
  SUBSCRIPTION_CHANGED: {
    subject: 'Your plan changed',
    text: 'The plan, the seats or the add-ons of {workspace} changed.',
  },
  SUBSCRIPTION_ENDING: {
    subject: 'Your plan was canceled',
    text: 'The plan of {workspace} was canceled. It stays active until the end of the period that is paid for, and nothing is deleted. You can resume it until then.',
  },
  SUBSCRIPTION_RESUMED: { subject: 'Your plan goes on', text: 'The plan of {workspace} is no longer canceled.' },
  SUBSCRIPTION_ENDED: {
    subject: 'Your plan ended',
    text: 'The paid plan of {workspace} ended. Nothing was deleted: projects beyond your plan are read-only.',
  },
  TRIAL_STARTED: { subject: 'Your trial started', text: 'The trial of a paid plan started for {workspace}.' },
  TRIAL_EXTENDED: { subject: 'Your trial was extended', text: 'The trial of {workspace} was extended.' },
  TRIAL_UPGRADED: { subject: 'Your trial became a plan', text: 'The trial of {workspace} became a paid plan.' },
  TRIAL_REMINDER: {
    subject: 'Your trial ends soon',
    text: 'The trial of {workspace} ends in a few days. Choose a plan to keep its features. Nothing is deleted.',
  },
  SUBSCRIPTION_TRIAL_ENDING: {
    subject: 'Your trial ends soon',
    text: 'The trial of {workspace} ends in a few days. With a card the plan goes on and is charged; without one it ends. Nothing is deleted.',
  },
  TRIAL_EXPIRED: {
    subject: 'Your trial ended',
    text: 'The trial of {workspace} ended. Nothing was deleted. Choose a plan to use its features again.',
  },
} as const satisfies Record<string, Words>;

export type BillingNotice = keyof typeof BILLING_NOTICES;

export const isBillingNotice = (what: string): what is BillingNotice => Object.hasOwn(BILLING_NOTICES, what);

/** The words of a notice about a workspace. */
export function noticeWords(what: BillingNotice, workspace: string): Words {
  const { subject, text }: Words = BILLING_NOTICES[what];
  return { subject, text: text.replaceAll('{workspace}', () => workspace) };
}
