import { type Uuid, notFound } from '@evident/domain/kernel';
import { type ProgramsView, viewProgram } from '@evident/domain/oauth';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, Query, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { OauthStores } from './oauth-stores.ts';
import { endGrant } from './start-grant.ts';

/** Lists the programs that the member allowed. Admins get those of all members. */
export class ListPrograms extends Query<ProgramsView> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class ListProgramsHandler implements Handler<ListPrograms> {
  constructor(
    private readonly work: UnitOfWork<Pick<OauthStores, 'programGrants'>>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor: { teamId, userId, workspaceAdmin } }: ListPrograms): Promise<ProgramsView> {
    const programs = await this.work.perform(teamId, ({ programGrants }) =>
      programGrants.list(workspaceAdmin ? null : userId, this.clock.now()),
    );
    return { items: programs.map(viewProgram) };
  }
}

/** Disconnects a program of the member; admins those of all members. Its tokens stop working at once. */
export class DisconnectProgram extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly programId: Uuid,
  ) {
    super();
  }
}

export class DisconnectProgramHandler implements Handler<DisconnectProgram> {
  constructor(
    private readonly work: UnitOfWork<Pick<OauthStores, 'accessTokens' | 'audit'>>,
    private readonly clock: Clock,
  ) {}

  execute({ actor: { teamId, userId, workspaceAdmin }, programId }: DisconnectProgram): Promise<void> {
    return this.work.perform(teamId, async (stores) => {
      const token = await stores.accessTokens.find(programId);
      if (!token?.program || token.revokedAt || (token.memberId !== userId && !workspaceAdmin))
        return notFound('Program');
      await endGrant(stores, token, { actorId: userId, reason: 'disconnected' }, this.clock.now());
    });
  }
}
