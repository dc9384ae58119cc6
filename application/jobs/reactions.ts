import { type DeliveredEvent, singleOf, splitBatch } from '@evident/domain/events';
import type { JobQueue, Jobs } from './jobs.ts';
import type { Reaction } from '../kernel/reaction.ts';

interface EventJob {
  readonly event: DeliveredEvent;
}
type EventQueue = JobQueue<EventJob>;

/** Tries after the first; with the default backoff they take about eight minutes. */
const RETRIES = 8;
/** Up to version 0.1 one job ran all reactions of an event. Jobs left in its queue by an upgrade are distributed. */
const FORMER_QUEUE: EventQueue = { name: 'events', retries: RETRIES };
/** Jobs of one reaction at once in one process. */
const AT_ONCE = 2;

/** Runs reactions as jobs, in a queue for each: neither a failing nor a slow one holds up the others. */
export class Reactions {
  private readonly queues: ReadonlyMap<Reaction, EventQueue>;

  constructor(
    private readonly jobs: Pick<Jobs, 'enqueue' | 'process'>,
    reactions: readonly Reaction[],
  ) {
    this.queues = new Map(reactions.map((reaction) => [reaction, { name: reaction.name, retries: RETRIES }]));
    const names = new Set(reactions.map(({ name }) => name));
    if (names.size < reactions.length) throw new Error('Two reactions have the same name');
  }

  /** Takes jobs from here on. */
  async start(): Promise<void> {
    for (const [reaction, queue] of this.queues)
      await this.jobs.process(queue, ({ payload: { event } }) => this.run(reaction, queue, event), {
        concurrency: AT_ONCE,
      });
    await this.jobs.process(FORMER_QUEUE, ({ payload: { event } }) => this.enqueue(event));
  }

  /** Resolves once every reaction to the event has its job. Called again with the same event, jobs that have not been tried yet are not doubled. */
  async enqueue(event: DeliveredEvent): Promise<void> {
    const single = singleOf(event.name);
    for (const [{ on }, queue] of this.queues)
      if (on.includes(event.name) || (single && on.includes(single)))
        await this.jobs.enqueue(queue, { event }, { key: event.id });
  }

  /** A batch is split here and not when it is enqueued, which must be quick. */
  private async run(reaction: Reaction, queue: EventQueue, event: DeliveredEvent): Promise<void> {
    if (reaction.on.includes(event.name)) return reaction.react(event);
    for (const single of splitBatch(event)) await this.jobs.enqueue(queue, { event: single }, { key: single.id });
  }
}
