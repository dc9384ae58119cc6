import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ItemRef, VISITS_MAX } from '@evident/domain/projects';
import { type ViewStore, recordView } from '../analytics/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ItemStore } from './item-store.ts';

/** Records a visit for the member's list of recent objects, and counts it where the workspace has analytics. */
export class RecordVisit extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly item: ItemRef,
  ) {
    super();
  }
}

export class RecordVisitHandler implements Handler<RecordVisit> {
  constructor(
    private readonly work: UnitOfWork<{ items: ItemStore; viewCounts: ViewStore }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, item }: RecordVisit): Promise<void> {
    const now = this.clock.now();
    await this.work.perform(actor.teamId, async ({ items, viewCounts }) => {
      if (!(await items.sees(actor, item))) refuse('NotFound', 'There is nothing to visit');
      await items.visit(actor.userId, item, now, VISITS_MAX);
      await recordView(viewCounts, actor, item, now);
    });
  }
}
