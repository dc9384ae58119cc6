import type { JobQueue } from '@evident/application/jobs/jobs';
import type { VisibleWorker, Worker } from '@evident/application/jobs/worker';
import { type Consumer, consumes, consumesUnseen, repeats } from './consumes.ts';
import { enqueues } from './enqueues.ts';
import { port } from './port.ts';

const QUEUE: JobQueue<{ readonly importId: string }> = { name: 'q' };
const WORKER = port<VisibleWorker<{ readonly importId: string }>>('Worker');
const UNSEEN = port<Worker<{ readonly importId: string }>>('Unseen');
const OTHER = port<VisibleWorker<{ readonly fileId: string }>>('Other');

const never = (): never => {
  throw new Error('not asked');
};

describe('A declared consumer', () => {
  it('compiles only with a worker of its payload', () => {
    expect(consumes(QUEUE, WORKER).inject).toEqual([WORKER.token]);
    // @ts-expect-error a worker of another payload
    consumes(QUEUE, OTHER);
    // @ts-expect-error no worker
    expect(() => consumes(QUEUE)).toThrow();
  });

  it('compiles only with a worker that can end its work and start it again, unless members do not see its state', () => {
    expect(consumesUnseen(QUEUE, UNSEEN).inject).toEqual([UNSEEN.token]);
    // @ts-expect-error work that would stay running when its job is set aside
    consumes(QUEUE, UNSEEN);
  });

  it('leaves its jobs to other processes while its worker is missing', () => {
    const built = (worker: object | null) => consumes(QUEUE, WORKER, { atOnce: 2 }).useFactory(worker) as Consumer;
    expect(built(null).atOnce).toBe(0);
    expect(built({ run: () => Promise.resolve() }).atOnce).toBe(2);
  });

  it('is scheduled, and starts at once only where that is declared', () => {
    const built = (declared: ReturnType<typeof repeats>) => declared.useFactory({}) as Consumer;
    expect(built(repeats(QUEUE, '* * * * *', never))).toMatchObject({ cron: '* * * * *', atStart: false });
    expect(built(repeats(QUEUE, '* * * * *', never, { atStart: true }))).toMatchObject({ atStart: true });
  });

  it('gets only jobs of its payload from events', () => {
    enqueues('import:started', QUEUE, ({ payload: { importId } }) => ({ payload: { importId } }));
    // @ts-expect-error a job of another payload
    enqueues('import:started', QUEUE, ({ payload: { importId } }) => ({ payload: { fileId: importId } }));
    // @ts-expect-error no such event
    enqueues('import:begun', QUEUE, () => null);
  });
});
