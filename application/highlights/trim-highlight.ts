import { type HighlightChange, trimmed, trimmedOf } from '@evident/domain/highlights';
import { type Uuid, isSameJson } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DocumentWorkers } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';
import { highlightChanged } from './events.ts';
import type { MarkingStores } from './highlight-store.ts';
import { openHighlight } from './open-highlight.ts';
import { HIGHLIGHT_TRIMMED } from './undo-kinds.ts';

/**
 * Trims the seconds that a highlight plays, or moves a moment or area in its file. Returns the undo id; null if nothing
 * changed.
 */
export class TrimHighlight extends Command<Uuid | null> {
  static readonly requires = memberWith({ scope: 'write', access: 'markUp' });

  constructor(
    readonly actor: Actor,
    readonly highlightId: Uuid,
    readonly change: HighlightChange,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class TrimHighlightHandler implements Handler<TrimHighlight> {
  constructor(
    private readonly work: UnitOfWork<MarkingStores & { projectAccess: ProjectAccess; undo: UndoStore }>,
    private readonly workers: DocumentWorkers,
    private readonly clock: Clock,
  ) {}

  execute({ actor, highlightId, change, expected }: TrimHighlight): Promise<Uuid | null> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { highlight } = await openHighlight(stores, this.workers, actor, highlightId);
      refuseOverwriting({ version: await stores.highlights.versionOf(highlightId) }, expected);
      const after = trimmed(highlight, change);
      if (isSameJson(after, trimmedOf(highlight))) return null;
      const now = this.clock.now();
      const undoId = await stores.undo.keep(actor, HIGHLIGHT_TRIMMED, {
        projectId: highlight.projectId,
        label: highlight.target === 'AREA' ? 'Moved an area' : 'Trimmed a highlight',
        before: { highlightId, before: trimmedOf(highlight), after },
      });
      await stores.highlights.save({ ...highlight, ...after, updatedAt: now });
      await stores.outbox.announce(highlightChanged(actor, highlight));
      return undoId;
    });
  }
}
