import { join } from 'node:path';
import { GuardedHttp } from '@evident/adapters/outbound/guarded-http';
import { PostgresBillingDirectory } from '@evident/adapters/postgres/billing/postgres-billing-directory';
import type { DataSource } from '@evident/adapters/postgres/connection';
import type { Billing } from '@evident/application/billing/billing';
import { CancelSubscription, CancelSubscriptionHandler } from '@evident/application/billing/cancel-subscription';
import { ChangeSubscription, ChangeSubscriptionHandler } from '@evident/application/billing/change-subscription';
import {
  BILLING_COMPARISON,
  BILLING_COMPARISON_CRON,
  CompareSubscriptions,
  CompareSubscriptionsHandler,
  type ReportComparison,
} from '@evident/application/billing/compare-subscriptions';
import { ConfirmCheckout, ConfirmCheckoutHandler } from '@evident/application/billing/confirm-checkout';
import {
  HandlePaymentEvent,
  HandlePaymentEventHandler,
  PAYMENT_EVENTS_QUEUE,
  paymentEventJob,
} from '@evident/application/billing/handle-payment-event';
import { MailTrials, MailTrialsHandler, PLAN_TRIALS, PLAN_TRIALS_CRON } from '@evident/application/billing/mail-trials';
import { OpenPortal, OpenPortalHandler } from '@evident/application/billing/open-portal';
import { PreviewChange, PreviewChangeHandler } from '@evident/application/billing/preview-change';
import {
  GetBilling,
  GetBillingHandler,
  ListInvoices,
  ListInvoicesHandler,
  ListPrices,
  ListPricesHandler,
} from '@evident/application/billing/queries';
import { ReceivePaymentEvent, ReceivePaymentEventHandler } from '@evident/application/billing/receive-payment-event';
import { ResumeSubscription, ResumeSubscriptionHandler } from '@evident/application/billing/resume-subscription';
import { SimulateRenewal, SimulateRenewalHandler } from '@evident/application/billing/simulate-renewal';
import { StartCheckout, StartCheckoutHandler } from '@evident/application/billing/start-checkout';
import { SyncBilling, SyncBillingHandler } from '@evident/application/billing/sync-billing';
import { UpdateBillingDetails, UpdateBillingDetailsHandler } from '@evident/application/billing/update-billing-details';
import { WhenBillingNoticed } from '@evident/application/billing/when-billing-noticed';
import type { Clock } from '@evident/application/kernel/clock';
import { WhenFeatureRequested } from '@evident/application/billing/when-feature-requested';
import { Logger, Module } from '@nestjs/common';
import { ADDRESSES } from '../identity/identity.ports.ts';
import { asks, repeats } from '../kernel/consumes.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { enqueues } from '../kernel/enqueues.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import type { Settings } from '../kernel/settings.ts';
import { JOBS } from '../services/services.module.ts';
import { BILLING, BILLING_DIRECTORY, REPORT_COMPARISON } from './billing.ports.ts';
import { BILLING_OPERATIONS } from './billing.operations.ts';
import { StripeDeliveries } from './stripe-deliveries.ts';
import { StripeWebhookController } from './stripe-webhook.controller.ts';

/** Null where nothing is sold. The adapter that is not used is not loaded. */
async function openBilling({ plans, stripe, dataFolder }: Settings, clock: Clock): Promise<Billing | null> {
  if (!plans) return null;
  if (stripe) {
    const { StripeBilling } = await import('@evident/adapters/billing/stripe/stripe-billing');
    const outbound = new GuardedHttp();
    return new StripeBilling({
      ...stripe,
      send: (method, address, request) => outbound.send(method, address, request),
    });
  }
  const { FakeBilling } = await import('@evident/adapters/billing/fake/fake-billing');
  return new FakeBilling({ clock, file: join(dataFolder, 'demonstration-billing.json') });
}

const log = new Logger('billing');
const report: ReportComparison = ({ HEALED, UNKNOWN }) => {
  if (HEALED > 0) log.warn(`${HEALED} workspaces differed from the payment provider and were corrected`);
  if (UNKNOWN > 0) log.warn(`${UNKNOWN} workspaces are unknown to the payment provider`);
};

@Module({
  controllers: [controllerFor('Billing', BILLING_OPERATIONS), StripeWebhookController],
  providers: [
    provide(BILLING, openBilling, [SETTINGS, CLOCK]),
    provide(BILLING_DIRECTORY, (source: DataSource) => new PostgresBillingDirectory(source), [DATA_SOURCE]),
    { provide: REPORT_COMPARISON.token, useValue: report },
    StripeDeliveries,
    handle(GetBilling, GetBillingHandler, [BILLING, WORK]),
    handle(SimulateRenewal, SimulateRenewalHandler, [BILLING, WORK, CLOCK]),
    handle(ListPrices, ListPricesHandler, [BILLING, WORK]),
    handle(ListInvoices, ListInvoicesHandler, [BILLING, WORK]),
    handle(PreviewChange, PreviewChangeHandler, [BILLING, WORK]),
    handle(StartCheckout, StartCheckoutHandler, [BILLING, WORK, ADDRESSES]),
    handle(ConfirmCheckout, ConfirmCheckoutHandler, [BILLING, WORK, CLOCK]),
    handle(OpenPortal, OpenPortalHandler, [BILLING, WORK, ADDRESSES]),
    handle(ChangeSubscription, ChangeSubscriptionHandler, [BILLING, WORK, CLOCK]),
    handle(CancelSubscription, CancelSubscriptionHandler, [BILLING, WORK, CLOCK]),
    handle(ResumeSubscription, ResumeSubscriptionHandler, [BILLING, WORK, CLOCK]),
    handle(UpdateBillingDetails, UpdateBillingDetailsHandler, [BILLING, WORK]),
    handle(SyncBilling, SyncBillingHandler, [BILLING, WORK, CLOCK]),
    handle(ReceivePaymentEvent, ReceivePaymentEventHandler, [BILLING, BILLING_DIRECTORY, WORK, CLOCK]),
    handle(HandlePaymentEvent, HandlePaymentEventHandler, [BILLING, WORK, CLOCK]),
    handle(CompareSubscriptions, CompareSubscriptionsHandler, [
      BILLING,
      BILLING_DIRECTORY,
      WORK,
      CLOCK,
      REPORT_COMPARISON,
    ]),
    enqueues('payment:received', PAYMENT_EVENTS_QUEUE, paymentEventJob),
    asks(PAYMENT_EVENTS_QUEUE, ({ payload: { teamId, eventId } }) => new HandlePaymentEvent(teamId, eventId)),
    handle(MailTrials, MailTrialsHandler, [BILLING_DIRECTORY, WORK, CLOCK]),
    repeats(PLAN_TRIALS, PLAN_TRIALS_CRON, () => new MailTrials()),
    repeats(BILLING_COMPARISON, BILLING_COMPARISON_CRON, () => new CompareSubscriptions()),
    react(WhenBillingNoticed, [WORK, JOBS, ADDRESSES]),
    react(WhenFeatureRequested, [WORK, JOBS, ADDRESSES]),
  ],
})
export class BillingModule {}
