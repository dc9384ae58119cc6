import type { HighlightAbout, HighlightView } from '@evident/domain/highlights';
import { useQueryClient } from '@tanstack/react-query';
import { noteHighlightsQuery } from '../../data/highlights/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { refetched, updated } from '../../kernel/queries/cache-updates.ts';
import { idempotencyKey } from '../../kernel/queries/creation.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import type { wordsAt } from './words-at.ts';
import type { WantedTag } from './use-tag-choices.ts';

type Step = (highlights: HighlightView[]) => HighlightView[];
const one =
  (id: string, step: (highlight: HighlightView) => HighlightView): Step =>
  (highlights) =>
    highlights.map((highlight) => (highlight.id === id ? step(highlight) : highlight));
const at = (highlightId: string) => ({ params: { path: { highlightId } } });

/**
 * Changes to existing highlights: optimistic, rolled back with the reason on refusal, undoable while the page is open.
 */
export function useHighlightChanges(noteId: string, idOf: (tag: WantedTag) => Promise<string>) {
  const client = useQueryClient();
  const updatesOf =
    <Input>(step: (input: Input) => Step) =>
    (_: Input) => [
      updated<HighlightView[], Input>(noteHighlightsQuery(noteId), (cached, input) => step(input)(cached)),
    ];
  const undo = (undoId: string) => answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));
  const takeOff = (highlightId: string, tagId: string) =>
    answer(api.DELETE('/api/v1/highlights/{highlightId}/tags/{tagId}', { params: { path: { highlightId, tagId } } }));
  const putOn = (highlightId: string, tagId: string) =>
    answer(api.POST('/api/v1/highlights/{highlightId}/tags', { ...at(highlightId), body: { tagIds: [tagId] } }));

  const tag = useOptimistic<{ id: string; tag: WantedTag }, { undoId: string }>({
    change: async (input) => putOn(input.id, await idOf(input.tag)),
    updates: updatesOf(({ id, tag: wanted }) =>
      one(id, (highlight) => ({
        ...highlight,
        tags: [
          ...highlight.tags,
          {
            id: 'id' in wanted ? wanted.id : wanted.title,
            title: wanted.title,
            color: 'id' in wanted ? wanted.hue : 'grey',
            appliedBy: highlight.createdBy,
            appliedByName: highlight.createdByName,
            appliedAt: new Date().toISOString(),
            how: 'person' as const,
          },
        ],
      })),
    ),
    refused: 'The tag was not applied',
    undo: ({ undoId }, { tag: wanted }) => ({ label: `Tagged ${wanted.title}`, undo: () => undo(undoId) }),
  });
  const untag = useOptimistic<{ id: string; tagId: string; title: string }, { undoId: string }>({
    change: ({ id, tagId }) => takeOff(id, tagId),
    updates: updatesOf(({ id, tagId }) =>
      one(id, (highlight) => ({ ...highlight, tags: highlight.tags.filter((each) => each.id !== tagId) })),
    ),
    refused: 'The tag was not removed',
    undo: ({ undoId }, { title }) => ({ label: `Removed ${title}`, undo: () => undo(undoId) }),
  });
  const remove = useOptimistic<{ id: string }, { undoId: string }>({
    change: ({ id }) => answer(api.DELETE('/api/v1/highlights/{highlightId}', at(id))),
    updates: updatesOf(
      ({ id }) =>
        (highlights) =>
          highlights.filter((highlight) => highlight.id !== id),
    ),
    refused: 'The highlight was not removed',
    undo: ({ undoId }) => ({ label: 'Removed a highlight', undo: () => undo(undoId) }),
  });
  const reattach = useOptimistic<{ id: string; words: ReturnType<typeof wordsAt>; label?: string }, { undoId: string }>(
    {
      change: ({ id, words }) => answer(api.PUT('/api/v1/highlights/{highlightId}/place', { ...at(id), body: words })),
      updates: updatesOf(({ id, words }) =>
        one(id, (highlight) => ({ ...highlight, lost: false, text: words.quote, start: words.start, end: words.end })),
      ),
      refused: 'Attaching the highlight failed',
      undo: ({ undoId }, { label = 'Attached a highlight to other words' }) => ({ label, undo: () => undo(undoId) }),
    },
  );
  const annotate = useOptimistic<{ id: string; about: HighlightAbout }, { undoId: string | null }>({
    change: ({ id, about }) => answer(api.PUT('/api/v1/highlights/{highlightId}/about', { ...at(id), body: about })),
    updates: updatesOf(({ id, about }) => one(id, (highlight) => ({ ...highlight, ...about }))),
    refused: 'The highlight was not changed',
    undo: ({ undoId }, { about: { starred } }) => ({
      label: starred === undefined ? 'Changed the note on a highlight' : starred ? 'Starred' : 'Removed the star',
      undo: undoId === null ? null : () => undo(undoId),
    }),
  });
  const split = useOptimistic<{ id: string; at: number }, { undoId: string }>({
    change: ({ id, at: place }) =>
      answer(
        api.POST('/api/v1/highlights/{highlightId}/split', {
          params: { path: { highlightId: id }, header: idempotencyKey() },
          body: { at: place },
        }),
      ),
    updates: () => [refetched(noteHighlightsQuery(noteId))],
    refused: 'The highlight was not split',
    undo: ({ undoId }) => ({ label: 'Split a highlight', undo: () => undo(undoId) }),
  });
  const join = useOptimistic<{ id: string; withId: string }, { undoId: string }>({
    change: ({ id, withId }) =>
      answer(api.POST('/api/v1/highlights/{highlightId}/join', { ...at(id), body: { withHighlightId: withId } })),
    updates: () => [refetched(noteHighlightsQuery(noteId))],
    refused: 'The highlights were not joined',
    undo: ({ undoId }) => ({ label: 'Joined two highlights', undo: () => undo(undoId) }),
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
