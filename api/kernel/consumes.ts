import type { EnqueueOptions, Job, JobQueue } from '@evident/application/jobs/jobs';
import type { VisibleWorker, Worker } from '@evident/application/jobs/worker';
import type { Message } from '@evident/application/kernel/message';
import type { FactoryProvider } from '@nestjs/common';
import { Bus } from './bus.ts';
import type { Port } from './port.ts';
import type { Settings } from './settings.ts';

/** Concurrent jobs of a queue in this process, by default one. 0 leaves them to other processes. */
type AtOnce = number | ((settings: Settings) => number);

/** The work of one queue, as a module declares it. Started by `JobsModule`. */
export class Consumer {
  constructor(
    readonly queue: JobQueue<object>,
    readonly worker: Worker<object>,
    readonly atOnce: AtOnce = 1,
    readonly cron: string | null = null,
    /** Sent once instead of by the schedule; null if there is a schedule. */
    readonly instead: (() => Promise<unknown>) | null = null,
    /** Takes a job at each start, too. */
    readonly atStart = false,
  ) {}
}

const provider = (
  queue: JobQueue<object>,
  build: (...args: never[]) => Consumer,
  inject: FactoryProvider['inject'],
): FactoryProvider => ({ provide: Symbol(`Consumer of ${queue.name}`), useFactory: build, inject });

/**
 * Gives the jobs of a queue to a worker of the application. A worker of another payload, or one that leaves its work
 * running when its job is set aside, does not compile.
 */
export const consumes = <Payload extends object>(
  queue: JobQueue<Payload>,
  worker: Port<VisibleWorker<NoInfer<Payload>> | null>,
  options: { readonly atOnce?: AtOnce } = {},
): FactoryProvider => consumesUnseen(queue, worker, options);

/** As `consumes`, for work whose state members do not see. */
export function consumesUnseen<Payload extends object>(
  queue: JobQueue<Payload>,
  worker: Port<Worker<NoInfer<Payload>> | null>,
  options: { readonly atOnce?: AtOnce } = {},
): FactoryProvider {
  return provider(
    queue,
    (built: Worker<Payload> | null) =>
      new Consumer(queue, (built ?? IDLE) as Worker<object>, built ? options.atOnce : 0),
    [worker.token],
  );
}

/** Sends a message for each job of a queue. With `continues`, an answer of false takes another job. */
export function asks<Payload extends object, Answer>(
  queue: JobQueue<Payload>,
  message: (job: Job<NoInfer<Payload>>) => Message<Answer>,
  options: { readonly atOnce?: AtOnce; readonly continues?: (payload: NoInfer<Payload>) => EnqueueOptions } = {},
): FactoryProvider {
  const build = (bus: Bus) =>
    new Consumer(
      queue,
      {
        async run(job) {
          const answer = await bus.ask(message(job as Job<Payload>));
          if (answer === false && options.continues) return { continues: options.continues(job.payload as Payload) };
        },
      },
      options.atOnce,
    );
  return provider(queue, build, [Bus]);
}

/**
 * Sends a message at each time of `cron` (UTC), once across all processes, and with `atStart` at each start. Without
 * the service of `whenThere` it is sent once, at the start, so that it can clean up.
 */
export function repeats(
  queue: JobQueue<object>,
  cron: string,
  message: () => Message<unknown>,
  { whenThere, atStart = false }: { readonly whenThere?: Port<object | null>; readonly atStart?: boolean } = {},
): FactoryProvider {
  const build = (bus: Bus, service: object | null = {}) =>
    new Consumer(
      queue,
      { run: async () => void (await bus.ask(message())) },
      1,
      cron,
      service === null ? () => bus.ask(message()) : null,
      atStart,
    );
  return provider(queue, build, whenThere ? [Bus, whenThere.token] : [Bus]);
}

const IDLE: Worker<object> = { run: () => Promise.resolve() };
