import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Choice, Digest, DigestWay, NotificationView } from '@evident/domain/notifications';
import type { Actor } from '@evident/domain/permissions';

/** The notifications of an actor about what they can still see. */
export interface NotificationReader {
  /** Newest first. */
  list(actor: Actor, unread: boolean, page: PageRequest): Promise<Page<NotificationView>>;
  one(actor: Actor, notificationId: Uuid): Promise<NotificationView | null>;
  /** At most `most`. */
  unread(actor: Actor, most: number): Promise<number>;
  settings(actor: Actor): Promise<{ digest: Digest; digestBy: DigestWay; choices: Choice[] }>;
  seesProject(actor: Actor, projectId: Uuid): Promise<boolean>;
}

/** News in the places that an actor follows. */
export interface FollowedNews {
  /**
   * Notes and published insights in followed projects and folders, notes with new highlights of followed tags, and themes of followed
   * channels that are new or doubled their people.
   */
  since(actor: Actor, since: Date, most: number): Promise<NewInFollowed[]>;
}

export interface NewInFollowed {
  readonly type: 'NOTE' | 'INSIGHT' | 'THEME';
  readonly id: Uuid;
  /** Of a theme. */
  readonly channelId: Uuid | null;
  readonly title: string;
  /** The followed project, tag or channel. */
  readonly place: string;
}
