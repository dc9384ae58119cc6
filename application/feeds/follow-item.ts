import { FOLLOW_LIMIT, type Followed } from '@evident/domain/feeds';
import { refuseOneMore, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { FollowStore } from './follow-store.ts';

/** Follows a project, a folder or a tag. */
export class FollowItem extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly followed: Followed,
  ) {
    super();
  }
}

export class FollowItemHandler implements Handler<FollowItem> {
  constructor(
    private readonly work: UnitOfWork<{ follows: FollowStore }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, followed }: FollowItem): Promise<void> {
    await this.work.perform(actor.teamId, async ({ follows }) => {
      if (!(await follows.sees(actor, followed))) notFound('Object');
      refuseOneMore(await follows.countOf(actor.userId), FOLLOW_LIMIT);
      await follows.follow(actor.userId, followed, this.clock.now());
    });
  }
}
