import { type HighlightView, WITHOUT_FILE } from '@evident/domain/highlights';
import type { WantedTag } from './tag-id-of.ts';
import type { wordsAt } from './words-at.ts';

type Me = { id: string; name: string } | undefined;

/** A tag as it will appear once saved. */
export const appliedBy =
  (me: Me) =>
  (tag: WantedTag): HighlightView['tags'][number] => ({
    ...('id' in tag ? { id: tag.id, color: tag.hue } : { id: tag.title, color: 'grey' }),
    title: tag.title,
    appliedBy: me?.id ?? '',
    appliedByName: me?.name ?? '',
    appliedAt: new Date().toISOString(),
    how: 'person',
  });

/** An optimistic highlight, shown until the server confirms it. */
export function pendingHighlight(
  id: string,
  noteId: string,
  words: ReturnType<typeof wordsAt>,
  tags: readonly WantedTag[],
  me: Me,
): HighlightView {
  const now = new Date().toISOString();
  return {
    id,
    noteId,
    noteTitle: '',
    projectId: '',
    projectTitle: '',
    text: words.quote,
    before: words.before,
    after: words.after,
    start: words.start,
    end: words.end,
    startMs: null,
    endMs: null,
    speaker: null,
    speakers: [],
    ...WITHOUT_FILE,
    anchor: 'beside',
    lost: false,
    selectedText: words.quote,
    deleted: false,
    version: 1,
    highlightReason: null,
    suggestedTagIds: [],
    createdBy: me?.id ?? '',
    createdByName: me?.name ?? '',
    createdAt: now,
    updatedAt: now,
    tags: tags.map(appliedBy(me)),
  };
}
