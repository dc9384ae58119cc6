import { type HighlightView, tagsOfNote } from '@evident/domain/highlights';
import { useQueryClient } from '@tanstack/react-query';
import { tagNote } from '../../data/highlights/mutations.ts';
import { noteHighlightsQuery } from '../../data/highlights/queries.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useWho } from '../../kernel/who.ts';
import { appliedBy, pendingHighlight } from './pending-highlight.ts';
import { type WantedTag, tagIdOf } from './tag-id-of.ts';
import type { Marking } from './use-marking.ts';

/** The id of the highlight until the server has made it. */
const PENDING = 'new-note-tags';
const NO_WORDS = { quote: '', before: '', after: '', start: 0, end: 0 };

/** The tags on a whole note, and changing them. */
export function useNoteTags(
  noteId: string,
  projectId: string,
  { highlights, tags, untag }: Pick<Marking, 'highlights' | 'tags' | 'untag'>,
) {
  const client = useQueryClient();
  const me = useWho()?.member;
  const { highlightId, tags: applied } = tagsOfNote(highlights);
  const isPending = highlightId === PENDING;
  const withTag = (all: HighlightView[], tag: WantedTag): HighlightView[] => {
    const whole = all.find(({ target }) => target === 'NOTE') ?? {
      ...pendingHighlight(PENDING, noteId, NO_WORDS, [], me),
      target: 'NOTE' as const,
      anchor: 'note' as const,
      selectedText: null,
    };
    const others = whole.tags.filter(({ title }) => title !== tag.title);
    return [{ ...whole, tags: [...others, appliedBy(me)(tag)] }, ...all.filter(({ id }) => id !== whole.id)];
  };
  const { mutate } = useOptimistic<{ tag: WantedTag }, { undoId: string }>({
    change: async ({ tag }) => tagNote(noteId, [await tagIdOf(client, projectId, tag)]),
    updates: () => [
      updated<HighlightView[], { tag: WantedTag }>(noteHighlightsQuery(noteId), (cached, { tag }) =>
        withTag(cached, tag),
      ),
    ],
    refused: 'The note was not tagged',
    label: (_, { tag }) => `Tagged the note ${tag.title}`,
  });
  return {
    applied: [...applied],
    onTag: (tag: WantedTag) => {
      if ('id' in tag) tags.applied(tag.id);
      mutate({ tag });
    },
    onUntag: (tag: { id: string; title: string }) => {
      if (highlightId !== null && !isPending) untag(highlightId, tag);
    },
  };
}
