import { depths } from '../../adapters/postgres/depths.ts';
import { DeepJobs } from './deep-jobs.ts';
import type { Job, JobQueue, Jobs, NewJob } from './jobs.ts';
import { Reactions } from './reactions.ts';
import { work } from './worker.ts';

const QUEUE: JobQueue<{ n: number }> = { name: 'numbers' };

/** Holds jobs until they are run by hand. */
class HeldJobs {
  readonly waiting: [string, object][] = [];
  readonly handlers = new Map<string, (job: Job<object>) => Promise<void>>();

  async enqueue({ name }: JobQueue<object>, payload: object) {
    this.waiting.push([name, payload]);
    return 'id';
  }
  async enqueueAll(jobs: readonly NewJob[]) {
    for (const { queue, payload } of jobs) await this.enqueue(queue, payload);
  }
  async process({ name }: JobQueue<object>, handler: (job: Job<object>) => Promise<void>) {
    this.handlers.set(name, handler);
  }
  async runAll() {
    for (const [name, payload] of this.waiting.splice(0))
      await this.handlers.get(name)!({ id: '1', payload, last: true, stopping: () => false } as Job<object>);
  }
}

describe('jobs that automations led to', () => {
  let held: HeldJobs;
  let jobs: DeepJobs;
  const seen: [object, number][] = [];
  const look = async ({ payload }: Job<object>) => void seen.push([payload, depths.now()]);

  beforeEach(() => {
    held = new HeldJobs();
    jobs = new DeepJobs(held as unknown as Jobs, depths);
    seen.splice(0);
  });

  it('run at the depth of the work that started them, with their payload', async () => {
    await jobs.process(QUEUE, look);
    await depths.during(2, () => jobs.enqueue(QUEUE, { n: 1 }));
    await jobs.enqueue(QUEUE, { n: 2 });
    await depths.during(3, () => jobs.enqueueAll([{ queue: QUEUE, payload: { n: 3 } }]));
    expect(held.waiting[1]).toEqual(['numbers', { n: 2 }]);
    await held.runAll();
    expect(seen).toEqual([
      [{ n: 1 }, 2],
      [{ n: 2 }, 0],
      [{ n: 3 }, 3],
    ]);
    expect(depths.now()).toBe(0);
  });

  it('keep it when they take another job', async () => {
    let left = 2;
    const run = async (job: Job<object>) => {
      await look(job);
      left -= 1;
      return left > 0 ? { continues: {} } : undefined;
    };
    await jobs.process(QUEUE, (job) => work(jobs, QUEUE, { run }, job));
    await depths.during(1, () => jobs.enqueue(QUEUE, { n: 1 }));
    await held.runAll();
    await held.runAll();
    expect(seen).toEqual([
      [{ n: 1 }, 1],
      [{ n: 1 }, 1],
    ]);
  });

  it('of reactions have that of their event', async () => {
    const react = async () => void (await jobs.enqueue(QUEUE, { n: 1 }));
    const reactions = new Reactions(jobs, [{ name: 'reacts', on: ['note:created'], react } as never]);
    await reactions.start();
    await jobs.process(QUEUE, look);
    const event = { id: 'e', teamId: 't', name: 'note:created', at: '', payload: {} };
    await reactions.enqueue({ ...event, depth: 2 } as never, { ...event, id: 'f' } as never);
    await held.runAll();
    await held.runAll();
    expect(seen).toEqual([
      [{ n: 1 }, 2],
      [{ n: 1 }, 0],
    ]);
  });
});
