import { refuseUnchangeable } from '@evident/domain/insights';
import { Refusal, type Uuid, refuse } from '@evident/domain/kernel';
import { KINDS, capitalized, kindOf } from '@evident/domain/kinds';
import type { Actor } from '@evident/domain/permissions';
import {
  type KeptAction,
  type RefusedRow,
  type RowActionWanted,
  actionLabel,
  refuseRefused,
} from '@evident/domain/views';
import type { InsightStore } from '../insights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { NoteStore } from '../notes/index.ts';
import { demand } from '../permissions/index.ts';
import type { ItemStore } from '../projects/index.ts';
import { type TrashStores, putInTrash } from '../trash/index.ts';
import { undoKind } from '../undo/index.ts';

/** Archives, deletes or stars many notes or insights of a project, all or none; returns the undo id. */
export class ChangeRows extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly wanted: RowActionWanted,
  ) {
    super();
  }
}

export interface BulkStores extends TrashStores {
  notes: Pick<NoteStore, 'find' | 'save'>;
  insights: Pick<InsightStore, 'find' | 'save'>;
  items: Pick<ItemStore, 'mark' | 'unmark' | 'isMarked'>;
}

export const ROWS_CHANGED = undoKind<KeptAction>('rows:changed');

interface Change {
  readonly actor: Actor;
  readonly wanted: RowActionWanted;
  readonly at: Date;
}

export class ChangeRowsHandler implements Handler<ChangeRows> {
  constructor(
    private readonly work: UnitOfWork<BulkStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId, wanted }: ChangeRows): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      const { objectType, action } = wanted;
      const at = this.clock.now();
      const change = { actor, wanted, at };
      // In the order of ids, so that two requests over the same rows do not block each other.
      const sent = [...new Set(wanted.ids)].sort();
      const changed: Uuid[] = [];
      const refused: RefusedRow[] = [];
      for (const id of sent) {
        const row = await (objectType === 'NOTE' ? stores.notes : stores.insights).find(id);
        if (row?.projectId !== projectId)
          return refuse('NotFound', `${capitalized(KINDS[kindOf(objectType)].one)} not found in this project`);
        try {
          const done = await this.carryOut(stores, change, id);
          if (done !== null) changed.push(done);
        } catch (thrown) {
          if (!(thrown instanceof Refusal)) throw thrown;
          refused.push({ title: row.title, refusal: thrown });
        }
      }
      refuseRefused(objectType, sent.length, refused);
      return stores.undo.keep(actor, ROWS_CHANGED, {
        projectId,
        label: actionLabel(wanted, changed.length),
        before: { projectId, objectType, action, ids: changed, at: at.toISOString() } satisfies KeptAction,
      });
    });
  }

  /** Returns what undo needs to know of the row; null if nothing changed. @throws Refusal before anything is written */
  private async carryOut(stores: BulkStores, { actor, wanted, at }: Change, id: Uuid): Promise<Uuid | null> {
    const { objectType: type, action } = wanted;
    switch (action) {
      case 'TRASH':
        return (await putInTrash(stores, actor, { type, id }, this.ids.newId(), at)).id;
      case 'STAR':
      case 'UNSTAR': {
        const isStarred = await stores.items.isMarked(actor.userId, { type, id });
        if (isStarred === (action === 'STAR')) return null;
        if (isStarred) await stores.items.unmark(actor.userId, { type, id });
        else await stores.items.mark(actor.userId, { type, id }, at);
        return id;
      }
      default:
        return (await archive(stores, actor, { type, id }, action === 'ARCHIVE' ? at : null)) ? id : null;
    }
  }
}

/**
 * Archives or unarchives a row; false if it is so already.
 * @param only unarchives it only if it was archived then
 */
export async function archive(
  { notes, insights, outbox }: Pick<BulkStores, 'notes' | 'insights' | 'outbox'>,
  actor: Actor,
  { type, id }: { type: RowActionWanted['objectType']; id: Uuid },
  archivedAt: Date | null,
  only?: Date | null,
): Promise<boolean> {
  const now = archivedAt ?? undefined;
  const isSo = (row: { archivedAt: Date | null }) =>
    (row.archivedAt === null) === (archivedAt === null) ||
    (only !== undefined && row.archivedAt?.getTime() !== only?.getTime());
  if (type === 'NOTE') {
    const note = await notes.find(id);
    if (!note || isSo(note)) return false;
    await notes.save({ ...note, archivedAt, updatedAt: now ?? note.updatedAt });
    await outbox.announce({
      name: 'note:changed',
      teamId: actor.teamId,
      payload: { noteId: id, projectId: note.projectId, by: actor.userId },
    });
    return true;
  }
  const insight = await insights.find(id);
  if (!insight || isSo(insight)) return false;
  if (archivedAt) refuseUnchangeable(insight);
  await insights.save({ ...insight, archivedAt, updatedAt: now ?? insight.updatedAt });
  await outbox.announce({
    name: 'insight:changed',
    teamId: actor.teamId,
    payload: { insightId: id, projectId: insight.projectId, by: actor.userId },
  });
  return true;
}
