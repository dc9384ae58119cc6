import { spawn } from 'node:child_process';
import { pause, until } from '../support/waiting.ts';
import { JobsAtHand, type JobsUnderTest } from './jobs-at-hand.ts';

/** Contract of job engines for failures, cancellation and lost workers; runs once per adapter. */
export function jobFaultsContract(name: string, open: () => Promise<JobsUnderTest>): void {
  describe(`${name}: jobs with failures`, () => {
    const at = new JobsAtHand(open);

    it('retries a failed job with backoff and counts attempts', async () => {
      const starts: number[] = [];
      await at.jobs.process(at.queue, async (job) => {
        starts.push(Date.now());
        at.done.push(job);
        if (job.attempt < 3) throw new Error('not yet');
      });
      await at.jobs.enqueue(at.queue, { n: 1 });
      await until(() => at.done.length === 3, 20_000);
      expect(at.done.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
      expect(starts[1]! - starts[0]!).toBeGreaterThanOrEqual(400);
      expect(await at.jobs.failed(at.queue)).toEqual([]);
    });

    it('lists final failures, newest first, with payload and reason', async () => {
      const hopeless = { ...at.queue, retries: 0 };
      await at.jobs.process(hopeless, async ({ payload }) => {
        throw new Error(`no way with ${payload.n}`);
      });
      const [first, second] = [
        await at.jobs.enqueue(hopeless, { n: 1 }),
        (await pause(1_100), await at.jobs.enqueue(hopeless, { n: 2 })),
      ];
      for (const end = Date.now() + 10_000; (await at.jobs.failed(hopeless)).length < 2 && Date.now() < end;)
        await pause(50);
      const failed = await at.jobs.failed(hopeless);
      expect(failed.map(({ id, payload, reason }) => ({ id, payload, reason }))).toEqual([
        { id: second, payload: { n: 2 }, reason: 'no way with 2' },
        { id: first, payload: { n: 1 }, reason: 'no way with 1' },
      ]);
      expect(Math.abs(failed[0]!.failedAt.getTime() - Date.now())).toBeLessThan(15_000);
    });

    it('does not run a cancelled job; an unknown one is no error', async () => {
      const id = await at.jobs.enqueue(at.queue, { n: 1 });
      await at.jobs.cancel(at.queue, id!);
      await at.jobs.cancel(at.queue, id!);
      await at.jobs.cancel(at.queue, '01890000-0000-7000-8000-000000000000');
      await at.jobs.process(at.queue, at.remember);
      await at.jobs.enqueue(at.queue, { n: 2 });
      await until(() => at.done.length === 1);
      await pause(300);
      expect(at.done.map(({ payload }) => payload.n)).toEqual([2]);
    });

    it('lets a running job finish when cancelled', async () => {
      let ended = false;
      await at.jobs.process(at.queue, async (job) => {
        at.done.push(job);
        await pause(500);
        ended = true;
      });
      const id = await at.jobs.enqueue(at.queue, { n: 1 });
      await until(() => at.done.length === 1);
      await at.jobs.cancel(at.queue, id!);
      await until(() => ended);
    });

    it('waits for the running job on stop, aborts its signal, and takes no more', async () => {
      const worker = await at.engine.connect();
      let told = false;
      await worker.process(at.queue, async (job) => {
        at.done.push(job);
        await until(() => job.stopping());
        told = true;
      });
      await at.jobs.enqueue(at.queue, { n: 1 });
      await at.jobs.enqueue(at.queue, { n: 2 });
      await until(() => at.done.length === 1);
      await worker.stop();
      expect(told).toBe(true);
      await pause(300);
      expect(at.done).toHaveLength(1);
    });

    it('aborts and retries a job on timeout, and releases its group', async () => {
      const short = { ...at.queue, timeoutSeconds: 1 };
      let told = false;
      await at.jobs.process(short, async (job) => {
        at.done.push(job);
        if (job.payload.n !== 1 || job.attempt > 1) return;
        await until(() => job.stopping());
        told = true;
        await new Promise(() => {});
      });
      await at.jobs.enqueue(short, { n: 1 }, { group: 'stuck' });
      await until(() => at.done.length === 1);
      await at.jobs.enqueue(short, { n: 2 }, { group: 'stuck' });
      await until(() => at.done.length === 3, 20_000);
      expect(told).toBe(true);
      expect(at.done.map(({ payload }) => payload.n).sort()).toEqual([1, 1, 2]);
    });

    it('sets a job aside that ran out of time twice, and passes the next one', async () => {
      const short = { ...at.queue, timeoutSeconds: 1 };
      const aside: unknown[] = [];
      const ended: unknown[] = [];
      const jobs = await at.another(
        async ({ name }, { id, payload, group, key, priority, loss }) =>
          void aside.push({ name, id, payload, group, key, priority, loss }),
      );
      await jobs.process(
        short,
        async (job) => {
          at.done.push(job);
          if (job.payload.n === 1) await new Promise(() => {});
        },
        { onSetAside: async ({ payload, loss }) => void ended.push([aside.length, payload, loss]) },
      );
      const how = { group: 'stuck', key: 'one', priority: 'ACCELERATED' } as const;
      const id = await jobs.enqueue(short, { n: 1 }, how);
      await until(() => ended.length === 1, 30_000);
      expect(aside).toEqual([{ name: short.name, id, payload: { n: 1 }, ...how, loss: 'TIME' }]);
      expect(ended).toEqual([[1, { n: 1 }, 'TIME']]);
      await jobs.enqueue(short, { n: 2 }, { group: 'stuck', priority: 'ACCELERATED' });
      await until(() => at.done.length === 3);
      expect(at.done.map(({ payload, lost }) => [payload, lost])).toEqual([
        [{ n: 1 }, 0],
        [{ n: 1 }, 1],
        [{ n: 2 }, 0],
      ]);
      expect(await jobs.failed(short)).toEqual([]);
    }, 50_000);

    it('sets a job aside that is lost in its last tries', async () => {
      const short = { ...at.queue, retries: 1, backoffSeconds: 0, timeoutSeconds: 1 };
      const aside: unknown[] = [];
      const jobs = await at.another(async (_, { id, loss }) => void aside.push(id, loss));
      await jobs.process(short, async (job) => {
        at.done.push(job);
        if (job.attempt === 1) throw new Error('refused');
        await new Promise(() => {});
      });
      const id = await jobs.enqueue(short, { n: 1 });
      await until(() => aside.length > 0, 30_000);
      expect(aside).toEqual([id, 'TIME']);
      expect(at.done.map(({ last, lost }) => [last, lost])).toEqual([
        [false, 0],
        [true, 0],
        [true, 1],
      ]);
      expect(await jobs.failed(short)).toEqual([]);
    }, 50_000);

    it('retries a job whose worker was killed or stopped, and sets it aside once it killed two', async () => {
      const [killed, stopped] = [at.queue, { ...at.queue, name: `${at.queue.name}-stopped` }];
      const deadly = { ...at.queue, name: `${at.queue.name}-deadly` };
      await Promise.all([at.jobs.enqueue(killed, { n: 1 }), at.jobs.enqueue(stopped, { n: 2 })]);
      const deadlyId = await at.jobs.enqueue(deadly, { n: 3 });
      await Promise.all([killed, deadly].map(({ name }) => takenAndKilled(at.engine.workerArguments(name))));
      const impatient = await at.engine.connect();
      let taken = false;
      await impatient.process(stopped, () => ((taken = true), new Promise(() => {})));
      await until(() => taken);
      await impatient.stop();

      await at.engine.heartbeatsRunOut();
      await at.jobs.process(killed, at.remember);
      await at.jobs.process(stopped, at.remember);
      await until(() => at.done.length === 2, 50_000);
      expect(at.done.map(({ payload }) => payload.n).sort()).toEqual([1, 2]);
      for (const { attempt } of at.done) expect(attempt).toBeGreaterThan(1);
      expect(at.done.map(({ payload: { n }, lost }) => [n, lost]).sort()).toEqual([
        [1, 1],
        [2, 0],
      ]);

      await takenAndKilled(at.engine.workerArguments(deadly.name));
      await at.engine.heartbeatsRunOut();
      const aside: unknown[] = [];
      await (await at.another(async (_, { id, loss }) => void aside.push(id, loss))).process(deadly, at.remember);
      await until(() => aside.length > 0, 50_000);
      expect([aside, at.done.length]).toEqual([[deadlyId, 'PROCESS'], 2]);
    }, 120_000);
  });
}

/** Lets another process take a job of the queue, then kills it. */
async function takenAndKilled(workerArguments: readonly string[]): Promise<void> {
  const worker = spawn(
    process.execPath,
    ['--no-warnings', '--experimental-transform-types', 'test/support/jobs-worker.ts', ...workerArguments],
    { env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  await Promise.race([
    new Promise((resolve) => worker.stdout.once('data', resolve)),
    ended.then((code) => Promise.reject(new Error(`the worker ended with ${String(code)}`))),
  ]);
  worker.kill('SIGKILL');
  await ended;
}
