import type { QueryClient } from '@tanstack/react-query';
import { postHighlight, tagHighlight } from '../../data/highlights/mutations.ts';
import { noteHighlightsQuery } from '../../data/highlights/queries.ts';
import { documents } from '../../editor/documents.ts';
import { placeOfRange, unshown } from '../../editor/kept-range.ts';
import type { LiveDocument } from '../../editor/live-document.ts';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { leftActions } from '../../kernel/device/actions.ts';
import { optimistic } from '../../kernel/queries/optimistic.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import type { Who } from '../../kernel/who.ts';
import {
  GONE,
  type HighlightAction,
  type Kept,
  dropHighlight,
  futureId,
  keepHighlight,
  keepRefusedAction,
  laterTags,
} from './kept-highlights.ts';
import { pendingHighlight } from './pending-highlight.ts';
import { tagIdOf } from './tag-id-of.ts';
import { taggingOf, untaggingOf } from './tagging.ts';
import { pendingOf, untilAccepted } from './until-accepted.ts';
import { wordsIn } from './words-at.ts';

type New = Kept<Extract<HighlightAction, { kind: 'highlight' }>>;
type Done = Parameters<typeof optimistic>[1];

/** Shows and sends, in order, the highlighting and tagging that an earlier page left on this device. */
export async function resumeActions(client: QueryClient, me: Who['member'], done: Done): Promise<void> {
  for (const left of (await leftActions()) as Kept[]) {
    const { action, documentId } = left;
    if (action.kind === 'highlight') void resumeHighlight(client, me, { ...left, action });
    else if (action.kind === 'tag')
      run(client, optimistic(client, done, taggingOf(client, documentId, action.projectId)), {
        id: action.highlightId,
        tag: action.tag,
        left,
      });
    else
      run(client, optimistic(client, done, untaggingOf(documentId)), {
        id: action.highlightId,
        tagId: action.tagId,
        title: action.title,
        left,
      });
  }
}

/** Like a mutation of a hook. Mutations of one note run in order. */
function run<Input, Output>(
  client: QueryClient,
  options: ReturnType<typeof optimistic<Input, Output>>,
  input: Input,
): void {
  client
    .getMutationCache()
    .build(client, options)
    .execute(input)
    .catch(() => undefined);
}

async function resumeHighlight(client: QueryClient, me: Who['member'], kept: New): Promise<void> {
  const { id: key, documentId: noteId, action } = kept;
  const { projectId, range, tags, words, later } = action;
  const pending = pendingOf(noteId);
  void keepHighlight(kept);
  pending.change((all) => [...all, pendingHighlight(key, noteId, words, [...tags, ...later], me)]);
  const live = documents.show(noteId);
  const idsOf = (wanted: typeof tags) => Promise.all(wanted.map((tag) => tagIdOf(client, projectId, tag)));
  const prepare = async () => {
    await connected(live);
    await live.settled();
    const { doc, mapping } = unshown(live);
    const place = placeOfRange(live, mapping, range);
    if (!place) throw GONE;
    return { ...wordsIn(doc, place), id: futureId(key), tagIds: [...new Set(await idsOf(tags))] };
  };
  try {
    const id = await untilAccepted({
      key,
      prepare,
      // The id makes it once. The words may have moved since an earlier page sent them under its key.
      send: (body) => postHighlight(crypto.randomUUID(), noteId, body),
      kept: Promise.resolve(true),
    });
    const more = laterTags(key);
    if (id !== null && more.length > 0) await tagHighlight(id, await idsOf(more));
    await client.invalidateQueries(noteHighlightsQuery(noteId));
  } catch (thrown) {
    await keepRefusedAction(kept, thrown);
    showProblem(thrown, 'The words were not highlighted');
  } finally {
    dropHighlight(key);
    pending.change((all) => all.filter(({ id }) => id !== key));
    void documents.leave(noteId);
  }
}

/** Resolves once the document is in sync. @throws ApiProblem if it may not be opened */
const connected = (live: LiveDocument): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const now = live.opening.get();
      const isRefused = now.as === 'refused';
      if (!isRefused && !live.saved.get().connected) return;
      stops.forEach((stop) => stop());
      if (isRefused) reject(new ApiProblem(404, [{ code: 'NotFound', title: now.reason }]));
      else resolve();
    };
    const stops = [live.opening.subscribe(look), live.saved.subscribe(look)];
    look();
  });
