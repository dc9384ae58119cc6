import type {
  AutoFeaturesView,
  HighlightSentiment,
  NearTagList,
  NoteSuggestionList,
  SimilarHighlights,
  SuggestionView,
} from '@evident/domain/suggestions';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, HIGHLIGHT_CHANGES, TAG_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** The open suggestions of a note, in text order, and what was not read for them. */
export const noteSuggestionsQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['note-suggestions', noteId],
    queryFn: (): Promise<NoteSuggestionList> =>
      answer(api.GET('/api/v1/notes/{noteId}/suggestions', { params: { path: { noteId } } })),
    meta: touchedBy<NoteSuggestionList>({
      ...on(ACCESS_CHANGES, true),
      ...on(['note:changed', 'note:removed', 'suggestions:changed'], { noteId }),
    }),
  });

/** Tags of a project that may be duplicates. */
export const projectSuggestionsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project-suggestions', projectId],
    queryFn: async (): Promise<SuggestionView[]> =>
      (await answer(api.GET('/api/v1/projects/{projectId}/suggestions', { params: { path: { projectId } } }))).items,
    meta: touchedBy<SuggestionView[]>({
      ...on(ACCESS_CHANGES, true),
      ...on([...TAG_CHANGES, 'suggestions:changed'], { projectId }),
    }),
  });

/** UTF-16 units of the words that are sent. */
const COMPARED = 1000;

/** Tags of the highlights that are most similar to words. */
export const suggestedTagsQuery = (projectId: string, quote: string) =>
  queryOptions({
    queryKey: ['suggested-tags', projectId, quote.slice(0, COMPARED)],
    queryFn: async (): Promise<NearTagList['items']> =>
      (
        await answer(
          api.GET('/api/v1/projects/{projectId}/suggested-tags', {
            params: { path: { projectId }, query: { quote: quote.slice(0, COMPARED) } },
          }),
        )
      ).items,
    meta: touchedBy<NearTagList['items']>({ ...on(ACCESS_CHANGES, true), ...on(TAG_CHANGES, { projectId }) }),
  });

/** Highlights of the project that say something similar. */
export const similarHighlightsQuery = (highlightId: string, projectId: string) =>
  queryOptions({
    queryKey: ['similar-highlights', highlightId],
    queryFn: async (): Promise<SimilarHighlights['items']> =>
      (await answer(api.GET('/api/v1/highlights/{highlightId}/similar', { params: { path: { highlightId } } }))).items,
    meta: touchedBy<SimilarHighlights['items']>({
      ...on(ACCESS_CHANGES, true),
      ...on([...HIGHLIGHT_CHANGES, ...TAG_CHANGES], { projectId }),
    }),
  });

/** The sentiment of the highlights of a note. */
export const noteSentimentQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['note-sentiment', noteId],
    queryFn: async (): Promise<HighlightSentiment[]> =>
      (await answer(api.GET('/api/v1/notes/{noteId}/sentiment', { params: { path: { noteId } } }))).items,
    meta: touchedBy<HighlightSentiment[]>({
      ...on(ACCESS_CHANGES, true),
      ...on(['note:changed', 'note:removed', 'highlight:changed', 'highlight:removed'], { noteId }),
    }),
  });

/** Automatic actions of AI in the workspace. */
export const autoFeaturesQuery = () =>
  queryOptions({
    queryKey: ['auto-features'],
    queryFn: (): Promise<AutoFeaturesView> => answer(api.GET('/api/v1/workspace/auto-features')),
    meta: touchedBy<AutoFeaturesView>({ ...on(ACCESS_CHANGES, true) }),
  });

/** The same in a project. */
export const projectAutoFeaturesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['auto-features', projectId],
    queryFn: (): Promise<AutoFeaturesView> =>
      answer(api.GET('/api/v1/projects/{projectId}/auto-features', { params: { path: { projectId } } })),
    meta: touchedBy<AutoFeaturesView>({ ...on(ACCESS_CHANGES, true) }),
  });
