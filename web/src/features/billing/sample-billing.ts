import type { BillingDetails, BillingView, InvoicePreview, InvoicesView, PricesView } from '@evident/domain/billing';
import { OFFERED, viewPlan } from '@evident/domain/plans';

type Paid = NonNullable<BillingView['subscription']>;

export const details: BillingDetails = {
  company: 'Analytical Engines Ltd',
  email: 'billing@example.org',
  line1: '12 St James Square',
  line2: null,
  city: 'London',
  postalCode: 'SW1Y 4JH',
  country: 'GB',
  taxId: 'GB123456789',
};

export const billing = (
  subscription: Partial<Paid> | null,
  provider: BillingView['provider'] = 'STRIPE',
): BillingView => ({
  provider,
  subscription: subscription && {
    plan: 'professional-2025-07',
    status: 'ACTIVE',
    interval: 'year',
    seats: 5,
    addOns: [],
    startedAt: '2026-03-01T00:00:00Z',
    currentPeriodEnd: '2027-03-01T00:00:00Z',
    pastDueSince: null,
    trialEndsAt: null,
    cancelAt: null,
    ...subscription,
  },
  details,
  syncedAt: null,
});

export const plans = OFFERED.map(viewPlan);

export const prices: PricesView['items'] = ['professional-2025-07', 'business-2025-07'].flatMap((reference, index) =>
  (['month', 'year'] as const).map((interval) => ({
    id: `${reference} ${interval}`,
    subject: 'PLAN' as const,
    reference,
    interval,
    unitAmount: 1500 * (index + 1) * (interval === 'year' ? 10 : 1),
    currency: 'usd',
    isAvailableForSelfService: true,
    productFamily: null,
    priceType: 'seat',
  })),
);

export const preview: InvoicePreview = {
  total: 25_500,
  currency: 'usd',
  taxNumber: 'GB123456789',
  lineItems: [
    {
      id: '1',
      item: 'professional-2025-07',
      description: 'Unused time on Professional',
      quantity: 3,
      unitPrice: 1500,
      amount: -4500,
      prorated: true,
      productFamily: 'PRO',
      priceType: 'seat',
    },
    {
      id: '2',
      item: 'business-2025-07',
      description: '10 × Business',
      quantity: 10,
      unitPrice: 3000,
      amount: 30_000,
      prorated: false,
      productFamily: 'TEAM',
      priceType: 'seat',
    },
  ],
};

export const invoices: InvoicesView['items'] = [
  {
    id: 'in_2',
    number: 'EV-0002',
    status: 'open',
    total: 25_500,
    currency: 'usd',
    createdAt: '2026-11-01T00:00:00Z',
    url: 'https://pay.example.org/in_2',
    pdfUrl: null,
  },
  {
    id: 'in_1',
    number: 'EV-0001',
    status: 'paid',
    total: 4500,
    currency: 'usd',
    createdAt: '2026-10-01T00:00:00Z',
    url: 'https://pay.example.org/in_1',
    pdfUrl: 'https://pay.example.org/in_1.pdf',
  },
];

export const addOnPrices: PricesView['items'] = ['data-points-2025-07', 'channels'].map((reference) => ({
  id: `${reference} month`,
  subject: 'ADD_ON',
  reference,
  interval: 'month',
  unitAmount: 10_000,
  currency: 'usd',
  isAvailableForSelfService: true,
  productFamily: null,
  priceType: 'unit',
}));
