import { isBillingNotice, noticeWords } from '@evident/domain/billing';
import type { DeliveredEvent } from '@evident/domain/events';
import { oneLine } from '@evident/domain/kernel';
import type { Addresses } from '../identity/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type Mail, OUTGOING } from '../mail/index.ts';
import type { TeamStore } from '../workspaces/index.ts';
import type { BillingContacts } from './billing-stores.ts';

/** Mails the admins of a workspace about a payment, a card or a trial. */
export class WhenBillingNoticed implements Reaction<'billing:noticed'> {
  readonly name = 'when-billing-noticed';
  readonly on = ['billing:noticed'] as const;

  constructor(
    private readonly work: UnitOfWork<{ teams: TeamStore; billingContacts: BillingContacts }>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    private readonly addresses: Addresses,
  ) {}

  async react({ teamId, payload: { noticeId, what } }: DeliveredEvent<'billing:noticed'>): Promise<void> {
    if (!isBillingNotice(what)) return;
    const { team, admins } = await this.work.perform(teamId, async ({ teams, billingContacts }) => ({
      team: await teams.find(teamId),
      admins: await billingContacts.admins(),
    }));
    if (!team) return;
    const { subject, text } = noticeWords(what, oneLine(team.name));
    const link = this.addresses.workspace(team.subdomain, '/settings/billing');
    for (const { memberId, email: to } of admins) {
      const mail: Mail = { to, subject: oneLine(`${subject}: ${team.name}`), text: `${text}\n\n${link}\n` };
      await this.jobs.enqueue(OUTGOING, { mail }, { key: `billing-${noticeId}-${memberId}` });
    }
  }
}
