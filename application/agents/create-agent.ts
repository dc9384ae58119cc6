import { AGENT_LIMIT, type Agent, type NewAgent, refuseSchedule } from '@evident/domain/agents';
import { distinctSources } from '@evident/domain/ai-docs';
import { refuseOneMore, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { demandDocSources, type DocSourceStores } from '../ai-docs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { Timetable } from '../kernel/timetable.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { newRow } from '../saved-things/index.ts';
import type { AgentStore } from './agent-store.ts';
import { type FlaggedStores, refuseWithoutFlag } from './agent-to-change.ts';
import { agentChanged } from './events.ts';
import { scheduled } from './scheduled.ts';

/** Saves an instruction with sources and a schedule. Returns its id. */
export class CreateAgent extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly wanted: NewAgent,
  ) {
    super();
  }
}

type Stores = DocSourceStores & FlaggedStores & { agents: AgentStore; projectAccess: ProjectAccess; outbox: Outbox };

export class CreateAgentHandler implements Handler<CreateAgent> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly timetable: Timetable,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, wanted }: CreateAgent): Promise<Uuid> {
    const { projectId, title, instruction, sources, framework = null, language = null, schedule } = wanted;
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      await refuseWithoutFlag(stores);
      refuseSchedule(schedule);
      await demandDocSources(stores, projectId, sources);
      refuseOneMore(await stores.agents.countOf(projectId), AGENT_LIMIT);
      const agent: Agent = {
        ...newRow(this, actor),
        projectId,
        title: title.trim(),
        instruction: instruction.trim(),
        sources: distinctSources(sources),
        framework: framework === 'CustomPrompt' ? null : framework,
        language,
        schedule,
        active: true,
        stoppedReason: null,
        nextRunAt: null,
        createdBy: actor.userId,
      };
      await stores.agents.save(scheduled(agent, this.timetable, agent.createdAt));
      await stores.outbox.announce(agentChanged(agent, actor.userId));
      return agent.id;
    });
  }
}
