import type { AgentStore } from '@evident/application/agents/agent-store';
import type { Agent, AgentRun } from '@evident/domain/agents';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { upsertMany } from '../many-rows.ts';
import { memberToday } from '../permissions/member-today.ts';
import type { Session } from '../session.ts';
import { agentEntity, agentRunEntity } from './entities.ts';

/** Runs that are looked at, and kept for undo. */
const RUNS_MAX = 200;

export class PostgresAgentStore implements AgentStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Agent | null> {
    return this.session.manager.findOne(agentEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
  countOf(projectId: Uuid): Promise<number> {
    return this.session.manager.countBy(agentEntity, { projectId });
  }
  async save(agent: Agent): Promise<void> {
    await upsertMany(this.session.manager, agentEntity, [agent]);
  }
  async remove(id: Uuid): Promise<void> {
    await this.session.manager.delete(agentEntity, { id });
  }
  findRun(id: Uuid): Promise<AgentRun | null> {
    return this.session.manager.findOne(agentRunEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
  runsOf(agentId: Uuid): Promise<AgentRun[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    return this.session.manager.find(agentRunEntity, { where: { agentId }, order, take: RUNS_MAX });
  }
  async saveRuns(runs: readonly AgentRun[]): Promise<void> {
    if (runs.length > 0) await upsertMany(this.session.manager, agentRunEntity, [...runs]);
  }
  async isProjectThere(projectId: Uuid): Promise<boolean> {
    return (await this.session.query('SELECT FROM project WHERE id = $1', [projectId])).length > 0;
  }
  memberNow(memberId: Uuid): Promise<Actor | null> {
    const { query, teamId } = this.session;
    return memberToday(query, { teamId, memberId, scopes: ['read', 'write'] });
  }
}
