import { type Infer, type ObjectSchema, moment } from '../kernel/index.ts';
import { PRODUCT_FAMILIES, SUBSCRIPTION_INTERVALS, SUBSCRIPTION_STATUSES } from '../plans/index.ts';
import { billingDetails } from './details.ts';
import { PRICE_SUBJECTS } from './prices.ts';

const amount = { type: 'integer', description: 'In the smallest unit of the currency, such as cents' } as const;
const currency = { type: 'string', description: 'ISO 4217, in lower case', examples: ['usd'] } as const;
const maybeMoment = { ...moment, nullable: true } as const;
const interval = { type: 'string', enum: SUBSCRIPTION_INTERVALS, examples: ['month'] } as const;
const text = { type: 'string' } as const;
const maybeText = { ...text, nullable: true } as const;
/** Most prices of one subscription; the provider takes 20. */
export const ITEMS_MAX = 20;
export const SEATS_MAX = 2000;

const subscriptionView = {
  type: 'object',
  nullable: true,
  properties: {
    plan: { type: 'string', description: 'Reference of the plan', examples: ['business-2025-07'] },
    status: { type: 'string', enum: SUBSCRIPTION_STATUSES },
    interval,
    seats: { type: 'integer', minimum: 0 },
    addOns: {
      type: 'array',
      items: {
        type: 'object',
        properties: { reference: text, quantity: { type: 'integer', minimum: 0 } },
        required: ['reference', 'quantity'],
      },
    },
    startedAt: moment,
    currentPeriodEnd: moment,
    pastDueSince: maybeMoment,
    trialEndsAt: maybeMoment,
    cancelAt: maybeMoment,
  },
  required: [
    'plan',
    'status',
    'interval',
    'seats',
    'addOns',
    'startedAt',
    'currentPeriodEnd',
    'pastDueSince',
    'trialEndsAt',
    'cancelAt',
  ],
  description: 'The last paid plan; null if there never was one',
} as const satisfies ObjectSchema;

export const BILLING_PROVIDERS = ['STRIPE', 'DEMONSTRATION'] as const;

export const billingView = {
  type: 'object',
  properties: {
    provider: {
      type: 'string',
      enum: BILLING_PROVIDERS,
      description: 'DEMONSTRATION: payments are only simulated, and nothing is charged',
    },
    subscription: subscriptionView,
    details: { ...billingDetails, nullable: true, description: 'Null before the first checkout or change' },
    syncedAt: { ...maybeMoment, description: 'When the payment provider was last asked' },
  },
  required: ['provider', 'subscription', 'details', 'syncedAt'],
} as const satisfies ObjectSchema;
export type BillingView = Infer<typeof billingView>;

export const priceView = {
  type: 'object',
  properties: {
    id: text,
    subject: { type: 'string', enum: PRICE_SUBJECTS },
    reference: { type: 'string', description: 'Of the plan or add-on', examples: ['business-2025-07'] },
    interval,
    unitAmount: amount,
    currency,
    isAvailableForSelfService: { type: 'boolean' },
    productFamily: { type: 'string', enum: PRODUCT_FAMILIES, nullable: true },
    priceType: maybeText,
  },
  required: [
    'id',
    'subject',
    'reference',
    'interval',
    'unitAmount',
    'currency',
    'isAvailableForSelfService',
    'productFamily',
    'priceType',
  ],
} as const satisfies ObjectSchema;

export const pricesView = {
  type: 'object',
  properties: { items: { type: 'array', items: priceView } },
  required: ['items'],
} as const satisfies ObjectSchema;
export type PricesView = Infer<typeof pricesView>;

const subscriptionItems = {
  type: 'array',
  minItems: 1,
  maxItems: ITEMS_MAX,
  items: {
    type: 'object',
    properties: {
      price: { type: 'string', minLength: 1, maxLength: 255, description: 'Id of a price', examples: ['price_1'] },
      quantity: { type: 'integer', minimum: 1, maximum: SEATS_MAX, description: 'Seats of a plan, or units' },
    },
    required: ['price', 'quantity'],
  },
  description: 'All prices of the subscription: one plan, and its add-ons',
  examples: [[{ price: 'price_1', quantity: 10 }]],
} as const;

/** Specification, document 002, section 3: a billing quote request. */
export const quote = {
  type: 'object',
  properties: {
    subscriptionItems,
    prorate: { type: 'boolean', description: 'Whether the rest of the current period is credited', examples: [true] },
    prorationDate: { ...moment, nullable: true, description: 'The moment of the proration; null: now' },
    resetBillingCycle: { type: 'boolean', description: 'Whether a new period begins', examples: [false] },
  },
  required: ['subscriptionItems', 'prorate', 'prorationDate', 'resetBillingCycle'],
} as const satisfies ObjectSchema;
export type Quote = Infer<typeof quote>;

export const previewRequest = {
  type: 'object',
  properties: {
    ...quote.properties,
    dryRun: { type: 'boolean', description: 'Must be true: a preview changes nothing', examples: [true] },
    stripeCustomerId: {
      type: 'string',
      maxLength: 255,
      nullable: true,
      description: 'The customer of this workspace, or null for one that has none yet',
      examples: [null],
    },
  },
  required: [...quote.required, 'dryRun', 'stripeCustomerId'],
} as const satisfies ObjectSchema;
export type PreviewRequest = Infer<typeof previewRequest>;

export const invoicePreview = {
  type: 'object',
  properties: {
    total: amount,
    currency,
    taxNumber: { ...maybeText, description: 'The tax id on the invoice' },
    lineItems: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: text,
          item: { type: 'string', description: 'Reference of the plan or add-on, or id of the price' },
          description: text,
          quantity: { type: 'integer' },
          unitPrice: amount,
          amount,
          prorated: { type: 'boolean' },
          productFamily: { type: 'string', enum: PRODUCT_FAMILIES, nullable: true },
          priceType: maybeText,
        },
        required: [
          'id',
          'item',
          'description',
          'quantity',
          'unitPrice',
          'amount',
          'prorated',
          'productFamily',
          'priceType',
        ],
      },
    },
  },
  required: ['total', 'currency', 'taxNumber', 'lineItems'],
} as const satisfies ObjectSchema;
export type InvoicePreview = Infer<typeof invoicePreview>;

export const newCheckout = {
  type: 'object',
  properties: {
    subscriptionItems,
    promo: { type: 'string', maxLength: 100, description: 'A promotion code', examples: ['open-beta'] },
  },
  required: ['subscriptionItems'],
} as const satisfies ObjectSchema;
export type NewCheckout = Infer<typeof newCheckout>;

export const billingLink = {
  type: 'object',
  properties: { url: { type: 'string', format: 'uri', description: 'A page to open in the browser; use it at once' } },
  required: ['url'],
} as const satisfies ObjectSchema;
export type BillingLink = Infer<typeof billingLink>;

export const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

export const invoiceView = {
  type: 'object',
  properties: {
    id: text,
    number: maybeText,
    status: { type: 'string', enum: INVOICE_STATUSES },
    total: amount,
    currency,
    createdAt: moment,
    url: { type: 'string', format: 'uri', nullable: true, description: 'Its page, with the receipt once it is paid' },
    pdfUrl: { type: 'string', format: 'uri', nullable: true },
  },
  required: ['id', 'number', 'status', 'total', 'currency', 'createdAt', 'url', 'pdfUrl'],
} as const satisfies ObjectSchema;
export type InvoiceView = Infer<typeof invoiceView>;

export const invoicesView = {
  type: 'object',
  properties: { items: { type: 'array', items: invoiceView, description: 'The newest first, at most 100' } },
  required: ['items'],
} as const satisfies ObjectSchema;
export type InvoicesView = Infer<typeof invoicesView>;

export const simulatedRenewal = {
  type: 'object',
  properties: { declined: { type: 'boolean', description: 'Whether the card is declined' } },
  required: ['declined'],
} as const satisfies ObjectSchema;
