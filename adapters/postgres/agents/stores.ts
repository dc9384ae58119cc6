import type { Session } from '../session.ts';
import { agentEntity, agentRunEntity } from './entities.ts';
import { PostgresAgentStore } from './postgres-agent-store.ts';

export const agentEntities = [agentEntity, agentRunEntity];

export const agentStores = {
  agents: (session: Session) => new PostgresAgentStore(session),
};
