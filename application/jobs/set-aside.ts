import type { SetAsideJobView } from '@evident/domain/jobs';
import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { JobQueue, Jobs, SetAside } from './jobs.ts';

/** A job that is started again only by hand. */
export interface SetAsideJob {
  /** Of the job. */
  readonly id: Uuid;
  readonly teamId: Uuid;
  /** With its retries and timeout, for the next time. */
  readonly queue: JobQueue<object>;
  readonly payload: object;
  readonly group: string | null;
  readonly setAsideAt: Date;
}

export interface SetAsideJobStore {
  /** Has no effect if it is stored already. */
  add(job: SetAsideJob): Promise<void>;
  /** Newest first, at most 100. */
  list(): Promise<SetAsideJob[]>;
  /** Locks it. */
  find(id: Uuid): Promise<SetAsideJob | null>;
  remove(id: Uuid): Promise<void>;
}

type Work = UnitOfWork<{ readonly setAsideJobs: SetAsideJobStore }>;

/** Stores jobs for the administrators of their workspace. Jobs of the installation come back with their schedule. */
export const settingAside =
  (work: Work, clock: Clock): SetAside =>
  async (queue, { id, payload, group }) => {
    const teamId = teamOf(payload);
    if (teamId === null) return;
    const job = { id, teamId, queue, payload, group, setAsideAt: clock.now() };
    await work.perform(teamId, ({ setAsideJobs }) => setAsideJobs.add(job));
  };

/** The workspace of a job, or of the event that a reaction handles. */
function teamOf(payload: object): Uuid | null {
  const { teamId, event } = payload as { readonly teamId?: Uuid; readonly event?: { readonly teamId: Uuid } };
  return teamId ?? event?.teamId ?? null;
}

/** Lists the jobs of the workspace that were set aside, newest first. */
export class ListSetAsideJobs extends Query<SetAsideJobView[]> {
  static readonly requires = memberWith({ scope: 'read', role: 'admin' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class ListSetAsideJobsHandler implements Handler<ListSetAsideJobs> {
  constructor(private readonly work: Work) {}

  async execute({ actor }: ListSetAsideJobs): Promise<SetAsideJobView[]> {
    const jobs = await this.work.perform(actor.teamId, ({ setAsideJobs }) => setAsideJobs.list());
    return jobs.map(({ id, queue, setAsideAt }) => ({ id, kind: queue.name, setAsideAt: setAsideAt.toISOString() }));
  }
}

/** Starts a job again that was set aside. If it is lost twice more, it is set aside again. */
export class RetrySetAsideJob extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly jobId: Uuid,
  ) {
    super();
  }
}

export class RetrySetAsideJobHandler implements Handler<RetrySetAsideJob> {
  constructor(
    private readonly work: Work,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
  ) {}

  async execute({ actor, jobId }: RetrySetAsideJob): Promise<void> {
    await this.work.perform(actor.teamId, async ({ setAsideJobs }) => {
      const job = (await setAsideJobs.find(jobId)) ?? refuse('NotFound', 'Job not found');
      await setAsideJobs.remove(jobId);
      const { queue, payload, group } = job;
      await this.jobs.enqueue(queue, payload, { key: `${jobId} again`, group: group ?? undefined });
    });
  }
}
