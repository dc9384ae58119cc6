import type { AudienceView, SightItem } from '@evident/domain/audit';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { SeenObject, SightReader } from './sight-reader.ts';

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
