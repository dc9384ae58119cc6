import type { Billing } from '@evident/application/billing/billing';
import { demandBilling } from '@evident/application/billing/demand-billing';
import { type SignedDelivery, signedBy } from '@evident/application/kernel/signed-delivery';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BILLING } from './billing.ports.ts';

/** Verifies the signatures of requests of the payment provider. */
@Injectable()
export class StripeDeliveries {
  constructor(@Inject(BILLING.token) private readonly billing: Billing | null) {}

  /** @throws Refusal `NotFound` where nothing is sold, `BAD_USER_INPUT` for a wrong signature */
  of({ keptBody = '', headers }: FastifyRequest): SignedDelivery {
    const signature = headers['stripe-signature'];
    const signedAt = demandBilling(this.billing).signedAt(keptBody, typeof signature === 'string' ? signature : '');
    return signedBy('stripe', keptBody, signedAt ?? new Date(0), signedAt !== null);
  }
}
