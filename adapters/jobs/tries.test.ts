import { LimitExceeded } from '@evident/application/jobs/jobs';
import { outcomeOf } from './pg-boss-form.ts';
import { Tries, lossOf } from './tries.ts';

const QUEUE = { name: 'q' };
const JOB = { id: 'j', payload: {}, attempt: 1, group: null, lost: 0, key: null, priority: null, loss: null };

describe('a try', () => {
  it('is abandoned at once if the grace period of the shutdown is over before it begins', async () => {
    const tries = new Tries({ onFault: () => undefined, graceSeconds: 0 });
    const hung = tries.run(QUEUE, JOB, () => new Promise(() => undefined));
    // Resolves once the grace period has ended the running try.
    await tries.stop(() => hung.catch(() => undefined));
    await expect(tries.run(QUEUE, JOB, () => new Promise(() => undefined))).rejects.toThrow('the worker was stopped');
  });

  it('is the last one only if no retry is left, whatever was lost before', async () => {
    const tries = new Tries({ onFault: () => undefined });
    const queue = { name: 'q', retries: 1 };
    const seen: boolean[] = [];
    for (const [attempt, lost] of [
      [1, 0],
      [2, 1],
      [2, 0],
      [3, 1],
    ] as const)
      await tries.run(queue, { ...JOB, attempt, lost }, async ({ last }) => void seen.push(last));
    expect(seen).toEqual([false, false, true, true]);
  });

  it('fails its job for good if it is the last one, unless it was lost or the process stops', async () => {
    const tries = new Tries({ onFault: () => undefined });
    const queue = { name: 'q', retries: 0 };
    expect(tries.hasFailed(queue, JOB, new Error('refused'))).toBe(true);
    expect(tries.hasFailed({ ...queue, retries: 1 }, JOB, new Error('refused'))).toBe(false);
    expect(tries.hasFailed(queue, JOB, new LimitExceeded('late'))).toBe(false);
    await tries.stop(() => Promise.resolve());
    expect(tries.hasFailed(queue, JOB, new Error('the worker was stopped'))).toBe(false);
  });

  it('is lost if it or its cause ran out of time or memory', () => {
    const outOfMemory = Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
    expect(lossOf(new LimitExceeded('late'))).toBe('TIME');
    expect(lossOf(new Error('A thread ended', { cause: outOfMemory }))).toBe('MEMORY');
    for (const fault of [new Error('refused'), new Error('x', { cause: 'y' }), 'text', null, undefined])
      expect(lossOf(fault)).toBeNull();
  });

  it('is stored with its reason, whatever was thrown', () => {
    expect(outcomeOf(new Error('no\0text'))).toEqual({ message: 'notext' });
    expect(outcomeOf('text')).toEqual({ message: 'text' });
    expect(outcomeOf(null)).toEqual({ message: 'null' });
    expect(outcomeOf(new LimitExceeded('late'))).toEqual({ message: 'late', lost: 'TIME' });
  });
});
