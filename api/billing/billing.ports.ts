import type { Billing } from '@evident/application/billing/billing';
import type { BillingDirectory } from '@evident/application/billing/billing-stores';
import type { ReportComparison } from '@evident/application/billing/compare-subscriptions';
import { port } from '../kernel/port.ts';

/** Null where nothing is sold. */
export const BILLING = port<Billing | null>('Billing');
export const BILLING_DIRECTORY = port<BillingDirectory>('BillingDirectory');
export const REPORT_COMPARISON = port<ReportComparison>('ReportComparison');
