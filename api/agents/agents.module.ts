import { PostgresAgentReader } from '@evident/adapters/postgres/agents/postgres-agent-reader';
import type { Stores } from '@evident/adapters/postgres/composition/stores';
import type { DataSource } from '@evident/adapters/postgres/connection';
import { dueIn } from '@evident/adapters/postgres/postgres-due';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import type { AgentReader } from '@evident/application/agents/agent-reader';
import { CancelAgentRun, CancelAgentRunHandler } from '@evident/application/agents/cancel-agent-run';
import { CreateAgent, CreateAgentHandler } from '@evident/application/agents/create-agent';
import { DeleteAgent, DeleteAgentHandler } from '@evident/application/agents/delete-agent';
import {
  GetAgent,
  GetAgentHandler,
  ListAgentRuns,
  ListAgentRunsHandler,
  ListAgents,
  ListAgentsHandler,
} from '@evident/application/agents/queries';
import { AgentRunner, RUN_AGENT } from '@evident/application/agents/run-agent';
import { StartAgentRun, StartAgentRunHandler } from '@evident/application/agents/start-agent-run';
import {
  DUE_AGENTS,
  DUE_AGENTS_CRON,
  StartDueAgents,
  StartDueAgentsHandler,
} from '@evident/application/agents/start-due-agents';
import { undoAgentChanges, undoAgentRestoration } from '@evident/application/agents/undo-agent-changes';
import { UpdateAgent, UpdateAgentHandler } from '@evident/application/agents/update-agent';
import type { EvidenceWriter } from '@evident/application/ai/evidence-writer';
import type { DocSourcePorts } from '@evident/application/ai-docs/doc-sources';
import type { Callers } from '@evident/application/kernel/callers';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import type { Due } from '@evident/application/kernel/start-due';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { EVIDENCE_WRITER } from '../ai/ai.module.ts';
import { AiDocsModule, DOC_SOURCES } from '../ai-docs/ai-docs.module.ts';
import { handle } from '../kernel/handle.ts';
import { CALLERS, CLOCK, DATA_SOURCE, IDS, READS, TIMETABLE, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { AgentsController } from './agents.controller.ts';
import { consumes, repeats } from '../kernel/consumes.ts';
import { enqueues } from '../kernel/enqueues.ts';
import { undoes } from '../kernel/undoes.ts';
import { agentJob } from '@evident/application/agents/agent-job';

import { AGENTS_OPERATIONS } from './agents.operations.ts';
const AGENTS = port<AgentReader>('AgentReader');
const DUE = port<Due>('DueAgents');
const RUNNER = port<AgentRunner>('AgentRunner');

@Module({
  imports: [AiDocsModule],
  controllers: [AgentsController, controllerFor('Agents', AGENTS_OPERATIONS)],
  providers: [
    provide(AGENTS, (reads: PostgresReads) => new PostgresAgentReader(reads), [READS]),
    provide(DUE, (source: DataSource) => dueIn(source, 'dueAgents'), [DATA_SOURCE]),
    provide(
      RUNNER,
      (
        work: UnitOfWork<Stores>,
        sources: DocSourcePorts,
        writer: EvidenceWriter,
        callers: Callers,
        ids: Ids,
        clock: Clock,
      ) => new AgentRunner({ work, sources, writer, callers, ids, clock }),
      [WORK, DOC_SOURCES, EVIDENCE_WRITER, CALLERS, IDS, CLOCK],
    ),
    consumes(RUN_AGENT, RUNNER),
    enqueues('agent:run-requested', RUN_AGENT, agentJob),
    repeats(DUE_AGENTS, DUE_AGENTS_CRON, () => new StartDueAgents()),
    handle(ListAgents, ListAgentsHandler, [AGENTS]),
    handle(GetAgent, GetAgentHandler, [AGENTS]),
    handle(ListAgentRuns, ListAgentRunsHandler, [AGENTS]),
    handle(CreateAgent, CreateAgentHandler, [WORK, TIMETABLE, IDS, CLOCK]),
    handle(UpdateAgent, UpdateAgentHandler, [WORK, TIMETABLE, CLOCK]),
    handle(DeleteAgent, DeleteAgentHandler, [WORK]),
    handle(StartAgentRun, StartAgentRunHandler, [WORK, EVIDENCE_WRITER, IDS, CLOCK]),
    handle(CancelAgentRun, CancelAgentRunHandler, [WORK, CLOCK]),
    handle(StartDueAgents, StartDueAgentsHandler, [DUE, WORK, TIMETABLE, IDS, CLOCK]),
    undoes(undoAgentChanges, [TIMETABLE, CLOCK]),
    undoes(undoAgentRestoration, []),
  ],
})
export class AgentsModule {}
