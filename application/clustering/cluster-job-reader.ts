import type { ClusterJob } from '@evident/domain/clustering';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** The actor's own jobs in projects that they can see. */
export interface ClusterJobReader {
  job(actor: Actor, jobId: Uuid): Promise<ClusterJob | null>;
}
