import {
  type Highlight,
  type HighlightedNotes,
  type KeptWholeNotes,
  type WholeNotes,
  wholeText,
} from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Access, Actor } from '@evident/domain/permissions';
import { catchUp, type DocumentWorkers, type LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import type { MarkUpNeeds } from './demand-mark-up.ts';
import type { MarkingStores } from './highlight-store.ts';
import { markWords } from './mark-words.ts';

/** Highlights the whole text of short notes, such as comments of a survey, as one change. */
export class HighlightNotes extends Command<HighlightedNotes> {
  static readonly requires = memberWith({ scope: 'write', access: 'markUp' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly wanted: WholeNotes,
  ) {
    super();
  }
}

type Stores = MarkingStores & MarkUpNeeds & { undo: UndoStore };

export const NOTES_HIGHLIGHTED = undoKind<KeptWholeNotes>('notes:highlighted');

/** Updates of a document to deliver to its open editors. */
interface Delivery {
  readonly noteId: Uuid;
  readonly updates: readonly Uint8Array[];
}

export class HighlightNotesHandler implements Handler<HighlightNotes> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, projectId, wanted }: HighlightNotes): Promise<HighlightedNotes> {
    // In the order of ids, so that two requests over the same notes do not block each other.
    const noteIds = [...new Set(wanted.noteIds)].sort();
    await Promise.all(noteIds.map((noteId) => this.rooms.flush(noteId)));
    const { result, deliveries } = await this.work.perform(actor.teamId, async (stores) => {
      const access = await demand(stores.projectAccess, actor, projectId, 'markUp');
      const highlights: Highlight[] = [];
      const deliveries: Delivery[] = [];
      for (const noteId of noteIds) {
        const owner = await stores.documents.owner(noteId);
        if (owner?.kind !== 'note' || owner.projectId !== projectId)
          return refuse('NotFound', 'Note not found in this project');
        if (owner.readOnly) continue;
        const { highlight, updates } = await this.highlight(stores, actor, access, { noteId, projectId });
        if (highlight) highlights.push(highlight);
        deliveries.push({ noteId, updates });
      }
      const skipped = noteIds.length - highlights.length;
      if (highlights.length === 0) return { result: { undoId: null, highlighted: 0, skipped }, deliveries };
      const undoId = await stores.undo.keep(actor, NOTES_HIGHLIGHTED, {
        projectId,
        label: highlights.length === 1 ? 'Highlighted a note' : `Highlighted ${highlights.length} notes`,
        before: { projectId, highlightIds: highlights.map(({ id }) => id) } satisfies KeptWholeNotes,
      });
      return { result: { undoId, highlighted: highlights.length, skipped }, deliveries };
    });
    for (const { noteId, updates } of deliveries)
      for (const update of updates) await this.rooms.deliver(actor.teamId, noteId, update);
    return result;
  }

  private async highlight(
    stores: Stores,
    actor: Actor,
    access: Access,
    { noteId, projectId }: { readonly noteId: Uuid; readonly projectId: Uuid },
  ): Promise<{ highlight?: Highlight; updates: readonly Uint8Array[] }> {
    const now = this.clock.now();
    const derived = await catchUp(stores, actor.teamId, noteId, this.workers, now);
    const words = wholeText(await stores.documents.textOf(noteId), await stores.highlights.ofNote(noteId));
    if (words === null) return { updates: derived };
    const { highlight, updates } = await markWords(stores, this.workers, actor, {
      id: this.ids.newId(),
      noteId,
      projectId,
      words,
      access,
      by: actor.userId,
      now,
    });
    return { highlight, updates: [...derived, ...updates] };
  }
}
