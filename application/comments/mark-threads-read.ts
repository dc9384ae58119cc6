import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { CommentStore } from './comment-store.ts';

/** Marks threads as read by the member, up to their latest comment. Ignores threads out of sight. */
export class MarkThreadsRead extends Command {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(
    readonly actor: Actor,
    readonly threadIds: readonly Uuid[],
  ) {
    super();
  }
}

export class MarkThreadsReadHandler implements Handler<MarkThreadsRead> {
  constructor(private readonly work: UnitOfWork<{ comments: CommentStore }>) {}

  execute({ actor, threadIds }: MarkThreadsRead): Promise<void> {
    return this.work.perform(actor.teamId, ({ comments }) => comments.markRead(actor, threadIds));
  }
}
