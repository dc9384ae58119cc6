import type { NoteSuggestionKind, Outcome, SuggestionView, AutoFeaturesChange } from '@evident/domain/suggestions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { noteHighlightsQuery } from '../highlights/queries.ts';
import { redactionsQuery } from '../redaction/queries.ts';
import { tagBoardsQuery } from '../tags/queries.ts';
import {
  noteSuggestionsQuery,
  projectSuggestionsQuery,
  autoFeaturesQuery,
  projectAutoFeaturesQuery,
} from './queries.ts';

const NOTHING: Readonly<Record<NoteSuggestionKind, string>> = {
  HIGHLIGHT: 'No new highlights to suggest',
  TAG: 'No new tags to suggest',
  REDACTION: 'No new personal data found',
};

/** Asks for suggestions of a note, and decides them. Each decision is one undo step. */
export function useSuggestionChanges(noteId: string) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refetch = async () => {
    await invalidate(client, noteSuggestionsQuery(noteId));
    await invalidate(client, noteHighlightsQuery(noteId));
    await invalidate(client, redactionsQuery(noteId));
  };
  const tried = async (failed: string, change: () => Promise<void>) => {
    setBusy(true);
    try {
      await change();
    } catch (thrown) {
      showProblem(thrown, failed);
    } finally {
      setBusy(false);
    }
  };
  const acts = useUndoable(refetch, ({ change }) => ({
    suggest: (kind: NoteSuggestionKind) =>
      tried('Nothing was suggested', async () => {
        const { made, skipped } = await answer(
          api.POST('/api/v1/notes/{noteId}/suggestions', { params: { path: { noteId } }, body: { kind } }),
        );
        await refetch();
        if (skipped > 0)
          showToast({
            title: 'Part of the note was not read',
            message: `${skipped.toLocaleString()} characters took too long. Split the note to have them read.`,
          });
        else if (made === 0) showToast({ title: NOTHING[kind] });
      }),
    decide: (outcome: Outcome, suggestionIds: string[]) =>
      tried('Nothing was changed', async () => {
        const { skipped } = await change(
          ({ decided }) => `${outcome} ${decided === 1 ? 'a suggestion' : `${decided} suggestions`}`,
          answer(
            api.POST('/api/v1/notes/{noteId}/suggestions/decisions', {
              params: { path: { noteId } },
              body: { outcome, suggestionIds },
            }),
          ),
        );
        if (skipped > 0)
          showToast({ title: `${skipped} of ${suggestionIds.length} could not be ${outcome.toLowerCase()}` });
      }),
  }));
  return { busy, ...acts };
}

/** Looks for duplicate tags, merges them, or keeps them apart. Each can be undone. */
export function useDuplicateTags(projectId: string) {
  const client = useQueryClient();
  const [looking, setLooking] = useState(false);
  const [looked, setLooked] = useState(false);
  const refetch = () => invalidate(client, projectSuggestionsQuery(projectId), tagBoardsQuery(projectId));
  const acts = useUndoable(refetch, ({ attempt }) => ({
    look: async () => {
      setLooking(true);
      try {
        await answer(api.POST('/api/v1/projects/{projectId}/suggestions', { params: { path: { projectId } } }));
        await refetch();
        setLooked(true);
      } catch (thrown) {
        showProblem(thrown, 'Duplicate tags were not looked for');
      }
      setLooking(false);
    },
    merge: async ({ tags: [keep, other] }: SuggestionView) =>
      keep && other
        ? attempt(
            `Merged “${other.title}” into “${keep.title}”`,
            answer(
              api.POST('/api/v1/tags/{tagId}/merge', {
                params: { path: { tagId: other.id } },
                body: { intoTagId: keep.id },
              }),
            ),
            'The tags were not merged',
          )
        : false,
    reject: (suggestionIds: string[]) =>
      attempt(
        'Kept both tags',
        answer(
          api.POST('/api/v1/projects/{projectId}/suggestions/rejections', {
            params: { path: { projectId } },
            body: { suggestionIds },
          }),
        ),
        'Nothing was changed',
      ),
  }));
  /** `looked` says whether a search has ended. */
  return { looked, looking, ...acts };
}

/** Changes the automatic actions of AI in the workspace. */
export function useSaveAutoFeatures() {
  const client = useQueryClient();
  return async (body: AutoFeaturesChange) => {
    await answer(api.PATCH('/api/v1/workspace/auto-features', { body }));
    await invalidate(client, autoFeaturesQuery());
  };
}

/** Changes the automatic actions of AI in a project. */
export function useSaveProjectAutoFeatures(projectId: string) {
  const client = useQueryClient();
  return async (body: AutoFeaturesChange) => {
    await answer(api.PATCH('/api/v1/projects/{projectId}/auto-features', { params: { path: { projectId } }, body }));
    await invalidate(client, projectAutoFeaturesQuery(projectId));
  };
}
