import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import {
  deliveryOf,
  NOTIFYING_EVENTS,
  type Notice,
  type NotificationKind,
  type NotifyingEvent,
  noticesOf,
} from '@evident/domain/notifications';
import type { JobQueue, Jobs } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { notificationsChanged } from './events.ts';
import type { NoticeStore } from './notice-store.ts';

export interface MailTurn {
  readonly teamId: Uuid;
  readonly memberId: Uuid;
  readonly notificationId: Uuid;
}
export const NOTIFICATION_MAILS: JobQueue<MailTurn> = { name: 'notification-mails', retries: 8 };

/** Mailed with more words: access requests by `application/projects`, billing by `application/billing`. */
const MAILED_ELSEWHERE: readonly NotificationKind[] = ['ACCESS_REQUEST', 'BILLING'];

/** Notifies members of what happened, each once: current members who can see the object, and not who did it. */
export class WhenNotable implements Reaction<NotifyingEvent> {
  readonly name = 'when-notable';
  readonly on = NOTIFYING_EVENTS;

  constructor(
    private readonly work: UnitOfWork<{ notices: NoticeStore; outbox: Outbox }>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async react(event: DeliveredEvent<NotifyingEvent>): Promise<void> {
    const told = new Set<Uuid>();
    for (const notice of noticesOf(event)) {
      for (const turn of await this.notify(event.teamId, notice, told))
        await this.jobs.enqueue(NOTIFICATION_MAILS, turn, { key: turn.notificationId });
    }
  }

  /** @param told members whom an earlier notice of the event concerned: a mention is no comment as well */
  private notify(teamId: Uuid, notice: Notice, told: Set<Uuid>): Promise<MailTurn[]> {
    return this.work.perform(teamId, async ({ notices, outbox }) => {
      const { kind, projectId, object, commentId, draftOf, by } = notice;
      const end =
        notice.what === null ? await notices.endOf(kind, notice.source) : { what: notice.what, source: notice.source };
      if (!end) return [];
      const turns: MailTurn[] = [];
      for (const memberId of await notices.recipients(notice.to)) {
        if (memberId === by || told.has(memberId)) continue;
        const actor = await notices.memberNow(memberId);
        if (!actor || (object && !(await notices.sees(actor, object.type, object.id)))) continue;
        if (draftOf && !(await notices.writes(actor, draftOf))) continue;
        told.add(memberId);
        const delivery = deliveryOf(await notices.choicesOf(memberId), kind, projectId);
        if (delivery === 'OFF') continue;
        const id = this.ids.newId();
        const at = this.clock.now();
        if (!(await notices.add({ id, memberId, kind, ...end, projectId, object, commentId, by, at }))) continue;
        await outbox.announce(notificationsChanged(teamId, memberId));
        if (delivery === 'MAIL' && !MAILED_ELSEWHERE.includes(kind))
          turns.push({ teamId, memberId, notificationId: id });
      }
      return turns;
    });
  }
}
