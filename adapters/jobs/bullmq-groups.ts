import { type Job as BullJob, DelayedError } from 'bullmq';
import type { Redis } from 'ioredis';

/** Milliseconds until the lock of a killed process expires. */
const HELD_MS = 10_000;

/** Deletes the key only for its owner. */
const LEAVE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/**
 * Runs the jobs of a group one at a time. A job of a busy group is delayed and promoted in turn.
 * The delay is the fallback if a process is killed before promoting the next job.
 */
export class BullMqGroups {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
    private readonly onFault: (fault: Error) => void,
  ) {}

  /** @throws DelayedError if the job has to wait */
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
    // Queued first, so that a job that finishes meanwhile finds it.
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

  /** Skips jobs that were cancelled or have run. */
  private async promoteFirst(waiting: string, find: (jobId: string) => Promise<BullJob | undefined>): Promise<void> {
    for (let first = await this.redis.lindex(waiting, 0); first !== null; first = await this.redis.lindex(waiting, 0)) {
      const job = await find(first);
      if (job && (await job.isDelayed())) return void (await job.promote().catch(() => undefined));
      // A job that is being delayed right now promotes itself.
      if (job && !(await job.isCompleted()) && !(await job.isFailed())) return;
      await this.redis.lrem(waiting, 0, first);
    }
  }
}
