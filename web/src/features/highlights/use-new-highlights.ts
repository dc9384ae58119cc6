import { HIGHLIGHT_MAX_LENGTH, countCodePoints } from '@evident/domain/content';
import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';
import { deleteHighlight } from '../../data/highlights/mutations.ts';
import { noteHighlightsQuery } from '../../data/highlights/queries.ts';
import { keptRange, mappingOf, placeOfRange } from '../../editor/kept-range.ts';
import type { LiveDocument } from '../../editor/live-document.ts';
import { highlightClass } from '../../editor/marks.ts';
import { overlaid, overlay } from '../../editor/overlays.ts';
import { useStore } from '../../kernel/store.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';
import { useWho } from '../../kernel/who.ts';
import {
  TEMPORARY,
  dropHighlight,
  keepHighlight,
  keepRefusedAction,
  laterTags,
  rangeOf,
  tagLater,
} from './kept-highlights.ts';
import { appliedBy, pendingHighlight } from './pending-highlight.ts';
import { sendHighlight } from './send-highlight.ts';
import type { Pending } from './until-accepted.ts';
import type { WantedTag } from './tag-id-of.ts';
import { withoutBlanks, wordsAt } from './words-at.ts';

interface Needs {
  noteId: string;
  projectId: string | undefined;
  live: LiveDocument | null;
  editor: Editor | null;
  pending: Pending;
  idOf: (tag: WantedTag) => Promise<string>;
  /**
   * Called when the server has saved a highlight: `id` replaces the temporary `key`; `meanwhile` are the tags added
   * since it was sent.
   */
  onKept: (key: string, id: string, meanwhile: readonly WantedTag[]) => void;
}

/**
 * Creates highlights optimistically. While offline they stay on this device, even after a reload. A refusal
 * removes them with the reason.
 */
export function useNewHighlights({ noteId, projectId, live, editor, pending, idOf, onKept }: Needs) {
  const client = useQueryClient();
  const { done } = useUndo();
  const me = useWho()?.member;
  /** Server id by temporary id; null if refused. */
  const taken = useRef(new Map<string, Promise<string | null>>());
  const forget = (key: string) => {
    dropHighlight(key);
    pending.change((all) => all.filter(({ id }) => id !== key));
    if (editor && !editor.isDestroyed) overlay(editor.view, key, []);
  };
  useShownAgain(live, editor, pending);
  const refetch = () => client.invalidateQueries(noteHighlightsQuery(noteId));

  /** Highlights the words between two positions and returns the temporary id. */
  const highlight = (chosen: { from: number; to: number }, tags: readonly WantedTag[] = []): string | null => {
    if (!editor || !live) return null;
    const place = withoutBlanks(editor, chosen);
    const words = wordsAt(editor, place);
    if (words.quote.trim() === '') return null;
    if (countCodePoints(words.quote) > HIGHLIGHT_MAX_LENGTH) return tooLong();
    const key = `${TEMPORARY}${crypto.randomUUID()}`;
    pending.change((all) => [...all, pendingHighlight(key, noteId, words, tags, me)]);
    const attrs = { class: `hl ${highlightClass(key)}`, 'data-highlight': key };
    overlay(editor.view, key, [{ id: key, ...place, attrs }]);
    const range = keptRange(live.content, mappingOf(editor.state), place.from, place.to);
    const action = { kind: 'highlight', projectId, words, range, tags, later: [] } as const;
    const record = { id: key, documentId: noteId, at: Date.now(), action };
    const kept = keepHighlight(record);
    const { outcome, withdraw } = sendHighlight({ key, noteId, live, editor, tags, idOf, onSent: refetch, kept });
    const undo = async () => {
      const withdrawn = withdraw();
      forget(key);
      const id = await withdrawn;
      if (id !== null) await deleteHighlight(id);
      await refetch();
    };
    const dismissUndo = done(['Highlighted', ...tags.map(({ title }) => `tagged ${title}`)].join(' and '), undo);
    taken.current.set(
      key,
      outcome.catch(() => null),
    );
    const settle = async () => {
      try {
        const id = await outcome;
        if (id !== null) onKept(key, id, laterTags(key));
      } catch (thrown) {
        dismissUndo();
        void keepRefusedAction(record, thrown);
        refused(thrown);
      } finally {
        forget(key);
      }
    };
    void settle();
    return key;
  };

  /** Adds a tag to an unsaved highlight; returns false if it is saved already. */
  const tagMeanwhile = (key: string, tag: WantedTag): boolean => {
    if (!tagLater(key, tag)) return false;
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

/** Marks the words of unconfirmed highlights in a text that was opened again. */
function useShownAgain(live: LiveDocument | null, editor: Editor | null, pending: Pending): void {
  const made = useStore(pending);
  useEffect(() => {
    if (!live || !editor || editor.isDestroyed) return;
    for (const { id } of made) {
      const range = rangeOf(id);
      if (!range || overlaid(editor.state, id, id)) continue;
      const place = placeOfRange(live, mappingOf(editor.state), range);
      const attrs = { class: `hl ${highlightClass(id)}`, 'data-highlight': id };
      if (place) overlay(editor.view, id, [{ id, ...place, attrs }]);
    }
  }, [live, editor, made]);
}

const REFUSED = 'The words were not highlighted';

function tooLong(): null {
  showToast({
    tone: 'danger',
    title: REFUSED,
    message: `A highlight has at most ${HIGHLIGHT_MAX_LENGTH.toLocaleString()} characters. Select fewer.`,
  });
  return null;
}

function refused(thrown: unknown): void {
  showProblem(thrown, REFUSED);
}
