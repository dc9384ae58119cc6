import { type Job as BullJob, DelayedError } from 'bullmq';
import type { Redis } from 'ioredis';

/** Milliseconds until a group is free whose process was killed. */
const HELD_MS = 10_000;

/** Deletes the key only for whom it is. */
const LEAVE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/**
 * Lets the jobs of one group run one after the other. A job whose group is busy goes back to the delayed jobs, and is promoted when its turn comes.
 * The delay is the fallback for a process that was killed before it could promote the next one.
 */
export class BullMqGroups {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
    private readonly onFault: (fault: Error) => void,
  ) {}

  /** @throws DelayedError for a job that has to wait */
  async run<T>(
    job: BullJob,
    token: string | undefined,
    group: string | null,
    find: (jobId: string) => Promise<BullJob | undefined>,
    work: () => Promise<T>,
  ): Promise<T> {
    if (group === null) return work();
    const busy = `${this.prefix}:groups:${job.queueName}:${group}`;
    const waiting = `${busy}:waiting`;
    // Recorded first, so that a job that leaves in the meantime finds it.
    if ((await this.redis.lpos(waiting, job.id!)) === null) await this.redis.rpush(waiting, job.id!);
    if (!(await this.entered(busy, job.id!))) {
      await job.moveToDelayed(Date.now() + HELD_MS, token);
      if ((await this.redis.exists(busy)) === 0) await this.promoteFirst(waiting, find);
      throw new DelayedError();
    }
    const holding = setInterval(() => void this.redis.pexpire(busy, HELD_MS).catch(this.onFault), HELD_MS / 3);
    try {
      await this.redis.lrem(waiting, 0, job.id!);
      return await work();
    } finally {
      clearInterval(holding);
      await this.redis.eval(LEAVE, 1, busy, job.id!);
      await this.promoteFirst(waiting, find);
    }
  }

  private async entered(busy: string, jobId: string): Promise<boolean> {
    return (await this.redis.set(busy, jobId, 'PX', HELD_MS, 'NX')) === 'OK' || (await this.redis.get(busy)) === jobId;
  }

  /** Those that were cancelled or have run since are passed over. */
  private async promoteFirst(waiting: string, find: (jobId: string) => Promise<BullJob | undefined>): Promise<void> {
    for (let first = await this.redis.lindex(waiting, 0); first !== null; first = await this.redis.lindex(waiting, 0)) {
      const job = await find(first);
      if (job && (await job.isDelayed())) return void (await job.promote().catch(() => undefined));
      // One that is being put back just now promotes itself.
      if (job && !(await job.isCompleted()) && !(await job.isFailed())) return;
      await this.redis.lrem(waiting, 0, first);
    }
  }
}
