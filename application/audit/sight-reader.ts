import type { AudienceView, SightedType, SightItem } from '@evident/domain/audit';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Answers who sees or saw what, by the access rule of readers and commands.  */
export interface SightReader {
  /** The time at which the history of access begins; null without any. */
  knownSince(actor: Actor): Promise<Date | null>;
  /** Null if the actor can neither see the object nor is an admin. `at`: the time that is asked about; null for now. */
  audience(actor: Actor, object: SeenObject, at: Date | null, page: PageRequest): Promise<AudienceView | null>;
  /**
   * Projects and folders on which a member holds a level, by title; null without such a member. None for members who are
   * suspended or removed.
   */
  sightOf(actor: Actor, memberId: Uuid, at: Date | null, page: PageRequest): Promise<Page<SightItem> | null>;
}

export interface SeenObject {
  readonly type: SightedType;
  readonly id: Uuid;
}
