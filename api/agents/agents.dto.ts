import { agentRunView, agentUpdate, agentView, newAgent } from '@evident/domain/agents';
import { dtoFrom } from '../kernel/dto.ts';
import { pageOf } from '../kernel/page.dto.ts';

export class NewAgentDto extends dtoFrom(newAgent) {}
export class AgentUpdateDto extends dtoFrom(agentUpdate) {}
export class AgentDto extends dtoFrom(agentView) {}
export class AgentPageDto extends pageOf(agentView) {}
export class AgentRunPageDto extends pageOf(agentRunView) {}
