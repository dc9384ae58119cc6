import type { Actor } from '@evident/domain/permissions';
import type { ItemRef } from '@evident/domain/projects';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ItemStore } from './item-store.ts';

/** Removes the actor's star from an object. Idempotent. */
export class UnstarItem extends Command {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(
    readonly actor: Actor,
    readonly item: ItemRef,
  ) {
    super();
  }
}

export class UnstarItemHandler implements Handler<UnstarItem> {
  constructor(private readonly work: UnitOfWork<{ items: ItemStore }>) {}

  async execute({ actor, item }: UnstarItem): Promise<void> {
    await this.work.perform(actor.teamId, ({ items }) => items.unmark(actor.userId, item));
  }
}
