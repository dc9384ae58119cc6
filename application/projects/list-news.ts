import type { Actor } from '@evident/domain/permissions';
import { NEWS_DAYS, NEWS_MAX, type NewsItem } from '@evident/domain/projects';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, Query } from '../kernel/message.ts';

const DAY_MS = 86_400_000;

export interface NewsReader {
  /** Newest first. Leaves out what the actor made, published or has opened since, and projects they cannot see. */
  news(actor: Actor, since: Date, atMost: number): Promise<NewsItem[]>;
}

/** What other members did in the actor's projects since the actor was last there, and insights published anywhere the actor can read. */
export class ListNews extends Query<NewsItem[]> {
  constructor(readonly actor: Actor) {
    super();
  }
}

export class ListNewsHandler implements Handler<ListNews> {
  constructor(
    private readonly reader: NewsReader,
    private readonly clock: Clock,
  ) {}

  execute({ actor }: ListNews): Promise<NewsItem[]> {
    return this.reader.news(actor, new Date(this.clock.now().getTime() - NEWS_DAYS * DAY_MS), NEWS_MAX);
  }
}
