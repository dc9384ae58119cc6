import type { Agent, AgentRun } from '@evident/domain/agents';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeText, maybeUuid, moment, team, text, uuid } from '../columns.ts';

export const agentEntity = new EntitySchema<Agent>({
  name: 'agent',
  columns: {
    id,
    teamId: team,
    projectId: uuid('project_id'),
    title: text,
    instruction: text,
    sources: { type: 'jsonb' },
    framework: maybeText('framework'),
    language: maybeText('language'),
    schedule: { type: 'jsonb' },
    active: { type: 'boolean' },
    stoppedReason: maybeText('stopped_reason'),
    nextRunAt: maybeMoment('next_run_at'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    version: { type: 'integer' },
  },
});

export const agentRunEntity = new EntitySchema<AgentRun>({
  name: 'agent_run',
  columns: {
    id,
    teamId: team,
    agentId: uuid('agent_id'),
    state: text,
    reason: maybeText('reason'),
    dueAt: maybeMoment('due_at'),
    startedBy: maybeUuid('started_by'),
    docId: maybeUuid('doc_id'),
    textId: maybeUuid('text_id'),
    read: { type: 'jsonb', name: 'read_sources' },
    createdAt: moment('created_at'),
  },
});
