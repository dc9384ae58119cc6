import type { AudienceView, SightItem } from '@evident/domain/audit';
import { type Page, type PageRequest, type Uuid, refuse } from '@evident/domain/kernel';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { Actor } from '@evident/domain/permissions';
import { queryWith } from '../kernel/message-with.ts';
import type { SeenObject, SightReader } from './sight-reader.ts';

/** Lists who can see an object, or could at a time, with level and reasons. For members who see it, and for admins. */
export class ListAudience extends queryWith({ scope: 'read', access: 'read' })<
  { object: SeenObject; at: Date | null; page: PageRequest },
  AudienceView
> {}
export const ListAudienceHandler = answeredBy(async ({ actor, object, at, page }: ListAudience, sight: SightReader) => {
  await demandKnown(sight, actor, at);
  return found(sight.audience(actor, object, at, page), 'Object not found');
});

/** Lists the projects and folders that a member can see, or could at a time. For admins. */
export class ListMemberSight extends queryWith({ scope: 'read', role: 'admin' })<
  { memberId: Uuid; at: Date | null; page: PageRequest },
  Page<SightItem>
> {}
export const ListMemberSightHandler = answeredBy(
  async ({ actor, memberId, at, page }: ListMemberSight, sight: SightReader) => {
    await demandKnown(sight, actor, at);
    return found(sight.sightOf(actor, memberId, at, page), 'Member not found');
  },
);

/** Access before the history of access begins is unknown, not absent. */
async function demandKnown(sight: SightReader, actor: Actor, at: Date | null): Promise<void> {
  if (at === null) return;
  const since = await sight.knownSince(actor);
  if (since === null || at < since)
    refuse(
      'UnprocessableContent',
      'Access at that time is unknown',
      since === null ? 'Ask about access now.' : `Ask about a time after ${since.toISOString()}.`,
    );
}
