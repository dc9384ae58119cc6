import type { AudienceView, SightedType, SightItem } from '@evident/domain/audit';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';

/** Who sees what, by the access rule of readers and commands. */
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

/** Lists who can see an object, with level and reasons. For members who see it, and for admins. */
export class ListAudience extends queryWith({ scope: 'read', access: 'read' })<
  { object: SeenObject; page: PageRequest },
  AudienceView
> {}
export const ListAudienceHandler = answeredBy(({ actor, object, page }: ListAudience, sight: SightReader) =>
  found(sight.audience(actor, object, page), 'Object not found'),
);

/** Lists the projects and folders that a member can see. For admins. */
export class ListMemberSight extends queryWith({ scope: 'read', role: 'admin' })<
  { memberId: Uuid; page: PageRequest },
  Page<SightItem>
> {}
export const ListMemberSightHandler = answeredBy(({ actor, memberId, page }: ListMemberSight, sight: SightReader) =>
  found(sight.sightOf(actor, memberId, page), 'Member not found'),
);
