import { type DeliveredEvent, type EventName, singleOf, splitBatch } from '@evident/domain/events';
import type { EventJobs } from './event-jobs.ts';
import type { JobQueue, Jobs, NewJob } from './jobs.ts';
import type { Reaction } from '../kernel/reaction.ts';

interface EventJob {
  readonly event: DeliveredEvent;
}
type EventQueue = JobQueue<EventJob>;

/** Retries; with the default backoff they take about eight minutes. */
const RETRIES = 8;
/**
 * Queues of earlier versions, whose jobs held an event. Those left after an upgrade are distributed: from the first
 * queue to all followers, from the others, which each had one follower, to the jobs that replaced it.
 */
export const FORMER_QUEUES: readonly EventQueue[] = [
  'events',
  'when-agent-run-requested',
  'when-ai-doc-requested',
  'when-document-requested',
  'when-import-started',
  'when-media-changed',
  'when-render-changed',
  'when-summary-started',
  'when-transcription-started',
].map((name) => ({ name, retries: RETRIES }));
/** Concurrent jobs per reaction and process. */
const AT_ONCE = 2;

/** Turns events into jobs. Reactions have a queue each, so that a slow or failing one does not block others. */
export class Reactions {
  private readonly queues: ReadonlyMap<Reaction, EventQueue>;

  constructor(
    private readonly jobs: Pick<Jobs, 'enqueueAll' | 'process'>,
    reactions: readonly Reaction[],
    private readonly others: readonly EventJobs[] = [],
  ) {
    this.queues = new Map(reactions.map((reaction) => [reaction, { name: reaction.name, retries: RETRIES }]));
    const names = new Set(reactions.map(({ name }) => name));
    if (names.size < reactions.length) throw new Error('Two reactions have the same name');
  }

  async start(): Promise<void> {
    for (const [reaction, queue] of this.queues)
      await this.jobs.process(queue, ({ payload: { event } }) => this.run(reaction, queue, event), {
        concurrency: AT_ONCE,
      });
    for (const queue of FORMER_QUEUES)
      await this.jobs.process(queue, ({ payload: { event } }) =>
        queue === FORMER_QUEUES[0] ? this.enqueue(event) : this.store(this.jobsOf(event)),
      );
  }

  /** Resolves once all jobs of the events are stored. Idempotent until they are tried. */
  async enqueue(...events: readonly DeliveredEvent[]): Promise<void> {
    const reacting = [...this.queues].flatMap(([{ on }, queue]) =>
      events.filter(({ name }) => isFollowed(on, name)).map((event) => jobOf(queue, event)),
    );
    await this.store([...reacting, ...this.jobsOf(...events)]);
  }

  /** Jobs that events become, without reactions. */
  private jobsOf(...events: readonly DeliveredEvent[]): NewJob[] {
    return this.others.flatMap((other) => events.flatMap((event) => other.jobOf(event) ?? []));
  }

  private async store(jobs: readonly NewJob[]): Promise<void> {
    if (jobs.length > 0) await this.jobs.enqueueAll(jobs);
  }

  /** Batches are split here, not on enqueueing, which must be fast. */
  private async run(reaction: Reaction, queue: EventQueue, event: DeliveredEvent): Promise<void> {
    if (reaction.on.includes(event.name)) return reaction.react(event);
    await this.jobs.enqueueAll(splitBatch(event).map((single) => jobOf(queue, single)));
  }
}

const jobOf = (queue: EventQueue, event: DeliveredEvent) => ({
  queue,
  payload: { event },
  options: { key: event.id },
  ...(event.depth && { depth: event.depth }),
});

function isFollowed(on: readonly EventName[], name: EventName): boolean {
  const single = singleOf(name);
  return on.includes(name) || (single !== null && on.includes(single));
}
