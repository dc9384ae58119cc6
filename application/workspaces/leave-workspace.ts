import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type DepartureStores, depart } from './departure.ts';

/** Ends the caller's membership. */
export class LeaveWorkspace extends Command {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class LeaveWorkspaceHandler implements Handler<LeaveWorkspace> {
  constructor(
    private readonly work: UnitOfWork<DepartureStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor }: LeaveWorkspace): Promise<void> {
    return this.work.perform(actor.teamId, (stores) => depart(stores, actor, actor.userId, this.clock.now()));
  }
}
