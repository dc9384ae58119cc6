import type { ClusterJobStore } from '@evident/application/clustering/cluster-job-store';
import type { ClusterJob, Grouping } from '@evident/domain/clustering';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { In } from 'typeorm';
import { memberToday } from '../permissions/member-today.ts';
import type { Session } from '../session.ts';
import { clusterJobEntity } from './entities.ts';

const UNDER_WAY = In(['WAITING', 'WORKING']);

/** Updates single columns, because the ids of a job can be 50,000. */
export class PostgresClusterJobStore implements ClusterJobStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<ClusterJob | null> {
    return this.session.manager.findOneBy(clusterJobEntity, { id });
  }
  async create(job: ClusterJob): Promise<void> {
    await this.session.manager.insert(clusterJobEntity, job as never);
  }
  underWay(projectId: Uuid, memberId: Uuid): Promise<ClusterJob[]> {
    return this.session.manager.findBy(clusterJobEntity, { projectId, memberId, state: UNDER_WAY });
  }
  advance(id: Uuid, progress: number): Promise<boolean> {
    return this.change(id, { state: 'WORKING', progress });
  }
  end(id: Uuid, state: 'DONE' | 'FAILED' | 'CANCELLED', found: Grouping | null): Promise<boolean> {
    return this.change(id, { state, found, ...(state === 'DONE' && { progress: 1 }) });
  }
  async reopen(id: Uuid): Promise<boolean> {
    const waiting = { state: 'WAITING', progress: 0 };
    const { affected } = await this.session.manager.update(clusterJobEntity, { id, state: 'FAILED' }, waiting as never);
    return affected === 1;
  }
  actor(memberId: Uuid): Promise<Actor | null> {
    const { teamId } = this.session;
    const rows = <Row>(sql: string, parameters?: readonly unknown[]) => this.session.query<Row>(sql, parameters);
    return memberToday(rows, { teamId, memberId, scopes: ['read'] });
  }

  private async change(id: Uuid, changed: Partial<ClusterJob>): Promise<boolean> {
    const { affected } = await this.session.manager.update(
      clusterJobEntity,
      { id, state: UNDER_WAY },
      changed as never,
    );
    return affected === 1;
  }
}
