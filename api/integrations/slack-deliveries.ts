import type { Providers } from '@evident/application/integrations/provider';
import { type SignedDelivery, signedBy } from '@evident/application/kernel/signed-delivery';
import { notFound } from '@evident/domain/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PROVIDERS } from './integrations.ports.ts';

const header = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** Verifies the signatures of requests of Slack. */
@Injectable()
export class SlackDeliveries {
  constructor(@Inject(PROVIDERS.token) private readonly providers: Providers) {}

  /** @throws Refusal `NotFound` where Slack is not set up, `BAD_USER_INPUT` for a wrong signature */
  of({ keptBody = '', headers }: FastifyRequest): SignedDelivery {
    const slack = this.providers.Slack ?? notFound('Page');
    const timestamp = header(headers['x-slack-request-timestamp']);
    const signedAt = slack.signedAt(keptBody, timestamp, header(headers['x-slack-signature']));
    return signedBy('slack', keptBody, signedAt ?? new Date(0), signedAt !== null);
  }
}
