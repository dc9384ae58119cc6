import type { ClusterJob } from '@evident/domain/clustering';
import { EntitySchema } from 'typeorm';
import { id, moment, team, text, uuid } from '../columns.ts';

export const clusterJobEntity = new EntitySchema<ClusterJob>({
  name: 'cluster_job',
  columns: {
    id,
    teamId: team,
    projectId: uuid('project_id'),
    memberId: uuid('member_id'),
    highlightIds: { type: 'uuid', name: 'highlight_ids', array: true },
    amount: text,
    strictness: text,
    state: text,
    progress: { type: 'double precision' },
    found: { type: 'jsonb', nullable: true },
    createdAt: moment('created_at'),
  },
});
