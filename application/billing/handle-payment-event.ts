import { paymentEventKind } from '@evident/domain/billing';
import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { JobFor, JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { BillingStores } from './billing-stores.ts';
import type { Billing } from './billing.ts';
import { billingChanged, billingNoticed } from './events.ts';
import { type SyncStores, syncSubscription } from './sync-subscription.ts';

interface ReceivedEvent {
  readonly teamId: Uuid;
  readonly eventId: string;
}

/** With the backoff of jobs, the tries cover about an hour; the nightly comparison covers longer failures. */
export const PAYMENT_EVENTS_QUEUE: JobQueue<ReceivedEvent> = { name: 'payment-events', retries: 15 };

export const paymentEventJob = ({
  teamId,
  payload: { paymentEventId: eventId },
}: DeliveredEvent<'payment:received'>): JobFor<ReceivedEvent> => ({
  payload: { teamId, eventId },
  options: { key: eventId, group: teamId },
});

/** Reads the current objects that an event is about, and announces its notice. Sent by jobs only. */
export class HandlePaymentEvent extends Command {
  static readonly requires = WORKER;

  constructor(
    readonly teamId: Uuid,
    readonly eventId: string,
  ) {
    super();
  }
}

type Stores = SyncStores & Pick<BillingStores, 'paymentEvents'>;

export class HandlePaymentEventHandler implements Handler<HandlePaymentEvent> {
  constructor(
    private readonly billing: Billing | null,
    private readonly work: UnitOfWork<Stores>,
    private readonly clock: Clock,
  ) {}

  async execute({ teamId, eventId }: HandlePaymentEvent): Promise<void> {
    const open = await this.work.perform(teamId, ({ paymentEvents }) => paymentEvents.holdOpen(eventId));
    const kind = open && paymentEventKind(open.type);
    if (!this.billing || !kind) return;
    if (kind.syncs) await syncSubscription({ billing: this.billing, work: this.work, clock: this.clock }, teamId);
    await this.work.perform(teamId, async ({ paymentEvents, outbox }) => {
      if (!(await paymentEvents.holdOpen(eventId))) return;
      await paymentEvents.done(eventId, this.clock.now());
      if (kind.about === 'invoice') await outbox.announce(billingChanged(teamId));
      if (kind.tells) await outbox.announce(billingNoticed(teamId, eventId, kind.tells));
    });
  }
}
