import type { CreatedWrap, NewWrap } from '@evident/domain/wraps';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { weekBefore } from '@evident/domain/wraps';
import type { EvidenceWriter } from '../ai/index.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { refuseOff } from './refuse-off.ts';
import { requestProjectWrap, type WrapStores, type WrapTools } from './request-wraps.ts';

/** Requests a wrap of the last seven days of a project. */
export class CreateProjectWrap extends Command<CreatedWrap> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly wanted: NewWrap,
  ) {
    super();
  }
}

export class CreateProjectWrapHandler implements Handler<CreateProjectWrap> {
  private readonly tools: WrapTools;

  constructor(
    private readonly work: UnitOfWork<WrapStores & { projectAccess: ProjectAccess }>,
    private readonly writer: EvidenceWriter,
    ids: Ids,
    private readonly clock: Clock,
  ) {
    this.tools = { ids, clock };
  }

  async execute({ actor, projectId, wanted }: CreateProjectWrap): Promise<CreatedWrap> {
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      await refuseOff(this.writer, actor.teamId);
      const period = weekBefore(this.clock.now());
      const active = await stores.wraps.activeProjects(period);
      const project =
        active.find(({ id }) => id === projectId) ??
        refuse('UnprocessableContent', 'Nothing happened in this project in the last seven days');
      const requested = { ...wanted, teamId: actor.teamId, period, weekly: false, by: actor.userId };
      const { id, aiTextId: textId } = await requestProjectWrap(stores, this.tools, requested, project);
      return { id, textId };
    });
  }
}
