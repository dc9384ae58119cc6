import type { SetAsideJobView } from '@evident/domain/jobs';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { SetAsideWork } from './set-aside.ts';

/** Lists the jobs of the workspace that were set aside, newest first. */
export class ListSetAsideJobs extends Query<SetAsideJobView[]> {
  static readonly requires = memberWith({ scope: 'read', role: 'admin' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class ListSetAsideJobsHandler implements Handler<ListSetAsideJobs> {
  constructor(private readonly work: SetAsideWork) {}

  async execute({ actor }: ListSetAsideJobs): Promise<SetAsideJobView[]> {
    const jobs = await this.work.perform(actor.teamId, ({ setAsideJobs }) => setAsideJobs.list());
    return jobs.map(({ id, queue, setAsideAt, loss: reason }) => ({
      id,
      kind: queue.name,
      setAsideAt: setAsideAt.toISOString(),
      reason,
    }));
  }
}
