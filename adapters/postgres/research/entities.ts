import type { Research } from '@evident/domain/research';
import { EntitySchema } from 'typeorm';
import { id, maybeText, maybeUuid, moment, team, text, uuid } from '../columns.ts';

export const researchEntity = new EntitySchema<Research>({
  name: 'research',
  columns: {
    id,
    teamId: team,
    memberId: uuid('member_id'),
    question: text,
    scopeType: { type: 'text', name: 'scope_type' },
    scopeId: maybeUuid('scope_id'),
    budget: { type: 'jsonb' },
    state: text,
    reason: maybeText('reason'),
    aiTextId: uuid('ai_text_id'),
    insightId: maybeUuid('insight_id'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
});

/** A finished step as stored. */
export interface StoredStep {
  readonly researchId: string;
  readonly teamId: string;
  readonly position: number;
  readonly kind: string;
  readonly result: object;
  readonly finishedAt: Date;
}

export const researchStepEntity = new EntitySchema<StoredStep>({
  name: 'research_step',
  columns: {
    researchId: { ...uuid('research_id'), primary: true },
    position: { type: 'integer', primary: true },
    teamId: team,
    kind: text,
    result: { type: 'jsonb' },
    finishedAt: moment('finished_at'),
  },
});
