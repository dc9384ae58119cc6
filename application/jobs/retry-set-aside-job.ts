import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Jobs } from './jobs.ts';
import type { SetAsideWork } from './set-aside.ts';

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
