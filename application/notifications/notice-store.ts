import type { Uuid } from '@evident/domain/kernel';
import type {
  Choice,
  Digest,
  DigestWay,
  NotifiedType,
  NotificationKind,
  Recipients,
} from '@evident/domain/notifications';
import type { Actor } from '@evident/domain/permissions';

/** A notification as it is stored: ids only, so that lost access and new titles apply at once. */
export interface NewNotification {
  readonly id: Uuid;
  readonly memberId: Uuid;
  readonly kind: NotificationKind;
  readonly what: string;
  readonly source: string;
  readonly projectId: Uuid | null;
  readonly object: { readonly type: NotifiedType; readonly id: Uuid } | null;
  readonly commentId: Uuid | null;
  readonly by: Uuid | null;
  readonly message: string | null;
  readonly at: Date;
}

/** Notifications and their settings, inside a unit of work. */
export interface NoticeStore {
  /** The current members among the recipients. */
  recipients(to: Recipients): Promise<Uuid[]>;
  /** A member as they are now; null for a former one. */
  memberNow(memberId: Uuid): Promise<Actor | null>;
  sees(actor: Actor, type: NotifiedType, id: Uuid): Promise<boolean>;
  /** Whether a member has write access to a project. */
  writes(actor: Actor, projectId: Uuid): Promise<boolean>;
  /** Whether a member has write access to a channel. */
  writesIn(actor: Actor, channelId: Uuid): Promise<boolean>;
  /** The problem of a source of a channel, after its name; null for none. */
  problemOf(sourceId: Uuid): Promise<string | null>;
  /** How a run ended, and the occasion that this is; null while it goes on, or if it was canceled. */
  endOf(kind: NotificationKind, id: Uuid): Promise<{ what: string; source: string } | null>;
  /** False if the member was notified of it before. */
  add(notification: NewNotification): Promise<boolean>;
  /** False if there is no such notification of the member. */
  mark(memberId: Uuid, notificationId: Uuid, readAt: Date | null): Promise<boolean>;
  /** Marks all unread ones; returns the ids of at most `most`. */
  markAll(memberId: Uuid, readAt: Date, most: number): Promise<Uuid[]>;
  markUnread(memberId: Uuid, ids: readonly Uuid[]): Promise<void>;

  choicesOf(memberId: Uuid): Promise<Choice[]>;
  choose(
    memberId: Uuid,
    choice: Omit<Choice, 'delivery'> & { readonly delivery: Choice['delivery'] | null },
  ): Promise<void>;
  digestOf(memberId: Uuid): Promise<{ digest: Digest; digestBy: DigestWay }>;
  chooseDigest(memberId: Uuid, digest: Digest, now: Date, secret: string): Promise<void>;
  chooseDigestWay(memberId: Uuid, way: DigestWay, now: Date, secret: string): Promise<void>;
  /** Whether the message with the news since then was sent. */
  wasTold(memberId: Uuid, since: Date): Promise<boolean>;
  markTold(memberId: Uuid, since: Date): Promise<void>;
  /** Returns the data for mails to a member. Stores the secret if there is none yet. */
  mailing(memberId: Uuid, secret: string, now: Date): Promise<Mailing | null>;
  /** The member with this secret. */
  memberOfSecret(secret: string): Promise<Uuid | null>;
  /** No digest, and no kind by mail. */
  stopMails(memberId: Uuid, kinds: readonly NotificationKind[]): Promise<void>;
  /** The start of the period of the next digest; null if none is wanted, or it is not due any more. */
  takeDigest(
    memberId: Uuid,
    dueBefore: Readonly<Record<Exclude<Digest, 'NEVER'>, Date>>,
    now: Date,
  ): Promise<Date | null>;
}

export interface Mailing {
  readonly email: string;
  readonly subdomain: string;
  readonly workspace: string;
  readonly secret: string;
}
