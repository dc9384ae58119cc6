import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ItemType, ItemView, NewsItem } from '@evident/domain/projects';

/** Objects that a member starred, opened or created, if still visible to the actor. */
export interface ItemReader {
  /** Latest star first. */
  starred(actor: Actor, types: readonly ItemType[], page: PageRequest): Promise<Page<ItemView>>;
  /** Latest visit first. */
  visited(actor: Actor, types: readonly ItemType[], page: PageRequest): Promise<Page<ItemView>>;
  /** Newest first; created by the actor, or by another member. */
  made(actor: Actor, types: readonly ItemType[], page: PageRequest, memberId?: Uuid): Promise<Page<ItemView>>;
}

export interface NewsReader {
  /** Newest first. Skips the actor's own work, objects opened since, and projects they cannot see. */
  news(actor: Actor, since: Date, atMost: number): Promise<NewsItem[]>;
}
