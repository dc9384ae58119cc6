import type { FigureList, ItemFigures, ItemReading, ReadType } from '@evident/domain/analytics';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Figures of notes and published insights that the actor can see. */
export interface ReadingReader {
  list(
    actor: Actor,
    of: { readonly type: ReadType; readonly list: FigureList; readonly since: Date },
    page: PageRequest,
  ): Promise<Page<ItemFigures>>;
  /** Null if the actor cannot see it. */
  item(actor: Actor, type: ReadType, objectId: Uuid, since: Date): Promise<ItemReading | null>;
}
