import type { DeliveredEvent, EventName } from '@evident/domain/events';
import type { JobQueue, NewJob } from './jobs.ts';
import type { JobFor } from './worker.ts';

/** Events that become jobs of a queue. */
export class EventJobs {
  constructor(
    private readonly on: EventName,
    private readonly queue: JobQueue<object>,
    private readonly pick: (event: DeliveredEvent) => JobFor<object> | null,
  ) {}

  jobOf(event: DeliveredEvent): NewJob | null {
    const job = event.name === this.on ? this.pick(event) : null;
    return job && { queue: this.queue, ...job, ...(event.depth && { depth: event.depth }) };
  }
}
