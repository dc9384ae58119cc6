import type { Providers } from '@evident/application/integrations/provider';
import { ReceiveSlackDelivery } from '@evident/application/integrations/slack';
import { signedBy } from '@evident/application/kernel/signed-delivery';
import { notFound } from '@evident/domain/kernel';
import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { OpenToAll } from '../kernel/actor.ts';
import { OPEN_BODY_BYTES } from '../kernel/body-limits.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiTags } from '../kernel/contract.ts';
import { named } from '../kernel/declared/named.ts';
import { Operation } from '../kernel/operation.ts';
import { slackAnswer } from '@evident/domain/integrations';
import { PROVIDERS } from './integrations.ports.ts';

const BODY = { bytes: OPEN_BODY_BYTES, values: 20_000 };

const header = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

@ApiTags('Integrations')
@OpenToAll()
@Controller('slack/webhook')
export class SlackWebhookController {
  constructor(
    private readonly bus: Bus,
    @Inject(PROVIDERS.token) private readonly providers: Providers,
  ) {}

  @Post()
  @HttpCode(200)
  @RouteConfig({ keepsBody: true, bodyLimits: () => BODY })
  @Operation({
    id: 'receiveSlackDelivery',
    asks: ReceiveSlackDelivery,
    summary: 'Receive an event of Slack',
    description:
      'Needs the signature v0 of Slack over the exact body, at most five minutes old. Answers a verification of the address with its challenge. Events are answered at once; a job does the work, once.',
    answers: named('SlackAnswer', slackAnswer),
    status: 200,
    refuses: ['NotFound', 'BAD_USER_INPUT'],
    idempotency: { withoutKey: 'Each event counts once by its own id.' },
  })
  async receive(@Req() { keptBody = '', headers }: FastifyRequest): Promise<{ challenge?: string }> {
    const slack = this.providers.Slack ?? notFound('Page');
    const signedAt = slack.signedAt(
      keptBody,
      header(headers['x-slack-request-timestamp']),
      header(headers['x-slack-signature']),
    );
    const delivery = signedBy('slack', keptBody, signedAt ?? new Date(0), signedAt !== null);
    return (await this.bus.ask(new ReceiveSlackDelivery(delivery))) ?? {};
  }
}
