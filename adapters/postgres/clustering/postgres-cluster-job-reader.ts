import type { ClusterJobReader } from '@evident/application/clustering/cluster-job-reader';
import type { ClusterJob, Grouping } from '@evident/domain/clustering';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const JOB = db
  .selectFrom('cluster_job as c')
  .select([
    'c.id',
    'c.team_id as teamId',
    'c.project_id as projectId',
    'c.member_id as memberId',
    'c.highlight_ids as highlightIds',
    'c.amount',
    'c.strictness',
    'c.state',
    'c.progress',
    'c.created_at as createdAt',
    expression<Grouping | null>`c.found`.as('found'),
  ])
  .where('c.id', '=', parameter<Uuid>('jobId'));

/** The actor's own jobs in projects that they can see. */
export class PostgresClusterJobReader implements ClusterJobReader {
  constructor(private readonly reads: PostgresReads) {}

  job(actor: Actor, jobId: Uuid): Promise<ClusterJob | null> {
    return this.reads.first(actor, JOB, { given: { jobId } });
  }
}
