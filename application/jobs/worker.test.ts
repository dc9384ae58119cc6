import type { DeliveredEvent } from '@evident/domain/events';
import { mediaJob } from '../media/media-queue.ts';
import { renderJob } from '../media/render-queue.ts';
import { summaryJob } from '../summaries/summary-job.ts';
import { transcriptionJob } from '../transcripts/transcription-job.ts';
import { EventJobs } from './event-jobs.ts';
import type { Job, JobQueue } from './jobs.ts';
import { type Worker, work } from './worker.ts';

const QUEUE: JobQueue<{ n: number }> = { name: 'numbers' };

/** Runs one job and returns its outcome. */
async function outcome(worker: Worker<{ n: number }>, job: Partial<Job<{ n: number }>> = {}) {
  const enqueued: unknown[] = [];
  const jobs = { enqueue: async (...all: unknown[]) => (enqueued.push(all), 'id') };
  const given = {
    id: '1',
    payload: { n: 1 },
    attempt: 1,
    last: false,
    group: null,
    lost: 0,
    stopping: () => false,
    ...job,
  };
  const failure = await work(jobs, QUEUE, worker, given).then(
    () => null,
    (error: Error) => error.message,
  );
  return { enqueued, failure };
}

describe('A worker', () => {
  const fails = () => Promise.reject(new Error('not today'));

  it('continues unfinished work in another job', async () => {
    const done = await outcome({ run: async () => ({ continues: { key: 'more' } }) });
    expect(done).toEqual({ enqueued: [[QUEUE, { n: 1 }, { key: 'more' }]], failure: null });
    const other = await outcome({ run: async () => ({ continues: {}, payload: { n: 2 } }) });
    expect(other.enqueued).toEqual([[QUEUE, { n: 2 }, {}]]);
    expect(await outcome({ run: async () => {} })).toEqual({ enqueued: [], failure: null });
  });

  it.each([
    ['gives up after the last try', { last: true }, [{ n: 1 }]],
    ['does not give up before', { last: false }, []],
    ['does not give up because the process stops', { last: true, stopping: () => true }, []],
  ])('%s, and the job fails', async (_, job, expected) => {
    const given: unknown[] = [];
    const worker = { run: fails, giveUp: async (payload: object) => void given.push(payload) };
    expect(await outcome(worker, job)).toEqual({ enqueued: [], failure: 'not today' });
    expect(given).toEqual(expected);
  });
});

describe('An event', () => {
  const event = (name: string, payload: object) =>
    ({ id: '1', teamId: 't', at: '', name, payload }) as unknown as DeliveredEvent<never>;

  it('becomes a job of the queue that follows it, and no other event does', () => {
    const jobs = new EventJobs('tag:changed', QUEUE, () => ({ payload: { n: 1 }, options: { key: 'k' } }));
    expect(jobs.jobOf(event('tag:changed', {}))).toEqual({ queue: QUEUE, payload: { n: 1 }, options: { key: 'k' } });
    expect(jobs.jobOf(event('tag:removed', {}))).toBeNull();
  });

  it('of work that waits becomes its job, in the order its members need; progress does not', () => {
    const waiting = {
      fileId: 'f',
      renderId: 'r',
      summaryId: 's',
      textId: 'x',
      transcriptionId: 'c',
      priority: 'STANDARD',
    };
    for (const [pick, expected] of [
      [mediaJob, { payload: { teamId: 't', fileId: 'f' }, options: { key: 'f', group: 'f', priority: 'STANDARD' } }],
      [renderJob, { payload: { teamId: 't', renderId: 'r' }, options: { key: 'r', group: 'r', priority: 'STANDARD' } }],
      [summaryJob, { payload: { teamId: 't', summaryId: 's', textId: 'x' }, options: { key: 'x', group: 't' } }],
      [transcriptionJob, { payload: { teamId: 't', transcriptionId: 'c' }, options: { key: 'c', group: 't' } }],
    ] as const) {
      expect(pick(event('any', { ...waiting, state: 'WAITING' }))).toEqual(expected);
      expect(pick(event('any', { ...waiting, state: 'PROCESSING' }))).toBeNull();
    }
  });
});
