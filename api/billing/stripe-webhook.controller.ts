import { ReceivePaymentEvent } from '@evident/application/billing/receive-payment-event';
import { Controller, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { OpenToAll } from '../kernel/actor.ts';
import { OPEN_BODY_BYTES } from '../kernel/body-limits.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiTags } from '../kernel/contract.ts';
import { Operation } from '../kernel/operation.ts';
import { StripeDeliveries } from './stripe-deliveries.ts';

/** An invoice with many lines has thousands of values. */
const BODY = { bytes: OPEN_BODY_BYTES, values: 20_000 };

@ApiTags('Billing')
@OpenToAll()
@Controller('stripe/webhook')
export class StripeWebhookController {
  constructor(
    private readonly bus: Bus,
    private readonly deliveries: StripeDeliveries,
  ) {}

  @Post()
  @RouteConfig({ keepsBody: true, bodyLimits: () => BODY })
  @Operation({
    id: 'receivePaymentEvent',
    asks: ReceivePaymentEvent,
    summary: 'Receive an event of the payment provider',
    description:
      'Needs the signature of Stripe over the exact body, at most five minutes old. Answers at once; a job does the work. An event that is sent again has no effect.',
    status: 200,
    refuses: ['NotFound', 'BAD_USER_INPUT', 'ValidationError', 'Unavailable'],
    idempotency: { withoutKey: 'Each event counts once by its own id.' },
  })
  receive(@Req() request: FastifyRequest): Promise<void> {
    return this.bus.ask(new ReceivePaymentEvent(this.deliveries.of(request)));
  }
}
