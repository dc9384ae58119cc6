import type { DeliveredEvent } from '@evident/domain/events';
import { oneLine } from '@evident/domain/kernel';
import { FEATURES, type Feature } from '@evident/domain/plans';
import type { Addresses } from '../identity/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { OUTGOING } from '../mail/index.ts';
import type { TeamStore } from '../workspaces/index.ts';
import type { BillingContacts } from './billing-stores.ts';

/** Mails the admins of a workspace that a member asks for a feature. */
export class WhenFeatureRequested implements Reaction<'plan:feature-requested'> {
  readonly name = 'when-feature-requested';
  readonly on = ['plan:feature-requested'] as const;

  constructor(
    private readonly work: UnitOfWork<{ teams: TeamStore; billingContacts: BillingContacts }>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    private readonly addresses: Addresses,
  ) {}

  async react({ id, teamId, payload: { feature, by } }: DeliveredEvent<'plan:feature-requested'>): Promise<void> {
    const { team, requester, admins } = await this.work.perform(teamId, async ({ teams, billingContacts }) => ({
      team: await teams.find(teamId),
      requester: await billingContacts.emailOf(by),
      admins: await billingContacts.admins(),
    }));
    if (!team || requester === null || !Object.hasOwn(FEATURES, feature)) return;
    const { title } = FEATURES[feature as Feature];
    const text = [
      `${requester} would like to use in ${oneLine(team.name)}: ${title.toLowerCase()}.`,
      'Your plan lacks it. See how to get it:',
      `${this.addresses.workspace(team.subdomain, `/settings/plans?feature=${feature}`)}\n`,
    ].join('\n\n');
    for (const { memberId, email: to } of admins)
      await this.jobs.enqueue(
        OUTGOING,
        { mail: { to, subject: oneLine(`Someone asks for a feature: ${title}`), text } },
        { key: `${id} ${memberId}` },
      );
  }
}
