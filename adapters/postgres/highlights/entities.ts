import type { Highlight } from '@evident/domain/highlights';
import type { AppliedTag } from '@evident/domain/tags';
import { EntitySchema } from 'typeorm';

const uuid = (name: string) => ({ type: 'uuid', name }) as const;
const moment = (name: string) => ({ type: 'timestamptz', name }) as const;
const maybeNumber = (name: string) => ({ type: 'integer', name, nullable: true }) as const;

export const highlightEntity = new EntitySchema<Highlight>({
  name: 'highlight',
  columns: {
    id: { type: 'uuid', primary: true }, teamId: uuid('team_id'), noteId: uuid('note_id'), projectId: uuid('project_id'),
    text: { type: 'text' }, before: { type: 'text' }, after: { type: 'text' },
    start: { type: 'integer', name: 'start_at' }, end: { type: 'integer', name: 'end_at' },
    startMs: maybeNumber('start_ms'), endMs: maybeNumber('end_ms'),
    speaker: { type: 'text', nullable: true },
    anchor: { type: 'text' },
    relativeStart: { type: 'bytea', name: 'relative_start', nullable: true },
    relativeEnd: { type: 'bytea', name: 'relative_end', nullable: true },
    lostAt: { ...moment('lost_at'), nullable: true },
    createdBy: uuid('created_by'), createdAt: moment('created_at'), updatedAt: moment('updated_at'),
  },
});

export const appliedTagEntity = new EntitySchema<AppliedTag & { teamId: string }>({
  name: 'highlight_tag',
  columns: {
    highlightId: { ...uuid('highlight_id'), primary: true }, tagId: { ...uuid('tag_id'), primary: true }, teamId: uuid('team_id'),
    appliedBy: uuid('applied_by'), appliedAt: moment('applied_at'), how: { type: 'text' },
  },
});
