import type { Editor } from '@tiptap/core';
import type { HighlightView } from '@evident/domain/highlights';
import { readNoteHash } from '@evident/domain/links';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { highlightClass } from '../../editor/marks.ts';
import { overlay } from '../../editor/overlays.ts';
import { positionAt } from '../../editor/text-positions.ts';
import { rangesIn } from './find-place.ts';
import { tintRules, tintSheet } from './tints.ts';

/** Colors the words of every highlight. Highlights without a mark in the document are drawn as an overlay. */
export function useTints(editor: Editor | null, highlights: readonly HighlightView[], chosenId: string | null): void {
  const sheet = useRef<ReturnType<typeof tintSheet>>(undefined);
  useEffect(() => {
    const made = tintSheet();
    sheet.current = made;
    return () => made.remove();
  }, []);
  useEffect(() => sheet.current?.show(tintRules(highlights, chosenId)), [highlights, chosenId]);
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    const { doc } = editor.state;
    overlay(
      editor.view,
      'beside',
      highlights
        .filter(({ anchor, lost, id }) => anchor === 'beside' && !lost && !id.startsWith('new-'))
        .map(({ id, start, end }) => ({
          id,
          from: positionAt(doc, start),
          to: positionAt(doc, end),
          attrs: { class: `hl ${highlightClass(id)}`, 'data-highlight': id },
        })),
    );
  }, [editor, highlights]);
}

/** The element with the words of a highlight, or its mark on a timeline. */
export const placeOf = (editor: Editor, id: string): HTMLElement | null =>
  wordsOf(editor, id) ?? document.querySelector(`[data-mark="${CSS.escape(id)}"]`);

const wordsOf = (editor: Editor, id: string): HTMLElement | null =>
  editor.view.dom.querySelector(`.${CSS.escape(highlightClass(id))}`);

/** The notice about a linked highlight without words. */
export const MISSING = {
  gone: { title: 'This highlight is gone', message: 'Someone removed it from the note.' },
  lost: {
    title: 'This highlight lost its words',
    message: 'They were deleted from the note. You can attach it to other words.',
  },
};

interface Shown {
  readonly known: boolean;
  readonly highlights: readonly HighlightView[];
  /** Refetches a highlight: null if deleted, undefined if the request failed. */
  readonly ask: (id: string) => Promise<HighlightView | null | undefined>;
  readonly choose: (id: string) => void;
  /** Called if the linked highlight has no words here: `lost` or deleted (`gone`). */
  readonly onMissing: (how: 'lost' | 'gone') => void;
  /** Called if the text does not contain the words in the link. */
  readonly onNotFound?: (words: string) => void;
}

/**
 * Follows the hash of a link once per navigation: scrolls to its highlight, words or file, and marks the words. Ignores
 * a hash without a place in the text.
 */
export function usePlace(editor: Editor | null, fragment: string | undefined, marks?: Shown): void {
  const { key, pathname, search, hash } = useLocation();
  const latest = useRef(marks);
  useEffect(() => {
    latest.current = marks;
  });
  const last = useRef<{ fragment: string | undefined; key: string; address: string }>(undefined);
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    const before = last.current;
    const now = { fragment, key, address: `${pathname}${search}${hash}` };
    const followed = before?.fragment !== fragment || (before?.key !== key && before?.address === now.address);
    const wanted = readNoteHash(fragment);
    if (followed && wanted.highlightId !== undefined && !latest.current?.known) return;
    last.current = now;
    if (!followed) return;
    const ranges = rangesIn(editor.state.doc, wanted);
    if (ranges.length > 0)
      overlay(
        editor.view,
        'found',
        ranges.map((range, at) => ({ id: `found-${at}`, ...range, attrs: { class: 'hl-found' } })),
      );
    if (wanted.highlightId !== undefined) return void (latest.current && goTo(wanted.highlightId, latest.current));
    if (ranges.length > 0) editor.view.dom.querySelector('.hl-found')?.scrollIntoView({ block: 'center' });
    else if (wanted.fileId !== undefined)
      editor.view.dom.querySelector(`img[src="/f/${wanted.fileId}"]`)?.scrollIntoView({ block: 'center' });
    else if (wanted.searchContent !== undefined) latest.current?.onNotFound?.(wanted.searchContent);
  }, [editor, fragment, key, pathname, search, hash, marks?.known]);
}

async function goTo(id: string, { highlights, ask, choose, onMissing }: Shown): Promise<void> {
  const found = highlights.find((one) => one.id === id) ?? (await ask(id));
  if (found === undefined) return;
  if (found !== null) choose(id);
  if (found === null || found.lost) onMissing(found === null ? 'gone' : 'lost');
}
