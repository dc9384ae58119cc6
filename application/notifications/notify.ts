import type { Uuid } from '@evident/domain/kernel';
import { type Notice, type NotificationKind, deliveryOf } from '@evident/domain/notifications';
import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { notificationsChanged } from './events.ts';
import type { NoticeStore } from './notice-store.ts';

export interface MailTurn {
  readonly teamId: Uuid;
  readonly memberId: Uuid;
  readonly notificationId: Uuid;
}
export const NOTIFICATION_MAILS: JobQueue<MailTurn> = { name: 'notification-mails', retries: 8 };

export interface NotifyingStores {
  readonly notices: NoticeStore;
  readonly outbox: Outbox;
}

/** Mailed with more words: access requests by `application/projects`, billing by `application/billing`. */
const MAILED_ELSEWHERE: readonly NotificationKind[] = ['ACCESS_REQUEST', 'BILLING'];

/**
 * Notifies current members who can see the object, each once, and not the one who did it. Returns the mails to enqueue
 * once the transaction is committed.
 * @param told members whom an earlier notice of the event concerned: a mention is no comment as well
 */
export async function notify(
  { notices, outbox }: NotifyingStores,
  teamId: Uuid,
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
  notice: Notice,
  told: Set<Uuid>,
): Promise<MailTurn[]> {
  const { kind, projectId, object, commentId, by, problemOf } = notice;
  const message = notice.message ?? (problemOf === undefined ? null : await notices.problemOf(problemOf));
  const end =
    notice.what === null ? await notices.endOf(kind, notice.source) : { what: notice.what, source: notice.source };
  if (!end) return [];
  const turns: MailTurn[] = [];
  for (const memberId of await notices.recipients(notice.to)) {
    if (memberId === by || told.has(memberId) || !(await canHear(notices, memberId, notice))) continue;
    told.add(memberId);
    const delivery = deliveryOf(await notices.choicesOf(memberId), kind, projectId);
    if (delivery === 'OFF') continue;
    const [id, at] = [ids.newId(), clock.now()];
    if (!(await notices.add({ id, memberId, kind, ...end, projectId, object, commentId, by, message, at }))) continue;
    await outbox.announce(notificationsChanged(teamId, memberId));
    if (delivery === 'MAIL' && !MAILED_ELSEWHERE.includes(kind)) turns.push({ teamId, memberId, notificationId: id });
  }
  return turns;
}

/** Whether a current member sees the object, and may write where it is necessary. */
async function canHear(notices: NoticeStore, memberId: Uuid, { object, draftOf, writersOf }: Notice): Promise<boolean> {
  const actor = await notices.memberNow(memberId);
  if (!actor || (object && !(await notices.sees(actor, object.type, object.id)))) return false;
  if (writersOf && !(await notices.writesIn(actor, writersOf))) return false;
  return !draftOf || notices.writes(actor, draftOf);
}
