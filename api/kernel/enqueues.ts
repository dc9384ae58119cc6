import { EventJobs } from '@evident/application/jobs/event-jobs';
import type { JobQueue } from '@evident/application/jobs/jobs';
import type { JobFor } from '@evident/application/jobs/worker';
import type { DeliveredEvent, EventName } from '@evident/domain/events';
import type { ValueProvider } from '@nestjs/common';

/**
 * Turns an event into a job of a queue, without a job in between. `pick` is pure, and returns null if the event needs
 * none. A job of another payload does not compile.
 */
export const enqueues = <Name extends EventName, Payload extends object>(
  on: Name,
  queue: JobQueue<Payload>,
  pick: (event: DeliveredEvent<Name>) => JobFor<NoInfer<Payload>> | null,
): ValueProvider => ({
  provide: Symbol(`Jobs of ${queue.name} on ${on}`),
  useValue: new EventJobs(on, queue, pick as (event: DeliveredEvent) => JobFor<object> | null),
});
