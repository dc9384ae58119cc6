import type { Insight } from '@evident/domain/insights';
import { EntitySchema } from 'typeorm';

const moment = (name: string) => ({ type: 'timestamptz', name }) as const;
const maybeId = (name: string) => ({ type: 'uuid', name, nullable: true }) as const;

export const insightEntity = new EntitySchema<Insight>({
  name: 'insight',
  columns: {
    id: { type: 'uuid', primary: true },
    teamId: { type: 'uuid', name: 'team_id' },
    projectId: { type: 'uuid', name: 'project_id' },
    title: { type: 'text' },
    locked: { type: 'boolean' },
    coverFileId: maybeId('cover_file_id'),
    publishedAt: { ...moment('published_at'), nullable: true },
    publishedBy: maybeId('published_by'),
    version: { type: 'integer' },
    rank: { type: 'double precision' },
    createdBy: { type: 'uuid', name: 'created_by' },
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    archivedAt: { ...moment('archived_at'), nullable: true },
  },
});
