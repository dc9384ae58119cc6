import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ItemRef } from '@evident/domain/projects';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ItemStore } from './item-store.ts';

/** Stars an object for the actor. */
export class StarItem extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly item: ItemRef,
  ) {
    super();
  }
}

export class StarItemHandler implements Handler<StarItem> {
  constructor(
    private readonly work: UnitOfWork<{ items: ItemStore }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, item }: StarItem): Promise<void> {
    await this.work.perform(actor.teamId, async ({ items }) => {
      if (!(await items.sees(actor, item))) refuse('NotFound', 'There is nothing to star');
      await items.mark(actor.userId, item, this.clock.now());
    });
  }
}
