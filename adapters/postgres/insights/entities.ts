import type { Insight } from '@evident/domain/insights';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeUuid, moment, team, text, uuid } from '../columns.ts';

export const insightEntity = new EntitySchema<Insight>({
  name: 'insight',
  columns: {
    id,
    teamId: team,
    projectId: uuid('project_id'),
    title: text,
    locked: { type: 'boolean' },
    coverFileId: maybeUuid('cover_file_id'),
    publishedAt: maybeMoment('published_at'),
    publishedBy: maybeUuid('published_by'),
    publicationId: maybeUuid('publication_id'),
    firstPublishedAt: maybeMoment('first_published_at'),
    firstPublishedBy: maybeUuid('first_published_by'),
    version: { type: 'integer' },
    rank: { type: 'double precision', nullable: true },
    createdBy: uuid('created_by'),
    aiGenerated: { type: 'boolean', name: 'ai_generated' },
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    archivedAt: maybeMoment('archived_at'),
  },
});
