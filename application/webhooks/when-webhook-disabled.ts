import type { DeliveredEvent } from '@evident/domain/events';
import type { Addresses } from '../identity/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type Mail, OUTGOING } from '../mail/index.ts';
import type { TeamStore } from '../workspaces/index.ts';
import type { DeliveryStore, WebhookStore } from './ports.ts';

const REASONS = {
  FAILING: 'No delivery succeeded for three days.',
  GONE: 'The receiver answered that it is gone (410).',
  OWNER_LEFT: 'Its owner left the workspace.',
} as const;

/** Mails the owner of a webhook that was disabled. */
export class WhenWebhookDisabled implements Reaction<'webhook:disabled'> {
  readonly name = 'when-webhook-disabled';
  readonly on = ['webhook:disabled'] as const;

  constructor(
    private readonly work: UnitOfWork<{ webhooks: WebhookStore; teams: TeamStore; deliveries: DeliveryStore }>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    private readonly addresses: Addresses,
  ) {}

  async react({ id, teamId, payload }: DeliveredEvent<'webhook:disabled'>): Promise<void> {
    const { webhook, team, to } = await this.work.perform(teamId, async ({ webhooks, teams, deliveries }) => ({
      webhook: await webhooks.find(payload.webhookId),
      team: await teams.find(teamId),
      to: await deliveries.emailOf(payload.ownerId),
    }));
    if (!webhook?.disabledReason || !team || !to) return;
    const link = this.addresses.workspace(team.subdomain, `/settings/webhooks/${webhook.id}`);
    const mail: Mail = {
      to,
      subject: 'A webhook was disabled',
      text: `Evident no longer calls ${webhook.url}. ${REASONS[webhook.disabledReason]}\n\nEvents that were not delivered are listed as dead letters. Repair the receiver, activate the webhook, and send them again:\n\n${link}\n`,
    };
    await this.jobs.enqueue(OUTGOING, { mail }, { key: `webhook-disabled-${id}` });
  }
}
