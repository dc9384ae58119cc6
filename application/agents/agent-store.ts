import type { Agent, AgentRun } from '@evident/domain/agents';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Agents of one team with their runs, inside a unit of work. */
export interface AgentStore {
  /** Locks the agent until the unit of work ends. */
  find(agentId: Uuid): Promise<Agent | null>;
  countOf(projectId: Uuid): Promise<number>;
  save(agent: Agent): Promise<void>;
  /** With its runs. */
  remove(agentId: Uuid): Promise<void>;
  /** Locks the run until the unit of work ends. */
  findRun(runId: Uuid): Promise<AgentRun | null>;
  /** Newest first, at most 200. */
  runsOf(agentId: Uuid): Promise<AgentRun[]>;
  saveRuns(runs: readonly AgentRun[]): Promise<void>;
  /** False while the project is in the trash. */
  isProjectThere(projectId: Uuid): Promise<boolean>;
  /** The member as they are now; null if they have left. */
  memberNow(memberId: Uuid): Promise<Actor | null>;
}
