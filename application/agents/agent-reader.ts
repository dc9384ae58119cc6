import type { AgentRunView, AgentView } from '@evident/domain/agents';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Agents in projects visible to the actor. */
export interface AgentReader {
  /** Newest first. */
  list(actor: Actor, page: PageRequest): Promise<Page<AgentView>>;
  agent(actor: Actor, agentId: Uuid): Promise<AgentView | null>;
  /** Newest first. */
  runs(actor: Actor, agentId: Uuid, page: PageRequest): Promise<Page<AgentRunView>>;
}
