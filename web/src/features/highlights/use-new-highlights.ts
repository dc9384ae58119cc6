import { CONTEXT_LENGTH, HIGHLIGHT_MAX_LENGTH, countCodePoints } from '@evident/domain/content';
import type { HighlightView, NewHighlight } from '@evident/domain/highlights';
import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import { noteHighlightsQuery } from '../../data/highlights/queries.ts';
import type { LiveDocument } from '../../editor/live-document.ts';
import { highlightClass } from '../../editor/marks.ts';
import { overlaid, overlay } from '../../editor/overlays.ts';
import { pointAt, wordsBetween } from '../../editor/text-positions.ts';
import { ApiProblem, asProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { showToast } from '../../kernel/toasts.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';
import { useWho } from '../../kernel/who.ts';
import { untilTaken, type Pending } from './until-taken.ts';
import type { WantedTag } from './use-tag-choices.ts';

interface Needs {
  noteId: string;
  live: LiveDocument | null;
  editor: Editor | null;
  pending: Pending;
  idOf: (tag: WantedTag) => Promise<string>;
  /** The server took one: the id it has from now on, beside the one it had until then, and the tags put on it meanwhile. */
  onKept: (key: string, id: string, meanwhile: readonly WantedTag[]) => void;
}

/** The words at a place of the editor, as the server is told of them. */
export function wordsAt(editor: Editor, { from, to }: { from: number; to: number }) {
  const { doc } = editor.state;
  const [start, end] = [pointAt(doc, from), pointAt(doc, to)];
  const around = (a: number, b: number) => wordsBetween(doc, Math.max(a, 0), Math.min(b, doc.content.size));
  return {
    start,
    end,
    quote: wordsBetween(doc, from, to),
    before: [...around(from - CONTEXT_LENGTH * 2, from)].slice(-CONTEXT_LENGTH).join(''),
    after: [...around(to, to + CONTEXT_LENGTH * 2)].slice(0, CONTEXT_LENGTH).join(''),
  };
}

/**
 * Highlights words: shown at once, sent as soon as everything typed here is kept by the server (so that its positions are ours), kept on this page
 * while there is no connection, also after the note was left, and taken back with the reason when it is refused.
 */
export function useNewHighlights({ noteId, live, editor, pending, idOf, onKept }: Needs) {
  const client = useQueryClient();
  const { done } = useUndo();
  const me = useWho()?.member;
  /** The tags put on a highlight while it is on its way; what was sent with it stays as it is, so that sending it again is the same. */
  const taken = useRef(new Map<string, Promise<string | null>>());
  const meanwhile = useRef(new Map<string, readonly WantedTag[]>());
  const forget = (key: string) => {
    meanwhile.current.delete(key);
    pending.change((all) => all.filter(({ id }) => id !== key));
    if (editor && !editor.isDestroyed) overlay(editor.view, key, []);
  };
  const askAgain = () => client.invalidateQueries(noteHighlightsQuery(noteId));

  /** Highlights the words between two positions; answers the id it has until the server gives it its own. */
  const highlight = (chosen: { from: number; to: number }, tags: readonly WantedTag[] = []): string | null => {
    if (!editor || !live) return null;
    const place = withoutBlanks(editor, chosen);
    const words = wordsAt(editor, place);
    if (words.quote.trim() === '') return null;
    if (countCodePoints(words.quote) > HIGHLIGHT_MAX_LENGTH) {
      showToast({
        tone: 'danger',
        title: REFUSED,
        message: `A highlight has at most ${HIGHLIGHT_MAX_LENGTH.toLocaleString()} characters. Select fewer.`,
      });
      return null;
    }
    const key = `new-${crypto.randomUUID()}`;
    pending.change((all) => [...all, foreseen(key, noteId, words, tags, me)]);
    overlay(editor.view, key, [
      { id: key, ...place, attrs: { class: `hl ${highlightClass(key)}`, 'data-highlight': key } },
    ]);
    meanwhile.current.set(key, []);
    const was = { sent: false, withdrawn: false };
    const prepare = async () => {
      await live.settled();
      if (was.withdrawn) return null;
      // An editor that was left still knows where the words were; the server finds them by themselves when they have moved since.
      const now = overlaid(editor.state, key, key);
      if (!now)
        throw new ApiProblem(422, [{ code: 'Gone', title: 'They were deleted before the highlight was saved.' }]);
      const body = { ...wordsAt(editor, now), tagIds: [...new Set(await Promise.all(tags.map(idOf)))] };
      if (was.withdrawn) return null;
      was.sent = true;
      return body;
    };
    const send = async (body: NewHighlight): Promise<string> => {
      const { id } = await answer(
        api.POST('/api/v1/notes/{noteId}/highlights', {
          params: { path: { noteId }, header: { 'Idempotency-Key': key } },
          body,
        }),
      );
      await askAgain();
      return id;
    };
    const outcome = untilTaken({ key, prepare, send });
    const unsay = done(['Highlighted', ...tags.map(({ title }) => `tagged ${title}`)].join(' and '), async () => {
      was.withdrawn = true;
      forget(key);
      const id = was.sent ? await outcome : null;
      if (id !== null)
        await answer(api.DELETE('/api/v1/highlights/{highlightId}', { params: { path: { highlightId: id } } }));
      await askAgain();
    });
    taken.current.set(
      key,
      outcome.catch(() => null),
    );
    const heed = async () => {
      try {
        const id = await outcome;
        if (id !== null) onKept(key, id, meanwhile.current.get(key) ?? []);
      } catch (thrown) {
        const problem = asProblem(thrown);
        unsay();
        showToast({
          tone: 'danger',
          title: REFUSED,
          message: problem.explanation ? `${problem.title}. ${problem.explanation}` : problem.title,
        });
      } finally {
        forget(key);
      }
    };
    void heed();
    return key;
  };

  /** Puts a tag on a highlight that is on its way; false when it is not. */
  const tagMeanwhile = (key: string, tag: WantedTag): boolean => {
    const before = meanwhile.current.get(key);
    if (!before) return false;
    meanwhile.current.set(key, [...before, tag]);
    pending.change((all) =>
      all.map((one) => (one.id === key ? { ...one, tags: [...one.tags, appliedBy(me)(tag)] } : one)),
    );
    return true;
  };
  return {
    highlight,
    tagMeanwhile,
    keptAs: (id: string): Promise<string | null> => taken.current.get(id) ?? Promise.resolve(id),
  };
}

const REFUSED = 'The words were not highlighted';

/** A selection made word by word begins or ends with a blank, which nobody means to highlight. */
function withoutBlanks(editor: Editor, { from, to }: { from: number; to: number }) {
  const quote = wordsBetween(editor.state.doc, from, to);
  return quote.trim() === ''
    ? { from, to }
    : { from: from + /^[^\S\n]*/.exec(quote)![0].length, to: to - /[^\S\n]*$/.exec(quote)![0].length };
}

const appliedBy =
  (me: { id: string; name: string } | undefined) =>
  (tag: WantedTag): HighlightView['tags'][number] => ({
    ...('id' in tag ? { id: tag.id, color: tag.hue } : { id: tag.title, color: 'grey' }),
    title: tag.title,
    appliedBy: me?.id ?? '',
    appliedByName: me?.name ?? '',
    appliedAt: new Date().toISOString(),
    how: 'person',
  });

function foreseen(
  id: string,
  noteId: string,
  words: ReturnType<typeof wordsAt>,
  tags: readonly WantedTag[],
  me: { id: string; name: string } | undefined,
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
    anchor: 'beside',
    lost: false,
    createdBy: me?.id ?? '',
    createdByName: me?.name ?? '',
    createdAt: now,
    updatedAt: now,
    tags: tags.map(appliedBy(me)),
  };
}
