import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ItemType, ItemView } from '@evident/domain/projects';

/** Things a member marked, opened or made; those they may not see any more are left out. */
export interface ItemReader {
  /** The newest star first. */
  starred(actor: Actor, types: readonly ItemType[], page: PageRequest): Promise<Page<ItemView>>;
  /** The latest visit first. */
  visited(actor: Actor, types: readonly ItemType[], page: PageRequest): Promise<Page<ItemView>>;
  /** The newest first. */
  made(actor: Actor, types: readonly ItemType[], page: PageRequest): Promise<Page<ItemView>>;
}
