import type { SignedIn } from '@evident/domain/identity';
import { type Uuid, notFound } from '@evident/domain/kernel';
import { demandKeepable } from '@evident/domain/workspaces';
import { type Addresses, type WorkspaceDirectory, notify } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { CONFIRMED_PERSON, Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Mailer } from '../mail/index.ts';
import type { ClosingStores } from './close-team.ts';
import { keptMail } from './mails.ts';

/** Opens a closed workspace again as it was. For its admins, who sign in at the root address. */
export class KeepWorkspace extends Command {
  static readonly requires = CONFIRMED_PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly teamId: Uuid,
  ) {
    super();
  }
}

export class KeepWorkspaceHandler implements Handler<KeepWorkspace> {
  constructor(
    private readonly work: UnitOfWork<ClosingStores>,
    private readonly directory: WorkspaceDirectory,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    private readonly clock: Clock,
  ) {}

  async execute({ signedIn, teamId }: KeepWorkspace): Promise<void> {
    const now = this.clock.now();
    const own = (await this.directory.of(signedIn.accountId)).find(({ id }) => id === teamId);
    demandKeepable(own, now);
    const mailTo = await this.work.perform(teamId, async ({ teams, closings, audit }) => {
      const team = (await teams.hold(teamId)) ?? notFound('Closed workspace');
      // It may have been kept or ended meanwhile.
      demandKeepable({ workspaceAdmin: true, deletesAt: (await closings.find())?.deletesAt ?? null }, now);
      await closings.keep();
      await audit.record({ actorId: own!.memberId, action: 'workspace:kept', objectType: 'team', objectId: team.id });
      return closings.adminAddresses();
    });
    const url = this.addresses.workspace(own!.subdomain);
    for (const to of mailTo) await notify(this.mailer, keptMail(to, own!.name, url));
  }
}
