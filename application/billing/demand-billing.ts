import { notFound } from '@evident/domain/kernel';
import type { Billing } from './billing.ts';

/** @throws Refusal `NotFound` where nothing is sold */
export const demandBilling = (billing: Billing | null): Billing => billing ?? notFound('Billing');
