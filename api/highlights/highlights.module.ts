import { PostgresHighlightReader } from '@evident/adapters/postgres/highlights/postgres-highlight-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresResponseColumns } from '@evident/adapters/postgres/surveys/postgres-response-columns';
import type { ResponseColumns } from '@evident/application/exports/response-columns';
import { CreateHighlight, CreateHighlightHandler } from '@evident/application/highlights/create-highlight';
import { ExportHighlights, ExportHighlightsHandler } from '@evident/application/highlights/export-highlights';
import type { HighlightReader } from '@evident/application/highlights/highlight-reader';
import { ReattachHighlight, ReattachHighlightHandler } from '@evident/application/highlights/reattach-highlight';
import {
  GetHighlight,
  GetHighlightHandler,
  ListHighlights,
  ListHighlightsOfNotes,
  ListHighlightsOfNotesHandler,
  ListHighlightsHandler,
  ListNoteHighlights,
  ListNoteHighlightsHandler,
  ListSpeakers,
  ListSpeakersHandler,
} from '@evident/application/highlights/queries';
import { RemoveHighlight, RemoveHighlightHandler } from '@evident/application/highlights/remove-highlight';
import { RetagHighlights, RetagHighlightsHandler } from '@evident/application/highlights/retag-highlights';
import { TagHighlight, TagHighlightHandler } from '@evident/application/highlights/tag-highlight';
import {
  AnnotateHighlight,
  AnnotateHighlightHandler,
  undoAnnotated,
} from '@evident/application/highlights/annotate-highlight';
import { HighlightNotes, HighlightNotesHandler } from '@evident/application/highlights/highlight-notes';
import { JoinHighlights, JoinHighlightsHandler } from '@evident/application/highlights/join-highlights';
import { SplitHighlight, SplitHighlightHandler } from '@evident/application/highlights/split-highlight';
import { TrimHighlight, TrimHighlightHandler } from '@evident/application/highlights/trim-highlight';
import { undoSplit, undoJoined } from '@evident/application/highlights/undo-divided';
import { undoHighlightedNotes } from '@evident/application/highlights/undo-highlighted-notes';
import { undoMovedHighlight } from '@evident/application/highlights/undo-moved-highlight';
import { undoRemovedHighlight, undoRestoredHighlight } from '@evident/application/highlights/undo-removed-highlight';
import { undoRetagged } from '@evident/application/highlights/undo-retagged';
import { undoTagged, undoUntagged } from '@evident/application/highlights/undo-tags';
import { undoTrimmedHighlight } from '@evident/application/highlights/undo-trimmed-highlight';
import { TagNote, TagNoteHandler } from '@evident/application/highlights/tag-note';
import { UntagHighlight, UntagHighlightHandler } from '@evident/application/highlights/untag-highlight';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { DOCUMENT_CODEC } from '../content/content.module.ts';
import { ADDRESSES } from '../identity/identity.ports.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, FIELD_COLUMNS, IDS, LIST_FILTERS, READS, WORK, WRITING_WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { HighlightsController } from './highlights.controller.ts';
import { ProjectHighlightsController } from './project-highlights.controller.ts';

export const HIGHLIGHTS = port<HighlightReader>('HighlightReader');
const RESPONSE_COLUMNS = port<ResponseColumns>('ResponseColumns');

import { HIGHLIGHTS_OPERATIONS } from './highlights.operations.ts';
import { PROJECT_HIGHLIGHTS_OPERATIONS } from './project-highlights.operations.ts';
@Module({
  controllers: [
    HighlightsController,
    controllerFor('Highlights', HIGHLIGHTS_OPERATIONS),
    ProjectHighlightsController,
    controllerFor('Highlights', PROJECT_HIGHLIGHTS_OPERATIONS),
  ],
  providers: [
    provide(HIGHLIGHTS, (reads: PostgresReads) => new PostgresHighlightReader(reads), [READS]),
    handle(GetHighlight, GetHighlightHandler, [HIGHLIGHTS]),
    handle(ListNoteHighlights, ListNoteHighlightsHandler, [HIGHLIGHTS]),
    handle(ListHighlights, ListHighlightsHandler, [HIGHLIGHTS, LIST_FILTERS]),
    handle(ListHighlightsOfNotes, ListHighlightsOfNotesHandler, [HIGHLIGHTS]),
    handle(ListSpeakers, ListSpeakersHandler, [HIGHLIGHTS]),
    provide(RESPONSE_COLUMNS, (reads: PostgresReads) => new PostgresResponseColumns(reads), [READS]),
    handle(ExportHighlights, ExportHighlightsHandler, [
      WORK,
      HIGHLIGHTS,
      ADDRESSES,
      LIST_FILTERS,
      FIELD_COLUMNS,
      RESPONSE_COLUMNS,
      WRITING_WORK,
    ]),
    handle(RetagHighlights, RetagHighlightsHandler, [WORK, CLOCK]),
    handle(CreateHighlight, CreateHighlightHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK]),
    handle(HighlightNotes, HighlightNotesHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK]),
    handle(ReattachHighlight, ReattachHighlightHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    handle(RemoveHighlight, RemoveHighlightHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    handle(TrimHighlight, TrimHighlightHandler, [WORK, DOCUMENT_CODEC, CLOCK]),
    handle(AnnotateHighlight, AnnotateHighlightHandler, [WORK]),
    handle(SplitHighlight, SplitHighlightHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK]),
    handle(JoinHighlights, JoinHighlightsHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    handle(TagHighlight, TagHighlightHandler, [WORK, CLOCK]),
    handle(TagNote, TagNoteHandler, [WORK, IDS, CLOCK]),
    handle(UntagHighlight, UntagHighlightHandler, [WORK]),
    undoes(undoRemovedHighlight, [DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    undoes(undoRestoredHighlight, [DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    undoes(undoHighlightedNotes, [DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    undoes(undoMovedHighlight, [DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    undoes(undoAnnotated, []),
    undoes(undoSplit, [DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    undoes(undoJoined, [DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    undoes(undoTagged, []),
    undoes(undoUntagged, []),
    undoes(undoTrimmedHighlight, [DOCUMENT_CODEC, CLOCK]),
    undoes(undoRetagged, []),
  ],
  exports: [HIGHLIGHTS.token],
})
export class HighlightsModule {}
