import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type DepartureStores, depart } from './departure.ts';

/** Removes a member from the workspace. */
export class RemoveMember extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly memberId: Uuid,
  ) {
    super();
  }
}

export class RemoveMemberHandler implements Handler<RemoveMember> {
  constructor(
    private readonly work: UnitOfWork<DepartureStores>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, memberId }: RemoveMember): Promise<void> {
    await this.work.perform(actor.teamId, (stores) => depart(stores, actor, memberId, this.clock.now()));
  }
}
