import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Objects that members mark for themselves, such as those they follow, inside a unit of work. */
export interface MarkStore<Marked> {
  /** Whether the actor can see the object. */
  sees(actor: Actor, marked: Marked): Promise<boolean>;
  isMarked(memberId: Uuid, marked: Marked): Promise<boolean>;
  countOf(memberId: Uuid): Promise<number>;
  mark(memberId: Uuid, marked: Marked, at: Date): Promise<void>;
  unmark(memberId: Uuid, marked: Marked): Promise<void>;
}
