import { ReceiveSlackDelivery } from '@evident/application/integrations/receive-slack-delivery';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { OpenToAll } from '../kernel/actor.ts';
import { OPEN_BODY_BYTES } from '../kernel/body-limits.ts';
import { ApiTags } from '../kernel/contract.ts';
import { named } from '../kernel/declared/named.ts';
import { Operation } from '../kernel/operation.ts';
import { slackAnswer } from '@evident/domain/integrations';
import { ProviderRefusalDto, providerRefusals } from './provider-refusals.ts';
import { SlackRequests } from './slack-requests.ts';

const BODY = { bytes: OPEN_BODY_BYTES, values: 20_000 };

@ApiTags('Integrations')
@OpenToAll()
@Controller('slack/webhook')
export class SlackWebhookController {
  constructor(private readonly requests: SlackRequests) {}

  @Post()
  @HttpCode(200)
  @RouteConfig({ keepsBody: true, takesForms: true, bodyLimits: () => BODY, refusalsAs: providerRefusals })
  @Operation({
    id: 'receiveSlackDelivery',
    asks: ReceiveSlackDelivery,
    summary: 'Receive an event of Slack',
    description:
      'Needs the signature v0 of Slack over the exact body, at most five minutes old. Answers a verification of the address with its challenge. Events are answered at once; a job does the work, once.',
    answers: named('SlackAnswer', slackAnswer),
    status: 200,
    refuses: ['NotFound', 'BAD_USER_INPUT'],
    refusesAs: ProviderRefusalDto,
    idempotency: { withoutKey: 'Each event counts once by its own id.' },
  })
  async receive(@Req() { keptBody, headers }: FastifyRequest): Promise<{ challenge?: string }> {
    return (await this.requests.answer({ path: 'webhook', keptBody, headers })).body as { challenge?: string };
  }
}
