import type { SetAsideJob, SetAsideJobStore } from '@evident/application/jobs/set-aside';
import type { Uuid } from '@evident/domain/kernel';
import { EntitySchema } from 'typeorm';
import { id, maybeText, moment, team } from '../columns.ts';
import type { Session } from '../session.ts';

const setAsideJobEntity = new EntitySchema<SetAsideJob>({
  name: 'set_aside_job',
  columns: {
    id,
    teamId: team,
    queue: { type: 'jsonb' },
    payload: { type: 'jsonb' },
    group: maybeText('job_group'),
    key: maybeText('job_key'),
    priority: maybeText('priority'),
    loss: maybeText('loss'),
    setAsideAt: moment('set_aside_at'),
  },
});

const LISTED_MAX = 100;

class PostgresSetAsideJobStore implements SetAsideJobStore {
  constructor(private readonly session: Session) {}

  async add(job: SetAsideJob): Promise<void> {
    await this.session.manager.createQueryBuilder().insert().into(setAsideJobEntity).values(job).orIgnore().execute();
  }
  list(): Promise<SetAsideJob[]> {
    return this.session.manager.find(setAsideJobEntity, { order: { setAsideAt: 'DESC', id: 'ASC' }, take: LISTED_MAX });
  }
  find(jobId: Uuid): Promise<SetAsideJob | null> {
    const where = { id: jobId };
    return this.session.manager.findOne(setAsideJobEntity, { where, lock: { mode: 'pessimistic_write' } });
  }
  async remove(jobId: Uuid): Promise<void> {
    await this.session.manager.delete(setAsideJobEntity, { id: jobId });
  }
}

export const jobEntities = [setAsideJobEntity];

export const jobStores = {
  setAsideJobs: (session: Session) => new PostgresSetAsideJobStore(session),
};
