import type { PostgresReads } from '@evident/adapters/postgres/reads';
import type { Stores } from '@evident/adapters/postgres/composition/stores';
import { PostgresUndoReader } from '@evident/adapters/postgres/undo/postgres-undo-reader';
import type { DocumentWorkers } from '@evident/application/content/document-workers';
import type { LiveRooms } from '@evident/application/content/live-rooms';
import { undoCitedInsight, undoInsertedText } from '@evident/application/cited-insights/undo-cited-insight';
import { undoAgentChanges } from '@evident/application/agents/undo-agent-changes';
import { undoFilledDocument } from '@evident/application/ai-docs/undo-filled-document';
import { undoConversationChanges } from '@evident/application/conversations/undo-conversation-changes';
import { undoDashboardChanges } from '@evident/application/dashboards/undo-dashboard-changes';
import { undoDescription } from '@evident/application/documents/undo-description';
import { undoCommentChanges } from '@evident/application/comments/undo-comments';
import { undoFeedChanges } from '@evident/application/feeds/undo-feed-changes';
import { undoFieldChanges } from '@evident/application/fields/undo-field-changes';
import { undoManyValues, undoValues } from '@evident/application/fields/undo-values';
import { undoMovedHighlight } from '@evident/application/highlights/undo-moved-highlight';
import { undoRemovedHighlight } from '@evident/application/highlights/undo-removed-highlight';
import { undoRetagged } from '@evident/application/highlights/undo-retagged';
import { undoAnnotated } from '@evident/application/highlights/annotate-highlight';
import { undoHighlightedNotes } from '@evident/application/highlights/undo-highlighted-notes';
import { undoJoined, undoSplit } from '@evident/application/highlights/undo-divided';
import { undoTrimmedHighlight } from '@evident/application/highlights/undo-trimmed-highlight';
import { undoTagged, undoUntagged } from '@evident/application/highlights/undo-tags';
import { undoDiscarded, undoPublication } from '@evident/application/insights/undo-publication';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import { undoCorrected } from '@evident/application/imports/undo-corrected';
import { undoMoved } from '@evident/application/moving/undo-moved';
import { undoNoteFiles } from '@evident/application/note-files/undo-note-files';
import { undoCanvasChanges } from '@evident/application/canvas/undo-canvas-changes';
import { undoPeople } from '@evident/application/people/undo-people';
import { undoRedaction } from '@evident/application/redaction/undo-redaction';
import { undoReelChanges } from '@evident/application/reels/undo-reel-changes';
import { undoFilterChanges } from '@evident/application/saved-filters/undo-filter-changes';
import { undoRestoredText } from '@evident/application/history/undo-restored-text';
import { undoRejectedDuplicates } from '@evident/application/suggestions/reject-duplicates';
import { undoDecided } from '@evident/application/suggestions/undo-decided';
import { undoDeletedResearch } from '@evident/application/research/undo-deleted-research';
import { undoWrapChanges } from '@evident/application/wraps/undo-wrap-changes';
import { undoSummaryChanges } from '@evident/application/summaries/undo-summary-changes';
import { undoQuestion } from '@evident/application/surveys/undo-question';
import { undoTagChanges } from '@evident/application/tags/undo-tag-changes';
import { undoExtensionChanges } from '@evident/application/templates/undo-extension-changes';
import { undoTemplateChanges } from '@evident/application/templates/undo-template-changes';
import { undoTrashed } from '@evident/application/trash/undo-trashed';
import { undoChangedRows } from '@evident/application/views/undo-changed-rows';
import { undoPlacedRows } from '@evident/application/views/undo-placed-rows';
import { undoViewChanges } from '@evident/application/views/undo-view-changes';
import { ListUndo, ListUndoHandler } from '@evident/application/undo/queries';
import type { UndoReader } from '@evident/application/undo/undo-reader';
import { Undo, UndoHandler, type Undoer } from '@evident/application/undo/undo';
import type { UndoStore } from '@evident/application/undo/undo-store';
import { Module } from '@nestjs/common';
import { DOCUMENT_CODEC } from '../content/content.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { UndoController } from './undo.controller.ts';

const LEFT = port<UndoReader>('UndoReader');
const UNDOERS = port<readonly Undoer<{ undo: UndoStore }>[]>('Undoers');

/** Undoers of every capability. */
const undoers = (workers: DocumentWorkers, rooms: LiveRooms, clock: Clock, ids: Ids): Undoer<Stores>[] => [
  undoRemovedHighlight(workers, rooms, clock),
  undoHighlightedNotes(workers, rooms, clock),
  undoMovedHighlight(workers, rooms, clock),
  undoAnnotated(),
  undoSplit(workers, rooms, clock),
  undoJoined(workers, rooms, clock),
  undoTagged(),
  undoUntagged(),
  undoTrimmedHighlight(workers, clock),
  undoRetagged(),
  undoTagChanges(clock),
  undoMoved({ ids, clock }),
  undoFieldChanges(clock),
  undoValues(clock),
  undoManyValues(clock),
  undoViewChanges(clock),
  undoPlacedRows(),
  undoChangedRows(clock),
  undoPeople(clock),
  undoNoteFiles(),
  undoDescription(),
  undoQuestion(clock),
  undoFilterChanges(clock),
  undoFeedChanges(clock),
  undoDashboardChanges(clock),
  undoCommentChanges(workers, rooms, clock),
  undoTemplateChanges(clock),
  undoExtensionChanges({ ids, clock }),
  undoRedaction(),
  undoDecided(workers, rooms, clock),
  undoRejectedDuplicates(),
  undoReelChanges(clock),
  undoCanvasChanges(rooms, clock),
  undoSummaryChanges(),
  undoWrapChanges(),
  undoDeletedResearch(),
  undoConversationChanges(),
  undoFilledDocument(workers, rooms, clock),
  undoAgentChanges(clock),
  undoPublication({ clock }),
  undoDiscarded({ codec: workers, clock }, rooms),
  undoTrashed(),
  undoCitedInsight({ workers, rooms, clock, ids }),
  undoInsertedText({ workers, rooms, clock, ids }),
  undoCorrected(workers, rooms, clock),
  undoRestoredText(workers, rooms, clock),
];

@Module({
  controllers: [UndoController],
  providers: [
    provide(UNDOERS, undoers, [DOCUMENT_CODEC, LIVE_ROOMS, CLOCK, IDS]),
    provide(LEFT, (reads: PostgresReads) => new PostgresUndoReader(reads), [READS]),
    handle(ListUndo, ListUndoHandler, [LEFT]),
    handle(Undo, UndoHandler, [WORK, UNDOERS, CLOCK]),
  ],
})
export class UndoModule {}
