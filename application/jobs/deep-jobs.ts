import type { Jobs, JobQueue, NewJob, EnqueueOptions, Job, LostJob, ProcessOptions } from './jobs.ts';

/** How many automations in a row led to the work at hand. */
export interface Depths {
  now(): number;
  during<T>(depth: number, work: () => Promise<T>): Promise<T>;
}

/** Key of the depth in payloads. Payloads of depth 0 have none. */
const DEPTH = '$depth';

const deep = <Payload extends object>(payload: Payload, depth: number): Payload =>
  depth > 0 ? { ...payload, [DEPTH]: depth } : payload;

function shallow<Payload extends object>(payload: Payload): { payload: Payload; depth: number } {
  if (!(DEPTH in payload)) return { payload, depth: 0 };
  const { [DEPTH]: depth, ...rest } = payload;
  return { payload: rest as Payload, depth: typeof depth === 'number' ? depth : 0 };
}

/** Jobs that keep the depth of the work that started them, so that loops are found across jobs. */
export class DeepJobs implements Jobs {
  constructor(
    private readonly jobs: Jobs,
    private readonly depths: Depths,
  ) {}

  enqueue<Payload extends object>(queue: JobQueue<Payload>, payload: Payload, options?: EnqueueOptions) {
    return this.jobs.enqueue(queue, deep(payload, this.depths.now()), options);
  }

  enqueueAll(jobs: readonly NewJob[]): Promise<void> {
    const now = this.depths.now();
    return this.jobs.enqueueAll(jobs.map(({ depth = now, ...job }) => ({ ...job, payload: deep(job.payload, depth) })));
  }

  process<Payload extends object>(
    queue: JobQueue<Payload>,
    handler: (job: Job<Payload>) => Promise<void>,
    { onSetAside, ...options }: ProcessOptions<Payload> = {},
  ): Promise<void> {
    const within =
      <Each extends { readonly payload: Payload }>(work: (job: Each) => Promise<void>) =>
      (job: Each) => {
        const { payload, depth } = shallow(job.payload);
        return this.depths.during(depth, () => work({ ...job, payload }));
      };
    return this.jobs.process(queue, within(handler), {
      ...options,
      ...(onSetAside && { onSetAside: within<LostJob<Payload>>(onSetAside) }),
    });
  }

  schedule<Payload extends object>(queue: JobQueue<Payload>, cron: string, payload: Payload): Promise<void> {
    return this.jobs.schedule(queue, cron, payload);
  }
  cancel<Payload extends object>(queue: JobQueue<Payload>, jobId: string): Promise<void> {
    return this.jobs.cancel(queue, jobId);
  }
  async failed<Payload extends object>(queue: JobQueue<Payload>) {
    return (await this.jobs.failed(queue)).map((job) => ({ ...job, payload: shallow(job.payload).payload }));
  }
  stop(): Promise<void> {
    return this.jobs.stop();
  }
}
