import type { NewDashboard } from '@evident/domain/dashboards';
import { type Uuid, oneLine } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { newRow } from '../saved-things/index.ts';
import { DASHBOARDS, type DashboardStores } from './dashboards.ts';

/** Creates an empty dashboard; returns its id. */
export class CreateDashboard extends Command<{ id: Uuid }> {
  static readonly requires = memberWith({ scope: 'write', role: 'author' });

  constructor(
    readonly actor: Actor,
    readonly dashboard: NewDashboard,
  ) {
    super();
  }
}

export class CreateDashboardHandler implements Handler<CreateDashboard> {
  constructor(
    private readonly work: UnitOfWork<Omit<DashboardStores, 'undo'>>,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, dashboard: { title, shared = false } }: CreateDashboard): Promise<{ id: Uuid }> {
    const facts = { ownerId: actor.userId, title: oneLine(title), shared, arrangement: [], charts: [] };
    const { id } = await this.work.perform(actor.teamId, (stores) =>
      DASHBOARDS.create(stores, actor, { ...newRow(this, actor), ...facts }),
    );
    return { id };
  }
}
