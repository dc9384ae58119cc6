import { type Uuid, refuse } from '@evident/domain/kernel';
import { type InvitePreview, inviteState } from '@evident/domain/workspaces';
import {
  type Caller,
  codeAttempts,
  countAttempt,
  refundAttempt,
  type IdentityWork,
  type WorkspaceDirectory,
} from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { InviteStore, MemberStore, TeamStore } from './workspace-stores.ts';

/** Returns the invite behind a link. A command, because it counts tries. */
export class PreviewInvite extends Command<InvitePreview> {
  static readonly requires = ANYONE;

  constructor(
    readonly token: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

export const badInvite = (): never => refuse('NotFound', 'This invite no longer works', 'Ask for a new one.');

export class PreviewInviteHandler implements Handler<PreviewInvite> {
  constructor(
    private readonly work: UnitOfWork<{ teams: TeamStore; members: MemberStore; invites: InviteStore }>,
    private readonly identity: IdentityWork,
    private readonly directory: WorkspaceDirectory,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async execute({ token, caller }: PreviewInvite): Promise<InvitePreview> {
    const now = this.clock.now();
    const [attempt] = codeAttempts(this.secrets, caller.ip);
    await this.identity.perform(({ throttles }) => countAttempt(throttles, [attempt], now));
    const hash = this.secrets.hash(token);
    const teamId: Uuid = (await this.directory.teamOfInvite(hash)) ?? badInvite();
    const preview = await this.work.perform(teamId, async ({ teams, members, invites }) => {
      const invite = await invites.findBySecret(hash);
      if (!invite || inviteState(invite, now) !== 'PENDING') return badInvite();
      const team = (await teams.find(teamId)) ?? badInvite();
      const inviter = await members.find(invite.invitedBy);
      return {
        teamId,
        teamName: team.name,
        invitedBy: inviter?.name ?? '',
        email: invite.email,
        role: invite.role,
        provesAddress: invite.linkHash !== hash,
      };
    });
    const account = await this.identity.perform(async ({ accounts, throttles }) => {
      await refundAttempt(throttles, attempt);
      return accounts.findByEmail(preview.email);
    });
    return { ...preview, hasAccount: account !== null };
  }
}
