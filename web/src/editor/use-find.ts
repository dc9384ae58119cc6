import type { Editor } from '@tiptap/core';
import { yUndoPluginKey } from '@tiptap/y-tiptap';
import { useEffect, useState } from 'react';
import { type Match, matchFrom, matchesIn, replaceMatches, type Sought } from './find-words.ts';
import { overlay } from './overlays.ts';

const LAYER = 'find';
/** Matches that are marked at once: those around the chosen one. */
const MARKED_MAX = 1000;
/** A large text is searched again when typing pauses. */
const PAUSE_MS = 150;

/** Finds words in an editor, marks them, and replaces them. */
export function useFind(editor: Editor, sought: Sought) {
  const [matches, setMatches] = useState<readonly Match[]>([]);
  const [chosen, setChosen] = useState(-1);
  const { words, matchCase, wholeWords } = sought;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const search = (isNew: boolean) => {
      const found = matchesIn(editor.state.doc, { words, matchCase, wholeWords });
      setMatches(found);
      setChosen((before) =>
        isNew ? matchFrom(found, editor.state.selection.from) : Math.min(Math.max(before, 0), found.length - 1),
      );
    };
    const later = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (!transaction.docChanged) return;
      clearTimeout(timer);
      timer = setTimeout(() => search(false), PAUSE_MS);
    };
    timer = setTimeout(() => search(true), PAUSE_MS);
    editor.on('transaction', later);
    return () => {
      clearTimeout(timer);
      editor.off('transaction', later);
    };
  }, [editor, words, matchCase, wholeWords]);
  useEffect(() => {
    if (editor.isDestroyed) return;
    const first = Math.max(0, Math.min(chosen - MARKED_MAX / 2, matches.length - MARKED_MAX));
    const marked = matches.slice(first, first + MARKED_MAX).filter(({ to }) => to <= editor.state.doc.content.size);
    overlay(
      editor.view,
      LAYER,
      marked.map(({ from, to }, at) => ({
        id: `${first + at}`,
        from,
        to,
        attrs: { class: first + at === chosen ? 'found-word found-chosen' : 'found-word' },
      })),
    );
    editor.view.dom.querySelector('.found-chosen')?.scrollIntoView({ block: 'center' });
  }, [editor, matches, chosen]);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) overlay(editor.view, LAYER, []);
    },
    [editor],
  );
  const step = (by: 1 | -1): void => {
    if (matches.length > 0) setChosen((Math.max(chosen, 0) + by + matches.length) % matches.length);
  };
  /** Searches again first: matches can be older than the text. Returns how many were replaced, as one step to undo. */
  const replace = (which: 'all' | 'chosen', replacement: string): number => {
    const now = matchesIn(editor.state.doc, sought);
    const wanted = which === 'all' ? now : now.slice(Math.max(chosen, 0), Math.max(chosen, 0) + 1);
    const { tr } = editor.state;
    const count = replaceMatches(tr, wanted, replacement);
    if (count === 0) return 0;
    const { undoManager } = (yUndoPluginKey.getState(editor.state) ?? {}) as {
      undoManager?: { stopCapturing(): void };
    };
    undoManager?.stopCapturing();
    editor.view.dispatch(tr);
    undoManager?.stopCapturing();
    const found = matchesIn(editor.state.doc, sought);
    setMatches(found);
    setChosen(matchFrom(found, (wanted[0]?.from ?? 0) + replacement.length));
    return count;
  };
  return { count: matches.length, chosen, chosenMatch: matches[chosen], step, replace };
}
