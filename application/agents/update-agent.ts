import { type AgentUpdate, refuseSchedule } from '@evident/domain/agents';
import { distinctSources } from '@evident/domain/ai-docs';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { demandDocSources, type DocSourceStores } from '../ai-docs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { Timetable } from '../kernel/timetable.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { AgentStore } from './agent-store.ts';
import { agentToChange, type FlaggedStores, refuseWithoutFlag } from './agent-to-change.ts';
import { agentChanged } from './events.ts';
import { scheduled } from './scheduled.ts';

/** Changes an agent, pauses it or starts it again. `expected` is the version that the actor has seen. */
export class UpdateAgent extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly agentId: Uuid,
    readonly update: AgentUpdate,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

type Stores = DocSourceStores & FlaggedStores & { agents: AgentStore; projectAccess: ProjectAccess; outbox: Outbox };

export class UpdateAgentHandler implements Handler<UpdateAgent> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly timetable: Timetable,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, agentId, update, expected }: UpdateAgent): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) => {
      const before = await agentToChange(stores, actor, agentId);
      await refuseWithoutFlag(stores);
      refuseOverwriting(before, expected);
      if (update.schedule) refuseSchedule(update.schedule);
      if (update.sources) await demandDocSources(stores, before.projectId, update.sources);
      const active = update.active ?? before.active;
      const agent = {
        ...before,
        ...update,
        active,
        title: (update.title ?? before.title).trim(),
        instruction: (update.instruction ?? before.instruction).trim(),
        sources: update.sources ? distinctSources(update.sources) : before.sources,
        stoppedReason: active || update.active === false ? null : before.stoppedReason,
        // A member who starts a stopped agent again becomes its owner.
        createdBy: active && before.stoppedReason !== null ? actor.userId : before.createdBy,
        updatedAt: this.clock.now(),
      };
      const isMoved = update.schedule !== undefined || active !== before.active;
      await stores.agents.save(isMoved ? scheduled(agent, this.timetable, this.clock.now()) : agent);
      await stores.outbox.announce(agentChanged(agent, actor.userId));
    });
  }
}
