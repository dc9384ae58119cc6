import { CancelSubscription } from '@evident/application/billing/cancel-subscription';
import { ChangeSubscription } from '@evident/application/billing/change-subscription';
import { ConfirmCheckout } from '@evident/application/billing/confirm-checkout';
import { OpenPortal } from '@evident/application/billing/open-portal';
import { PreviewChange } from '@evident/application/billing/preview-change';
import { GetBilling, ListInvoices, ListPrices } from '@evident/application/billing/queries';
import { ResumeSubscription } from '@evident/application/billing/resume-subscription';
import { SimulateRenewal } from '@evident/application/billing/simulate-renewal';
import { StartCheckout } from '@evident/application/billing/start-checkout';
import { SyncBilling } from '@evident/application/billing/sync-billing';
import { UpdateBillingDetails } from '@evident/application/billing/update-billing-details';
import {
  billingDetails,
  billingLink,
  billingView,
  invoicePreview,
  invoicesView,
  newCheckout,
  previewRequest,
  pricesView,
  quote,
  simulatedRenewal,
} from '@evident/domain/billing';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named } from '../kernel/declared/named.ts';
import { PricesQueryDto } from './billing.dto.ts';

/** Each is not found where nothing is sold, and unavailable while the provider cannot be reached. */
const FROM_PROVIDER = ['NotFound', 'Unavailable'] as const;
const CHANGES = [...FROM_PROVIDER, 'InvalidOperation', 'UnprocessableContent'] as const;
const LinkDto = named('BillingLink', billingLink);

export const BILLING_OPERATIONS = {
  getBilling: operation({
    route: 'GET /billing',
    asks: GetBilling,
    summary: 'Read the paid plan of the workspace and the company on its invoices',
    answers: named('Billing', billingView),
    refuses: ['NotFound'],
    message: ({ actor }) => new GetBilling(actor),
  }),
  listPrices: operation({
    route: 'GET /billing/prices',
    asks: ListPrices,
    summary: 'List the prices of plans and add-ons that an admin can choose',
    query: PricesQueryDto,
    answers: named('Prices', pricesView),
    refuses: FROM_PROVIDER,
    message: ({ actor, query }) => new ListPrices(actor, query.interval ?? null),
  }),
  listInvoices: operation({
    route: 'GET /billing/invoices',
    asks: ListInvoices,
    summary: 'List invoices and receipts, the newest first',
    answers: named('Invoices', invoicesView),
    refuses: FROM_PROVIDER,
    message: ({ actor }) => new ListInvoices(actor),
  }),
  previewChange: operation({
    route: 'POST /billing/preview',
    asks: PreviewChange,
    summary: 'Show the next invoice after a change of the plan',
    description: 'With taxes as the payment provider computes them. Changes nothing.',
    body: named('InvoicePreviewRequest', previewRequest),
    answers: named('InvoicePreview', invoicePreview),
    refuses: [...FROM_PROVIDER, 'UnprocessableContent'],
    message: ({ actor, body }) => new PreviewChange(actor, body),
  }),
  startCheckout: operation({
    route: 'POST /billing/checkouts',
    asks: StartCheckout,
    summary: 'Buy a plan',
    description: 'Returns the page on which to pay. The plan changes once it is paid for.',
    body: named('NewCheckout', newCheckout),
    answers: LinkDto,
    status: 201,
    refuses: CHANGES,
    message: ({ actor, body }) => new StartCheckout(actor, body),
  }),
  confirmCheckout: operation({
    route: 'POST /billing/checkouts/{checkoutId}/confirmation',
    asks: ConfirmCheckout,
    summary: 'Pay in a demonstration, which charges nothing',
    description: 'Not found where payments are real.',
    refuses: [...FROM_PROVIDER, 'UnprocessableContent'],
    message: ({ actor, checkoutId }) => new ConfirmCheckout(actor, checkoutId),
  }),
  simulateRenewal: operation({
    route: 'POST /billing/demonstration/renewal',
    asks: SimulateRenewal,
    summary: 'Renew the plan of a demonstration now, with a card that is declined or works',
    description: 'Not found where payments are real.',
    body: named('SimulatedRenewal', simulatedRenewal),
    refuses: FROM_PROVIDER,
    message: ({ actor, body }) => new SimulateRenewal(actor, body.declined),
  }),
  openPortal: operation({
    route: 'POST /billing/portal',
    asks: OpenPortal,
    summary: 'Open the page of the payment provider with cards and invoices',
    answers: LinkDto,
    status: 201,
    refuses: FROM_PROVIDER,
    message: ({ actor }) => new OpenPortal(actor),
  }),
  changeSubscription: operation({
    route: 'PUT /billing/subscription',
    asks: ChangeSubscription,
    summary: 'Change the plan, the seats or the add-ons',
    description: 'Preview it first with the same values.',
    body: named('BillingQuote', quote),
    refuses: CHANGES,
    message: ({ actor, body }) => new ChangeSubscription(actor, body),
  }),
  cancelSubscription: operation({
    route: 'POST /billing/subscription/cancellation',
    asks: CancelSubscription,
    summary: 'Cancel the plan at the end of the period that is paid for',
    description: 'Nothing is deleted. It can be resumed until then.',
    refuses: [...FROM_PROVIDER, 'InvalidOperation'],
    message: ({ actor }) => new CancelSubscription(actor),
  }),
  resumeSubscription: operation({
    route: 'DELETE /billing/subscription/cancellation',
    asks: ResumeSubscription,
    summary: 'Take back a cancellation before the plan ends',
    refuses: [...FROM_PROVIDER, 'InvalidOperation'],
    message: ({ actor }) => new ResumeSubscription(actor),
  }),
  updateBillingDetails: operation({
    route: 'PUT /billing/details',
    asks: UpdateBillingDetails,
    summary: 'Change the company, the address and the tax id on invoices',
    body: named('BillingDetails', billingDetails),
    refuses: [...FROM_PROVIDER, 'UnprocessableContent'],
    message: ({ actor, body }) => new UpdateBillingDetails(actor, body),
  }),
  syncBilling: operation({
    route: 'POST /billing/sync',
    asks: SyncBilling,
    summary: 'Read the plan from the payment provider now',
    refuses: FROM_PROVIDER,
    message: ({ actor }) => new SyncBilling(actor),
  }),
};
