import type { Job, JobQueue, Jobs, SetAside } from '@evident/application/jobs/jobs';

export interface JobsUnderTest {
  /** Opens a second process's connection to the same engine. */
  connect(setAside?: SetAside): Promise<Jobs>;
  /** Arguments for `test/support/jobs-worker.ts` to take jobs of this queue in another process. */
  workerArguments(queueName: string): readonly string[];
  /** Lets the heartbeats of killed workers run out, if the engine can't be set to expect them often. */
  heartbeatsRunOut(): Promise<void>;
  close(): Promise<void>;
}

export interface Work {
  readonly n: number;
}

/** Fixture with an engine per suite and a queue per test. */
export class JobsAtHand {
  engine!: JobsUnderTest;
  jobs!: Jobs;
  queue!: JobQueue<Work>;
  /** Jobs passed to `remember`, in order. */
  done: Job<Work>[] = [];
  #count = 0;
  readonly #others: Jobs[] = [];

  constructor(open: () => Promise<JobsUnderTest>) {
    const suite = crypto.randomUUID().slice(0, 8);
    beforeAll(async () => {
      this.engine = await open();
      this.jobs = await this.engine.connect();
    });
    beforeEach(() => {
      this.queue = { name: `work-${suite}-${this.#count++}`, retries: 2, backoffSeconds: 1 };
      this.done = [];
    });
    afterEach(async () => {
      await Promise.all(this.#others.splice(0).map((end) => end.stop()));
    });
    afterAll(async () => {
      await this.jobs.stop();
      await this.engine.close();
    });
  }

  readonly remember = async (job: Job<Work>): Promise<void> => void this.done.push(job);

  /** Opens another connection and stops it after the test. */
  async another(setAside?: SetAside): Promise<Jobs> {
    const end = await this.engine.connect(setAside);
    this.#others.push(end);
    return end;
  }
}
