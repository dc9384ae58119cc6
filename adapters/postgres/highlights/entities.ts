import type { Highlight } from '@evident/domain/highlights';
import type { AppliedTag } from '@evident/domain/tags';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeUuid, moment, team, text, uuid } from '../columns.ts';

const maybeNumber = (name: string) => ({ type: 'integer', name, nullable: true }) as const;

export const highlightEntity = new EntitySchema<Highlight>({
  name: 'highlight',
  columns: {
    id,
    teamId: team,
    noteId: uuid('note_id'),
    projectId: uuid('project_id'),
    target: text,
    fileId: maybeUuid('file_id'),
    areas: { type: 'jsonb' },
    text,
    before: text,
    after: text,
    start: { type: 'integer', name: 'start_at' },
    end: { type: 'integer', name: 'end_at' },
    startMs: maybeNumber('start_ms'),
    endMs: maybeNumber('end_ms'),
    snippetStartMs: maybeNumber('snippet_start_ms'),
    snippetEndMs: maybeNumber('snippet_end_ms'),
    speakers: { type: 'text', array: true },
    anchor: text,
    relativeStart: { type: 'bytea', name: 'relative_start', nullable: true },
    relativeEnd: { type: 'bytea', name: 'relative_end', nullable: true },
    lostAt: maybeMoment('lost_at'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
});

export const appliedTagEntity = new EntitySchema<AppliedTag & { teamId: string }>({
  name: 'highlight_tag',
  columns: {
    highlightId: { ...uuid('highlight_id'), primary: true },
    tagId: { ...uuid('tag_id'), primary: true },
    teamId: team,
    appliedBy: uuid('applied_by'),
    appliedAt: moment('applied_at'),
    how: text,
  },
});
