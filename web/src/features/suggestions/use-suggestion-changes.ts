import type { NoteSuggestionKind, Outcome } from '@evident/domain/suggestions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noteHighlightsQuery } from '../../data/highlights/queries.ts';
import { redactionsQuery } from '../../data/redaction/queries.ts';
import { noteSuggestionsQuery } from '../../data/suggestions/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';

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
