import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { changeDocument, type DocumentWorkers, type LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';
import { highlightRemoved } from './events.ts';
import type { MarkingStores } from './highlight-store.ts';
import { openHighlight } from './open-highlight.ts';
import { HIGHLIGHT_REMOVED } from './undo-kinds.ts';

/** Deletes a highlight with its mark and tags. Returns the undo id. */
export class RemoveHighlight extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'markUp' });

  constructor(
    readonly actor: Actor,
    readonly highlightId: Uuid,
  ) {
    super();
  }
}

export class RemoveHighlightHandler implements Handler<RemoveHighlight> {
  constructor(
    private readonly work: UnitOfWork<MarkingStores & { projectAccess: ProjectAccess; undo: UndoStore }>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, highlightId }: RemoveHighlight): Promise<Uuid> {
    const { undoId, noteId, updates } = await this.work.perform(actor.teamId, async (stores) => {
      const { highlight, document } = await openHighlight(stores, this.workers, actor, highlightId);
      const now = this.clock.now();
      const before = {
        highlight: { ...highlight, relativeStart: null, relativeEnd: null },
        tags: await stores.highlights.tagsOn(highlightId),
        about: await stores.highlights.aboutOf(highlightId),
      };
      const undoId = await stores.undo.keep(actor, HIGHLIGHT_REMOVED, {
        projectId: highlight.projectId,
        label: 'Deleted a highlight',
        before,
      });
      const off = await this.workers.run('unmark', document, highlightId);
      await stores.highlights.remove(highlightId);
      const updates = await changeDocument(stores, actor, document.id, off ? [off] : [], this.workers, now, 'marks');
      await stores.outbox.announce(highlightRemoved(actor, highlight));
      return { undoId, noteId: highlight.noteId, updates };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, noteId, update);
    return undoId;
  }
}
