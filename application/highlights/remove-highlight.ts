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
import { withoutPositions } from './highlight-state.ts';
import { openHighlight } from './open-highlight.ts';
import { HIGHLIGHT_REMOVED, type KeptHighlight } from './undo-kinds.ts';

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
      const open = await openHighlight(stores, this.workers, actor, highlightId);
      const { before, updates } = await takeOff(stores, this.workers, actor, open, this.clock.now());
      const undoId = await stores.undo.keep(actor, HIGHLIGHT_REMOVED, {
        projectId: open.highlight.projectId,
        label: 'Deleted a highlight',
        before,
      });
      return { undoId, noteId: open.highlight.noteId, updates };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, noteId, update);
    return undoId;
  }
}

/** Deletes an open highlight; returns what to keep for undo, and the updates to deliver. */
export async function takeOff(
  stores: MarkingStores,
  workers: DocumentWorkers,
  actor: Actor,
  { highlight, document }: Pick<Awaited<ReturnType<typeof openHighlight>>, 'highlight' | 'document'>,
  now: Date,
): Promise<{ before: KeptHighlight; updates: readonly Uint8Array[] }> {
  const { id } = highlight;
  const before = {
    highlight: withoutPositions(highlight),
    tags: await stores.highlights.tagsOn(id),
    about: await stores.highlights.aboutOf(id),
  };
  const off = await workers.run('unmark', document, id);
  await stores.highlights.remove(id);
  const updates = await changeDocument(stores, actor, document.id, off ? [off] : [], workers, now, 'marks');
  await stores.outbox.announce(highlightRemoved(actor, highlight));
  return { before, updates };
}
