import type { Followed } from '@evident/domain/feeds';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { FollowStore } from './follow-store.ts';

/** Stops following a project, a folder or a tag. */
export class UnfollowItem extends Command {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(
    readonly actor: Actor,
    readonly followed: Followed,
  ) {
    super();
  }
}

export class UnfollowItemHandler implements Handler<UnfollowItem> {
  constructor(private readonly work: UnitOfWork<{ follows: FollowStore }>) {}

  async execute({ actor, followed }: UnfollowItem): Promise<void> {
    await this.work.perform(actor.teamId, ({ follows }) => follows.unfollow(actor.userId, followed));
  }
}
