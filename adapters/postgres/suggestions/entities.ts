import type { Suggestion } from '@evident/domain/suggestions';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeText, maybeUuid, moment, team, text, uuid } from '../columns.ts';

export const suggestionEntity = new EntitySchema<Suggestion>({
  name: 'suggestion',
  columns: {
    id,
    teamId: team,
    projectId: uuid('project_id'),
    noteId: maybeUuid('note_id'),
    highlightId: maybeUuid('highlight_id'),
    tagId: maybeUuid('tag_id'),
    otherTagId: maybeUuid('other_tag_id'),
    kind: text,
    state: text,
    words: { type: 'jsonb', nullable: true },
    reason: text,
    tagIds: { type: 'uuid', array: true, name: 'tag_ids' },
    key: text,
    model: maybeText('model'),
    resultId: maybeUuid('result_id'),
    createdAt: moment('created_at'),
    decidedBy: maybeUuid('decided_by'),
    decidedAt: maybeMoment('decided_at'),
  },
});
