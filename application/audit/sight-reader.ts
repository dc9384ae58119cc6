import type { AudienceView, SightedType, SightItem } from '@evident/domain/audit';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Answers who sees what, by the access rule of readers and commands. */
export interface SightReader {
  /** Null if the actor can neither see the object nor is an admin. */
  audience(actor: Actor, object: SeenObject, page: PageRequest): Promise<AudienceView | null>;
  /** Projects and folders on which a member holds a level, by their id; null without such a member. */
  sightOf(actor: Actor, memberId: Uuid, page: PageRequest): Promise<Page<SightItem> | null>;
}

export interface SeenObject {
  readonly type: SightedType;
  readonly id: Uuid;
}
