import type { HighlightAbout, HighlightView } from '@evident/domain/highlights';
import { useQueryClient } from '@tanstack/react-query';
import {
  annotateHighlight,
  deleteHighlight,
  joinHighlights,
  placeHighlight,
  splitHighlight,
} from '../../data/highlights/mutations.ts';
import { noteHighlightsQuery } from '../../data/highlights/queries.ts';
import { refetched, updated } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import type { wordsAt } from './words-at.ts';
import { one, taggingOf, untaggingOf, type Step } from './tagging.ts';

/**
 * Changes to existing highlights: optimistic, rolled back with the reason on refusal, undoable while the page is open.
 */
export function useHighlightChanges(noteId: string, projectId: string | undefined) {
  const client = useQueryClient();
  const updatesOf =
    <Input>(step: (input: Input) => Step) =>
    (_: Input) => [
      updated<HighlightView[], Input>(noteHighlightsQuery(noteId), (cached, input) => step(input)(cached)),
    ];
  const tag = useOptimistic(taggingOf(client, noteId, projectId));
  const untag = useOptimistic(untaggingOf(noteId));
  const remove = useOptimistic<{ id: string }, { undoId: string }>({
    change: ({ id }) => deleteHighlight(id),
    updates: updatesOf(
      ({ id }) =>
        (highlights) =>
          highlights.filter((highlight) => highlight.id !== id),
    ),
    refused: 'The highlight was not removed',
    label: () => 'Removed a highlight',
  });
  const reattach = useOptimistic<{ id: string; words: ReturnType<typeof wordsAt>; label?: string }, { undoId: string }>(
    {
      change: ({ id, words }) => placeHighlight(id, words),
      updates: updatesOf(({ id, words }) =>
        one(id, (highlight) => ({ ...highlight, lost: false, text: words.quote, start: words.start, end: words.end })),
      ),
      refused: 'Attaching the highlight failed',
      label: (_, { label = 'Attached a highlight to other words' }) => label,
    },
  );
  const annotate = useOptimistic<{ id: string; about: HighlightAbout }, { undoId: string | null }>({
    change: ({ id, about }) => annotateHighlight(id, about),
    updates: updatesOf(({ id, about }) => one(id, (highlight) => ({ ...highlight, ...about }))),
    refused: 'The highlight was not changed',
    label: (_, { about: { starred } }) =>
      starred === undefined ? 'Changed the note on a highlight' : starred ? 'Starred' : 'Removed the star',
  });
  const split = useOptimistic<{ id: string; at: number }, { undoId: string }>({
    change: ({ id, at }) => splitHighlight(id, at),
    updates: () => [refetched(noteHighlightsQuery(noteId))],
    refused: 'The highlight was not split',
    label: () => 'Split a highlight',
  });
  const join = useOptimistic<{ id: string; withId: string }, { undoId: string }>({
    change: ({ id, withId }) => joinHighlights(id, withId),
    updates: () => [refetched(noteHighlightsQuery(noteId))],
    refused: 'The highlights were not joined',
    label: () => 'Joined two highlights',
  });
  return {
    annotate: annotate.mutate,
    split: split.mutate,
    join: join.mutate,
    tag: tag.mutate,
    untag: untag.mutate,
    remove: remove.mutate,
    reattach: reattach.mutate,
    refetch: () => client.invalidateQueries(noteHighlightsQuery(noteId)),
  };
}
