import type { AgentReader } from '@evident/application/agents/agent-reader';
import {
  type AgentRun,
  type AgentRunView,
  type AgentSchedule,
  type AgentView,
  shownState,
} from '@evident/domain/agents';
import type { DocSource } from '@evident/domain/ai-docs';
import type { WritingState } from '@evident/domain/evidence';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SummaryFramework } from '@evident/domain/summaries';
import type { InferResult } from 'kysely';
import { sourceTitles } from '../ai-docs/source-titles.ts';
import type { Order } from '../keyset.ts';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { shownName } from '../shown-name.ts';

const newestFirst = (table: string): Order => ({
  columns: [
    { sql: `${table}.created_at`, type: 'timestamptz' },
    { sql: `${table}.id`, type: 'uuid' },
  ],
  descending: true,
});

const AGENTS = db
  .selectFrom('agent as a')
  .innerJoin('project as p', 'p.id', 'a.project_id')
  .leftJoin('member as m', 'm.id', 'a.created_by')
  .select([
    'a.id',
    'a.project_id as projectId',
    'p.title as projectTitle',
    'a.title',
    'a.instruction',
    'a.language',
    'a.active',
    'a.version',
    'a.stopped_reason as stoppedReason',
    'a.next_run_at as nextRunAt',
    'a.created_at as createdAt',
    'a.updated_at as updatedAt',
    'a.created_by as ownerId',
    shownName('m').as('ownerName'),
    expression<SummaryFramework | null>`a.framework`.as('framework'),
    expression<DocSource[]>`a.sources`.as('sources'),
    expression<AgentSchedule>`a.schedule`.as('schedule'),
  ]);

const RUNS = db
  .selectFrom('agent as a')
  .innerJoin('agent_run as r', 'r.agent_id', 'a.id')
  .leftJoin('ai_doc as d', 'd.id', 'r.doc_id')
  .leftJoin('ai_text as t', 't.id', 'r.text_id')
  .leftJoin('member as s', 's.id', 'r.started_by')
  .select([
    'r.id',
    'r.agent_id as agentId',
    'r.due_at as dueAt',
    'r.created_at as createdAt',
    'r.reason',
    'd.id as docId',
    'd.title as docTitle',
    's.id as starterId',
    't.reason as textReason',
    shownName('s').as('starterName'),
    expression<AgentRun['state']>`r.state`.as('state'),
    expression<WritingState | null>`t.state`.as('textState'),
  ]);
const LATEST_RUNS = RUNS.where('a.id', '=', expression<Uuid>`ANY (${parameter('ids')}::uuid[])`)
  .distinctOn('r.agent_id')
  .orderBy('r.agent_id')
  .orderBy('r.created_at', 'desc')
  .orderBy('r.id', 'desc');

const runOf = (row: InferResult<typeof RUNS>[number]): AgentRunView => ({
  id: row.id,
  state: shownState(row.state, row.textState),
  reason: row.reason ?? row.textReason,
  dueAt: row.dueAt?.toISOString() ?? null,
  startedBy: row.starterId === null ? null : { id: row.starterId, name: row.starterName },
  docId: row.docId,
  docTitle: row.docTitle,
  createdAt: row.createdAt.toISOString(),
});

const agentOf = ({
  ownerId,
  ownerName,
  nextRunAt,
  createdAt,
  updatedAt,
  sources,
  ...row
}: InferResult<typeof AGENTS>[number]): AgentView => ({
  ...row,
  sources: sources.map((source) => ({ ...source, title: null })),
  createdBy: { id: ownerId, name: ownerName },
  nextRunAt: nextRunAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  lastRun: null,
});

/** Agents in projects visible to the actor. */
export class PostgresAgentReader implements AgentReader {
  constructor(private readonly reads: PostgresReads) {}

  async list(actor: Actor, page: PageRequest): Promise<Page<AgentView>> {
    const found = await this.reads.page(actor, AGENTS, { order: newestFirst('a'), page, itemOf: agentOf });
    return { ...found, items: await this.withRuns(actor, found.items) };
  }

  async agent(actor: Actor, agentId: Uuid): Promise<AgentView | null> {
    const row = await this.reads.first(actor, AGENTS.where('a.id', '=', agentId));
    return row && (await this.withRuns(actor, [agentOf(row)]))[0]!;
  }

  runs(actor: Actor, agentId: Uuid, page: PageRequest): Promise<Page<AgentRunView>> {
    const runs = RUNS.where('a.id', '=', agentId);
    return this.reads.page(actor, runs, { order: newestFirst('r'), page, itemOf: runOf });
  }

  private async withRuns(actor: Actor, agents: readonly AgentView[]): Promise<AgentView[]> {
    if (agents.length === 0) return [];
    return this.reads.as(actor, async (sight) => {
      const rows = await sight.rows(LATEST_RUNS, { given: { ids: agents.map(({ id }) => id) } });
      const last = new Map(rows.map((row) => [row.agentId, runOf(row)]));
      const titles = await sourceTitles(
        sight,
        agents.flatMap(({ sources }) => sources),
      );
      return agents.map((agent) => ({
        ...agent,
        sources: agent.sources.map((source) => ({ ...source, title: titles.get(source.id) ?? null })),
        lastRun: last.get(agent.id) ?? null,
      }));
    });
  }
}
