import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ItemRef } from '@evident/domain/projects';

/** Stars and visits of members, inside a unit of work. */
export interface ItemStore {
  sees(actor: Actor, item: ItemRef): Promise<boolean>;
  starred(memberId: Uuid, item: ItemRef): Promise<boolean>;
  star(memberId: Uuid, item: ItemRef, at: Date): Promise<void>;
  unstar(memberId: Uuid, item: ItemRef): Promise<void>;
  /** Stores the latest visit to an object; keeps the latest `most` objects. */
  visit(memberId: Uuid, item: ItemRef, at: Date, most: number): Promise<void>;
}
