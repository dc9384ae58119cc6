import type { Referenced } from '@evident/domain/content';
import type { Actor } from '@evident/domain/permissions';
import type { ReferenceCard } from '@evident/domain/references';

/** Cards of objects that an actor can see. */
export interface CardReader {
  cards(actor: Actor, objects: readonly Referenced[]): Promise<ReferenceCard[]>;
}
