import { CreateAgent } from '@evident/application/agents/create-agent';
import { DeleteAgent } from '@evident/application/agents/delete-agent';
import { GetAgent, ListAgentRuns, ListAgents } from '@evident/application/agents/queries';
import { StartAgentRun } from '@evident/application/agents/start-agent-run';
import { CreatedDto } from '../kernel/created.dto.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { AgentDto, AgentPageDto, AgentRunPageDto, NewAgentDto } from './agents.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const AGENTS_OPERATIONS = {
  listAgents: operation({
    route: 'GET /agents',
    asks: ListAgents,
    summary: 'List agents, newest first',
    query: PageQueryDto,
    answers: AgentPageDto,
    message: ({ actor, query: page }) => new ListAgents(actor, pageRequest(page)),
  }),
  createAgent: operation({
    route: 'POST /agents',
    asks: CreateAgent,
    summary: 'Save an instruction that writes docs on a schedule',
    description: 'Needs the feature flag `agents`. Its runs read what you can see at that moment.',
    body: NewAgentDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, body: wanted }) => new CreateAgent(actor, wanted),
    answer: (id) => ({ id }),
  }),
  getAgent: operation({
    route: 'GET /agents/{agentId}',
    asks: GetAgent,
    summary: 'Read an agent with its last run',
    answers: AgentDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, agentId }) => new GetAgent(actor, agentId),
  }),
  deleteAgent: operation({
    route: 'DELETE /agents/{agentId}',
    asks: DeleteAgent,
    summary: 'Delete an agent with its runs; its docs stay',
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
    message: ({ actor, agentId }) => new DeleteAgent(actor, agentId),
    answer: undoable,
  }),
  listAgentRuns: operation({
    route: 'GET /agents/{agentId}/runs',
    asks: ListAgentRuns,
    summary: 'List the runs of an agent, newest first',
    query: PageQueryDto,
    answers: AgentRunPageDto,
    refuses: ['NotFound'],
    message: ({ actor, agentId, query: page }) => new ListAgentRuns(actor, agentId, pageRequest(page)),
  }),
  startAgentRun: operation({
    route: 'POST /agents/{agentId}/runs',
    asks: StartAgentRun,
    summary: 'Run an agent now, also a paused one',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
    message: ({ actor, agentId }) => new StartAgentRun(actor, agentId),
    answer: (id) => ({ id }),
  }),
};
