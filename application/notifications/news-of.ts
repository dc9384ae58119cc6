import type { Actor } from '@evident/domain/permissions';
import type { DigestNews } from './mails.ts';
import type { FollowedNews, NotificationReader } from './notification-reader.ts';

const MOST = 20;

/** The news of a digest, as far as the member sees them now. */
export class NewsOf {
  constructor(
    private readonly reader: NotificationReader,
    private readonly followed: FollowedNews,
  ) {}

  /** Null without news. */
  async since(actor: Actor, since: Date): Promise<DigestNews | null> {
    const { items } = await this.reader.list(actor, true, { limit: MOST, cursor: null });
    const unread = items.filter(({ createdAt }) => new Date(createdAt) >= since);
    const news = await this.followed.since(actor, since, MOST);
    return unread.length === 0 && news.length === 0 ? null : { unread, news };
  }
}
