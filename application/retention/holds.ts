import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import type { NewRetentionHold } from '@evident/domain/retention';
import { answeredBy } from '../kernel/answered-by.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ProjectAccess, demand } from '../permissions/index.ts';
import type { RetentionStore } from './retention-store.ts';

interface HoldStores {
  retention: RetentionStore;
  projectAccess: ProjectAccess;
  audit: AuditLog;
}
type Work = UnitOfWork<HoldStores>;

/** Keeps a project or a note from retention; returns the id of the hold. */
export class PlaceRetentionHold extends commandWith({ scope: 'write', access: 'manage' })<
  { projectId: Uuid; hold: NewRetentionHold },
  Uuid
> {}
export const PlaceRetentionHoldHandler = answeredBy(
  ({ actor, projectId, hold }: PlaceRetentionHold, work: Work, ids: Ids, clock: Clock): Promise<Uuid> =>
    work.perform(actor.teamId, async ({ retention, projectAccess, audit }) => {
      await demand(projectAccess, actor, projectId, 'manage');
      // Waits for a batch that is being deleted.
      await retention.lock();
      const noteId = hold.noteId ?? null;
      if (noteId !== null && (await retention.projectOf(noteId)) !== projectId) notFound('Note');
      const placed = {
        id: ids.newId(),
        projectId,
        noteId,
        reason: hold.reason.trim(),
        heldBy: actor.userId,
        heldAt: clock.now(),
      };
      if (placed.reason === '') refuse('ValidationError', 'A hold needs a reason');
      if (!(await retention.addHold(placed)))
        refuse('InvalidOperation', 'It is held already', 'Release the other hold first.');
      await audit.record({
        actorId: actor.userId,
        action: 'retention:hold-placed',
        objectType: noteId === null ? 'PROJECT' : 'NOTE',
        objectId: noteId ?? projectId,
        detail: { holdId: placed.id },
      });
      return placed.id;
    }),
);

/** Releases a hold. The next run deletes what is due. */
export class ReleaseRetentionHold extends commandWith({ scope: 'write', access: 'manage' })<{ holdId: Uuid }> {}
export const ReleaseRetentionHoldHandler = answeredBy(({ actor, holdId }: ReleaseRetentionHold, work: Work) =>
  work.perform(actor.teamId, async ({ retention, projectAccess, audit }): Promise<void> => {
    await retention.lock();
    const { projectId, noteId } = (await retention.hold(holdId)) ?? notFound('Hold');
    await demand(projectAccess, actor, projectId, 'manage', 'Hold');
    await retention.removeHold(holdId);
    await audit.record({
      actorId: actor.userId,
      action: 'retention:hold-released',
      objectType: noteId === null ? 'PROJECT' : 'NOTE',
      objectId: noteId ?? projectId,
      detail: { holdId },
    });
  }),
);
