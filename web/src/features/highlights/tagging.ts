import type { HighlightView } from '@evident/domain/highlights';
import type { QueryClient } from '@tanstack/react-query';
import { tagHighlight, untagHighlight } from '../../data/highlights/mutations.ts';
import { noteHighlightsQuery } from '../../data/highlights/queries.ts';
import { dropAction, keepAction } from '../../kernel/device/actions.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import type { Optimistic } from '../../kernel/queries/optimistic.ts';
import { type HighlightAction, type Kept, keepRefusedAction } from './kept-highlights.ts';
import { tagIdOf, type WantedTag } from './tag-id-of.ts';
import { untilAccepted } from './until-accepted.ts';

export type Step = (highlights: HighlightView[]) => HighlightView[];
export const one =
  (id: string, step: (highlight: HighlightView) => HighlightView): Step =>
  (highlights) =>
    highlights.map((highlight) => (highlight.id === id ? step(highlight) : highlight));

interface Undoable {
  undoId: string;
}
export interface Tagging {
  id: string;
  tag: WantedTag;
  /** The action that an earlier page left. */
  left?: Kept;
}
export interface Untagging {
  id: string;
  tagId: string;
  title: string;
  left?: Kept;
}

/** Applies a tag. Without a connection it waits on this device. */
export const taggingOf = (
  client: QueryClient,
  noteId: string,
  projectId: string | undefined,
): Optimistic<Tagging, Undoable> => ({
  change: ({ id: highlightId, tag, left }) =>
    sent(left ?? queued(noteId, { kind: 'tag', projectId, highlightId, tag }), async () =>
      tagHighlight(highlightId, [await tagIdOf(client, projectId, tag)]),
    ),
  updates: () => [
    updated<HighlightView[], Tagging>(noteHighlightsQuery(noteId), (cached, { id, tag: wanted }) =>
      one(id, (highlight) => ({
        ...highlight,
        tags: [
          ...highlight.tags.filter(({ title }) => title !== wanted.title),
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
      }))(cached),
    ),
  ],
  refused: 'The tag was not applied',
  label: (_, { tag }) => `Tagged ${tag.title}`,
});

/** Removes a tag. Without a connection it waits on this device. */
export const untaggingOf = (noteId: string): Optimistic<Untagging, Undoable> => ({
  change: ({ id: highlightId, tagId, title, left }) =>
    sent(left ?? queued(noteId, { kind: 'untag', highlightId, tagId, title }), () =>
      untagHighlight(highlightId, tagId),
    ),
  updates: () => [
    updated<HighlightView[], Untagging>(noteHighlightsQuery(noteId), (cached, { id, tagId }) =>
      one(id, (highlight) => ({ ...highlight, tags: highlight.tags.filter((each) => each.id !== tagId) }))(cached),
    ),
  ],
  refused: 'The tag was not removed',
  label: (_, { title }) => `Removed ${title}`,
});

const queued = (documentId: string, action: HighlightAction): Kept => ({
  id: crypto.randomUUID(),
  documentId,
  at: Date.now(),
  action,
});

/** Sends until the server answers; on this device until then. Both requests have the same effect twice as once. */
async function sent<Answer>(kept: Kept, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return (await untilAccepted({
      key: kept.id,
      prepare: () => Promise.resolve(kept),
      send,
      kept: keepAction(kept),
    })) as Answer;
  } catch (thrown) {
    await keepRefusedAction(kept, thrown);
    throw thrown;
  } finally {
    void dropAction(kept.id);
  }
}
