import type { AiDoc } from '@evident/domain/ai-docs';
import { EntitySchema } from 'typeorm';
import { id, maybeText, maybeUuid, moment, team, text, uuid } from '../columns.ts';

/** `bigint` arrives as text. */
const number = { to: (value: number) => value, from: (value: string | number) => Number(value) };

export const aiDocEntity = new EntitySchema<AiDoc>({
  name: 'ai_doc',
  columns: {
    id,
    teamId: team,
    projectId: uuid('project_id'),
    title: text,
    sources: { type: 'jsonb' },
    framework: text,
    prompt: maybeText('prompt'),
    language: maybeText('language'),
    textId: uuid('text_id'),
    filledTextId: maybeUuid('filled_text_id'),
    filledSeq: { type: 'bigint', name: 'filled_seq', transformer: number },
    read: { type: 'jsonb', name: 'read_sources' },
    texts: { type: 'uuid', array: true },
    agentId: maybeUuid('agent_id'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    version: { type: 'integer' },
  },
});
