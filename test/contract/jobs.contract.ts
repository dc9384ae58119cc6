import { pause, until } from '../support/waiting.ts';
import { JobsAtHand, type JobsUnderTest } from './jobs-at-hand.ts';

/** Contract of job engines without failures; runs once per adapter. */
export function jobsContract(name: string, open: () => Promise<JobsUnderTest>): void {
  describe(`${name}: jobs`, () => {
    const at = new JobsAtHand(open);

    it('passes a job and its payload to the handler at once', async () => {
      await at.jobs.process(at.queue, at.remember);
      await pause(300);
      const start = Date.now();
      const ids: (string | null)[] = [];
      for (let n = 0; n < 10; n++) {
        ids.push(await at.jobs.enqueue(at.queue, { n }));
        await until(() => at.done.length === n + 1);
      }
      expect(Date.now() - start).toBeLessThan(2_000);
      expect(at.done.map(({ id, payload, attempt }) => ({ id, payload, attempt }))).toEqual(
        ids.map((id, n) => ({ id, payload: { n }, attempt: 1 })),
      );
    });

    it('keeps jobs until a worker is free, and gives each to one process only', async () => {
      for (let n = 0; n < 30; n++) await at.jobs.enqueue(at.queue, { n });
      await (await at.another()).process(at.queue, at.remember);
      await at.jobs.process(at.queue, at.remember);
      await until(() => at.done.length >= 30, 3_000);
      await pause(300);
      expect(at.done.map(({ payload }) => payload.n).sort((one, other) => one - other)).toEqual(
        Array.from({ length: 30 }, (_, n) => n),
      );
    });

    it('runs exactly as many jobs at once as allowed', async () => {
      let [running, most] = [0, 0];
      await at.jobs.process(
        at.queue,
        async (job) => {
          most = Math.max(most, ++running);
          await pause(150);
          running--;
          at.done.push(job);
        },
        { concurrency: 2 },
      );
      for (let n = 0; n < 6; n++) await at.jobs.enqueue(at.queue, { n });
      await until(() => at.done.length === 6);
      expect(most).toBe(2);
    });

    it('starts jobs of a higher priority first, and equal ones in order', async () => {
      const wanted = ['STANDARD', 'STANDARD', 'ACCELERATED', 'DEDICATED', 'ACCELERATED', 'STANDARD'] as const;
      for (const [n, priority] of wanted.entries())
        await at.jobs.enqueue(at.queue, { n }, { priority, group: `recording ${n}` });
      await at.jobs.process(at.queue, at.remember);
      await until(() => at.done.length === wanted.length);
      expect(at.done.map(({ payload }) => payload.n)).toEqual([3, 2, 4, 0, 1, 5]);
    });

    it('deduplicates a key while its job waits', async () => {
      const first = await at.jobs.enqueue(at.queue, { n: 1 }, { key: 'same' });
      expect(first).toEqual(expect.any(String));
      expect(await at.jobs.enqueue(at.queue, { n: 2 }, { key: 'same' })).toBeNull();
      expect(await at.jobs.enqueue(at.queue, { n: 3 }, { key: 'other' })).not.toBeNull();
      expect(await at.jobs.enqueue(at.queue, { n: 4 })).not.toBeNull();
      expect(await at.jobs.enqueue(at.queue, { n: 5 })).not.toBeNull();
      await at.jobs.process(at.queue, at.remember);
      await until(() => at.done.length === 4);
      expect(at.done.map(({ payload }) => payload.n).sort()).toEqual([1, 3, 4, 5]);
    });

    it('enqueues many jobs of several queues at once, each key once', async () => {
      const other = { name: `${at.queue.name}-other` };
      await at.jobs.enqueue(at.queue, { n: 1 }, { key: 'waits' });
      await at.jobs.enqueueAll([
        { queue: at.queue, payload: { n: 2 }, options: { key: 'waits' } },
        { queue: at.queue, payload: { n: 3 }, options: { key: 'twice' } },
        { queue: at.queue, payload: { n: 4 }, options: { key: 'twice' } },
        { queue: at.queue, payload: { n: 5 }, options: { group: 'a group', startAfter: new Date(0) } },
        { queue: other, payload: { n: 6 } },
      ]);
      await at.jobs.process(at.queue, at.remember);
      await at.jobs.process(other, at.remember);
      await until(() => at.done.length === 4);
      expect(at.done.map(({ payload }) => payload.n).sort()).toEqual([1, 3, 5, 6]);
    });

    it('accepts a key again while its job runs, and after it', async () => {
      let release = (): void => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await at.jobs.process(at.queue, async (job) => {
        at.done.push(job);
        if (job.payload.n === 1) await held;
      });
      await at.jobs.enqueue(at.queue, { n: 1 }, { key: 'same' });
      await until(() => at.done.length === 1);
      expect(await at.jobs.enqueue(at.queue, { n: 2 }, { key: 'same' })).not.toBeNull();
      release();
      await until(() => at.done.length === 2);
      await pause(200);
      expect(await at.jobs.enqueue(at.queue, { n: 3 }, { key: 'same' })).not.toBeNull();
      await until(() => at.done.length === 3);
    });

    it('runs jobs of a group one at a time, without blocking other groups', async () => {
      const ends = new Map<number, () => void>();
      const started: number[] = [];
      const ended: number[] = [];
      await at.jobs.process(
        at.queue,
        async ({ payload: { n } }) => {
          started.push(n);
          await new Promise<void>((resolve) => ends.set(n, resolve));
          ended.push(n);
        },
        { concurrency: 2 },
      );
      const groupOf = (n: number) => (n < 10 ? 'large' : `small ${n}`);
      await at.jobs.enqueue(at.queue, { n: 1 }, { group: groupOf(1) });
      await until(() => started.length === 1);
      for (const n of [2, 3, 11, 12]) await at.jobs.enqueue(at.queue, { n }, { group: groupOf(n) });
      for (const [place, n] of [11, 12].entries()) {
        await until(() => started.length === place + 2);
        expect(started).toEqual([1, 11, 12].slice(0, place + 2));
        ends.get(n)!();
        await until(() => ended.includes(n));
      }
      ends.get(1)!();
      for (const [place, n] of [2, 3].entries()) {
        await until(() => started.length === place + 4);
        expect(started.slice(3)).toEqual([2, 3].slice(0, place + 1));
        ends.get(n)!();
      }
      await until(() => ended.length === 5);
    });

    it('does not start a job early', async () => {
      await at.jobs.process(at.queue, at.remember);
      const startAfter = new Date(Date.now() + 2_000);
      await at.jobs.enqueue(at.queue, { n: 1 }, { startAfter });
      await until(() => at.done.length === 1);
      expect(Date.now()).toBeGreaterThanOrEqual(startAfter.getTime() - 50);
    });

    it('runs a schedule once across processes, and can replace it', async () => {
      // pg-boss runs a schedule at most once a minute. A minute must not begin during this test.
      await until(() => new Date().getSeconds() < 50, 30_000);
      await at.jobs.schedule(at.queue, '0 3 1 1 *', { n: 1 });
      await at.jobs.schedule(at.queue, '* * * * * *', { n: 2 });
      await at.jobs.process(at.queue, at.remember);
      await (await at.another()).process(at.queue, at.remember);
      await until(() => at.done.length > 0, 20_000);
      await pause(300);
      expect(at.done.map(({ payload }) => payload.n)).toEqual([2]);
      await at.jobs.schedule(at.queue, '0 3 1 1 *', { n: 3 });
      await pause(2_200);
      expect(at.done.map(({ payload }) => payload.n)).toEqual([2]);
      await expect(at.jobs.schedule(at.queue, 'every day', { n: 4 })).rejects.toThrow();
    });
  });
}
