import { PostgresSuggestionReader } from '@evident/adapters/postgres/suggestions/postgres-suggestion-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { AutoHighlight, AutoRedact, AutoTag } from '@evident/application/suggestions/auto-suggest';
import { ChangeAutoFeatures, ChangeAutoFeaturesHandler } from '@evident/application/suggestions/change-auto-features';
import {
  ChangeProjectAutoFeatures,
  ChangeProjectAutoFeaturesHandler,
} from '@evident/application/suggestions/change-project-auto-features';
import { GetAutoFeatures, GetAutoFeaturesHandler } from '@evident/application/suggestions/get-auto-features';
import {
  GetProjectAutoFeatures,
  GetProjectAutoFeaturesHandler,
} from '@evident/application/suggestions/get-project-auto-features';
import { undoDecided } from '@evident/application/suggestions/undo-decided';
import { AUTO_FEATURES_QUEUE, WhenTextArrived } from '@evident/application/suggestions/when-text-arrived';
import { DecideSuggestions, DecideSuggestionsHandler } from '@evident/application/suggestions/decide-suggestions';
import {
  ListNoteSuggestions,
  ListNoteSuggestionsHandler,
} from '@evident/application/suggestions/list-note-suggestions';
import { ListNoteSentiment, ListNoteSentimentHandler } from '@evident/application/suggestions/list-note-sentiment';
import {
  ListProjectSuggestions,
  ListProjectSuggestionsHandler,
} from '@evident/application/suggestions/list-project-suggestions';
import {
  ListSimilarHighlights,
  ListSimilarHighlightsHandler,
} from '@evident/application/suggestions/list-similar-highlights';
import {
  RejectDuplicates,
  RejectDuplicatesHandler,
  undoRejectedDuplicates,
} from '@evident/application/suggestions/reject-duplicates';
import { SuggestForProject, SuggestForProjectHandler } from '@evident/application/suggestions/suggest-for-project';
import { SuggestTags, SuggestTagsHandler } from '@evident/application/suggestions/suggest-tags';
import {
  SuggestForNote,
  SuggestForNoteHandler,
  type SuggestingPorts,
} from '@evident/application/suggestions/suggest-for-note';
import type { SuggestionReader } from '@evident/application/suggestions/suggestion-reader';
import { type TextVectors, textVectors } from '@evident/application/suggestions/text-vectors';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { DiscoveryModule } from '@nestjs/core';
import { AiModule, EVIDENCE_WRITER } from '../ai/ai.module.ts';
import { DOCUMENT_CODEC } from '../content/content.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { react } from '../kernel/react.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { EMBEDDERS, JOBS, TEXTS } from '../services/services.module.ts';
import { HIGHLIGHTS, HighlightsModule } from '../highlights/highlights.module.ts';
import { AUTO_RUNNERS, autoFeature, declaredRunners } from './auto-feature.ts';
import { consumesUnseen } from '../kernel/consumes.ts';
import type { Stores } from '@evident/adapters/postgres/composition/stores';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import type { AutoFeatureRunner } from '@evident/application/suggestions/auto-feature-runner';
import { RunAutoFeatures } from '@evident/application/suggestions/run-auto-features';

import { AUTO_FEATURES_OPERATIONS } from './auto-features.operations.ts';
import { NOTE_SUGGESTIONS_OPERATIONS } from './note-suggestions.operations.ts';
import { PROJECT_SUGGESTIONS_OPERATIONS } from './project-suggestions.operations.ts';
import { SIMILAR_HIGHLIGHTS_OPERATIONS } from './similar-highlights.operations.ts';
const AUTO_FEATURES = port<RunAutoFeatures>('RunAutoFeatures');
const READER = port<SuggestionReader>('SuggestionReader');
const SUGGESTING = port<SuggestingPorts>('SuggestingPorts');
const DECIDING = port<Pick<DecideSuggestionsHandler, 'execute'>>('DecideSuggestions');
const VECTORS = port<TextVectors>('TextVectors');

/** An object of its own, since Nest would register an instance of the class as a second handler. */
const deciding = (...ports: ConstructorParameters<typeof DecideSuggestionsHandler>) => {
  const handler = new DecideSuggestionsHandler(...ports);
  return { execute: (message: DecideSuggestions) => handler.execute(message) };
};

@Module({
  imports: [AiModule, DiscoveryModule, HighlightsModule],
  controllers: [
    controllerFor('Suggestions', NOTE_SUGGESTIONS_OPERATIONS),
    controllerFor('Suggestions', PROJECT_SUGGESTIONS_OPERATIONS),
    controllerFor('Suggestions', SIMILAR_HIGHLIGHTS_OPERATIONS),
    controllerFor('Suggestions', AUTO_FEATURES_OPERATIONS),
  ],
  providers: [
    provide(READER, (reads: PostgresReads) => new PostgresSuggestionReader(reads), [READS]),
    provide(VECTORS, textVectors, [EMBEDDERS, TEXTS]),
    provide(DECIDING, deciding, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK]),
    provide(
      AUTO_FEATURES,
      (work: UnitOfWork<Stores>, runners: () => readonly AutoFeatureRunner[]) => new RunAutoFeatures(work, runners),
      [WORK, AUTO_RUNNERS],
    ),
    declaredRunners,
    consumesUnseen(AUTO_FEATURES_QUEUE, AUTO_FEATURES),
    autoFeature(AutoHighlight, [SUGGESTING, DECIDING]),
    autoFeature(AutoTag, [SUGGESTING, DECIDING]),
    autoFeature(AutoRedact, [SUGGESTING, DECIDING]),
    react(WhenTextArrived, [JOBS]),
    handle(GetAutoFeatures, GetAutoFeaturesHandler, [WORK]),
    handle(ChangeAutoFeatures, ChangeAutoFeaturesHandler, [WORK]),
    handle(GetProjectAutoFeatures, GetProjectAutoFeaturesHandler, [WORK]),
    handle(ChangeProjectAutoFeatures, ChangeProjectAutoFeaturesHandler, [WORK]),
    handle(ListNoteSuggestions, ListNoteSuggestionsHandler, [READER]),
    provide(
      SUGGESTING,
      (work, writer, workers, vectors, texts, ids, clock) => ({ work, writer, workers, vectors, texts, ids, clock }),
      [WORK, EVIDENCE_WRITER, DOCUMENT_CODEC, VECTORS, TEXTS, IDS, CLOCK],
    ),
    handle(SuggestForNote, SuggestForNoteHandler, [SUGGESTING]),
    handle(SuggestTags, SuggestTagsHandler, [READER, VECTORS]),
    handle(ListSimilarHighlights, ListSimilarHighlightsHandler, [HIGHLIGHTS, READER, VECTORS]),
    handle(ListNoteSentiment, ListNoteSentimentHandler, [READER, TEXTS]),
    handle(ListProjectSuggestions, ListProjectSuggestionsHandler, [READER]),
    handle(SuggestForProject, SuggestForProjectHandler, [WORK, EVIDENCE_WRITER, VECTORS, IDS, CLOCK]),
    handle(RejectDuplicates, RejectDuplicatesHandler, [WORK, CLOCK]),
    handle(DecideSuggestions, DecideSuggestionsHandler, [WORK, DOCUMENT_CODEC, LIVE_ROOMS, IDS, CLOCK]),
    undoes(undoDecided, [DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    undoes(undoRejectedDuplicates, [CLOCK]),
  ],
})
export class SuggestionsModule {}
