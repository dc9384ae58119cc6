import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Jobs } from './jobs.ts';
import type { SetAsideWork } from './set-aside.ts';
import type { Workers } from './workers.ts';

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
    private readonly work: SetAsideWork,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    private readonly workers: Workers,
  ) {}

  async execute({ actor, jobId }: RetrySetAsideJob): Promise<void> {
    const found = await this.work.perform(actor.teamId, ({ setAsideJobs }) => setAsideJobs.find(jobId));
    if (!found) return notFound('Job');
    // Before the job, which does nothing for work that was given up.
    await this.workers.startAgain(found.queue, found.payload);
    await this.work.perform(actor.teamId, async ({ setAsideJobs }) => {
      const job = (await setAsideJobs.find(jobId)) ?? notFound('Job');
      await setAsideJobs.remove(jobId);
      const { queue, payload, group, key, priority } = job;
      await this.jobs.enqueue(queue, payload, {
        key: key ?? `${jobId} again`,
        group: group ?? undefined,
        priority: priority ?? undefined,
      });
    });
  }
}
