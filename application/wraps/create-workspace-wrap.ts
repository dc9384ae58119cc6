import type { CreatedWrap, NewWrap } from '@evident/domain/wraps';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { weekBefore } from '@evident/domain/wraps';
import type { EvidenceWriter } from '../ai/index.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { refuseOff } from './refuse-off.ts';
import { requestWorkspaceWrap, type WrapStores, type WrapTools } from './request-wraps.ts';
import type { WrapReader } from './wrap-reader.ts';

/** Requests a wrap of the last seven days, from the projects that the actor can write to. */
export class CreateWorkspaceWrap extends Command<CreatedWrap> {
  static readonly requires = memberWith({ scope: 'write', role: 'author' });

  constructor(
    readonly actor: Actor,
    readonly wanted: NewWrap,
  ) {
    super();
  }
}

export class CreateWorkspaceWrapHandler implements Handler<CreateWorkspaceWrap> {
  private readonly tools: WrapTools;

  constructor(
    private readonly work: UnitOfWork<WrapStores>,
    private readonly reader: WrapReader,
    private readonly writer: EvidenceWriter,
    ids: Ids,
    private readonly clock: Clock,
  ) {
    this.tools = { ids, clock };
  }

  async execute({ actor, wanted }: CreateWorkspaceWrap): Promise<CreatedWrap> {
    await refuseOff(this.writer, actor.teamId);
    const period = weekBefore(this.clock.now());
    const projects = await this.reader.activeProjects(actor, period);
    if (projects.length === 0)
      refuse('UnprocessableContent', 'Nothing happened in your projects in the last seven days');
    return this.work.perform(actor.teamId, async (stores) => {
      const requested = { ...wanted, teamId: actor.teamId, period, weekly: false, by: actor.userId };
      const { id, aiTextId: textId } = await requestWorkspaceWrap(stores, this.tools, requested, projects);
      return { id, textId };
    });
  }
}
