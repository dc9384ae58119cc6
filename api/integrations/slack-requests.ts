import type { IncomingHttpHeaders } from 'node:http';
import type { Providers } from '@evident/application/integrations/provider';
import { ReceiveSlackDelivery } from '@evident/application/integrations/receive-slack-delivery';
import { ReceiveSlackInteraction } from '@evident/application/integrations/receive-slack-interaction';
import { type SignedDelivery, signedBy } from '@evident/application/kernel/signed-delivery';
import { notFound } from '@evident/domain/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { Bus } from '../kernel/bus.ts';
import { PROVIDERS } from './integrations.ports.ts';

export interface SlackRequest {
  readonly path: 'webhook' | 'commands' | 'interactions';
  /** The exact body, which the signature covers. */
  readonly keptBody: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

const header = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** Answers the signed requests of Slack, whichever address they came to. */
@Injectable()
export class SlackRequests {
  constructor(
    @Inject(PROVIDERS.token) private readonly providers: Providers,
    private readonly bus: Bus,
  ) {}

  /** @throws Refusal `NotFound` where Slack is not set up, `BAD_USER_INPUT` for a wrong or old signature */
  async answer(request: SlackRequest): Promise<{ status: number; body: unknown }> {
    const delivery = this.verified(request);
    if (request.path === 'commands') return notFound('Command');
    // Slack sends interactions as a form, and events as JSON, to any address that is set for them.
    const isForm = header(request.headers['content-type']).startsWith('application/x-www-form-urlencoded');
    const body = await this.bus.ask(
      isForm ? new ReceiveSlackInteraction(delivery) : new ReceiveSlackDelivery(delivery),
    );
    return { status: 200, body: body ?? {} };
  }

  /** @throws Refusal `NotFound` where Slack is not set up, `BAD_USER_INPUT` for a wrong signature */
  verified({ keptBody = '', headers }: Omit<SlackRequest, 'path'>): SignedDelivery {
    const slack = this.providers.Slack ?? notFound('Page');
    const timestamp = header(headers['x-slack-request-timestamp']);
    const signedAt = slack.signedAt(keptBody, timestamp, header(headers['x-slack-signature']));
    return signedBy('slack', keptBody, signedAt ?? new Date(0), signedAt !== null);
  }
}
