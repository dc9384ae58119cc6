import type { Uuid } from '@evident/domain/kernel';
import type { ItemRef } from '@evident/domain/projects';
import type { MarkStore } from '../kernel/mark-store.ts';

/** Stars and visits of members, inside a unit of work. */
export interface ItemStore extends MarkStore<ItemRef> {
  /** Stores the latest visit to an object; keeps the latest `most` objects. */
  visit(memberId: Uuid, item: ItemRef, at: Date, most: number): Promise<void>;
}
