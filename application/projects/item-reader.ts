import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ItemType, ItemView, NewsItem } from '@evident/domain/projects';

/** Things a member marked, opened or made; those they may not see any more are left out. */
export interface ItemReader {
  /** The newest star first. */
  starred(actor: Actor, types: readonly ItemType[], page: PageRequest): Promise<Page<ItemView>>;
  /** The latest visit first. */
  visited(actor: Actor, types: readonly ItemType[], page: PageRequest): Promise<Page<ItemView>>;
  /** Newest first; made by the actor, or by another member. */
  made(actor: Actor, types: readonly ItemType[], page: PageRequest, memberId?: Uuid): Promise<Page<ItemView>>;
}

export interface NewsReader {
  /** Newest first. Leaves out what the actor made, published or has opened since, and projects they cannot see. */
  news(actor: Actor, since: Date, atMost: number): Promise<NewsItem[]>;
}
