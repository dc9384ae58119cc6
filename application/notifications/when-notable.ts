import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import { NOTIFYING_EVENTS, type NotifyingEvent, noticesOf } from '@evident/domain/notifications';
import type { Jobs } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { NOTIFICATION_MAILS, type NotifyingStores, notify } from './notify.ts';

/** Notifies members of what happened, each once: current members who can see the object, and not who did it. */
export class WhenNotable implements Reaction<NotifyingEvent> {
  readonly name = 'when-notable';
  readonly on = NOTIFYING_EVENTS;

  constructor(
    private readonly work: UnitOfWork<NotifyingStores>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async react(event: DeliveredEvent<NotifyingEvent>): Promise<void> {
    const told = new Set<Uuid>();
    for (const notice of noticesOf(event)) {
      const tell = (stores: NotifyingStores) => notify(stores, event.teamId, this, notice, told);
      for (const turn of await this.work.perform(event.teamId, tell))
        await this.jobs.enqueue(NOTIFICATION_MAILS, turn, { key: turn.notificationId });
    }
  }
}
