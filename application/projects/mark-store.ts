import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ItemRef } from '@evident/domain/projects';

/** What members starred and opened, inside a unit of work. */
export interface MarkStore {
  sees(actor: Actor, item: ItemRef): Promise<boolean>;
  star(memberId: Uuid, item: ItemRef, at: Date): Promise<void>;
  unstar(memberId: Uuid, item: ItemRef): Promise<void>;
  /** Keeps the latest visit to a thing, and the latest `most` things. */
  visit(memberId: Uuid, item: ItemRef, at: Date, most: number): Promise<void>;
}
