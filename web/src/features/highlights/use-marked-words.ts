import type { Editor } from '@tiptap/core';
import type { HighlightView } from '@evident/domain/highlights';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { highlightClass } from '../../editor/marks.ts';
import { overlay } from '../../editor/overlays.ts';
import { linesOf, positionAt } from '../../editor/text-positions.ts';
import { placeIn } from './place.ts';
import { tintRules, tintSheet } from './tints.ts';

/** Colours the words of every highlight, and shows those that stand beside the document because their makers may not write in it. */
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
    overlay(editor.view, 'beside', highlights.filter(({ anchor, lost, id }) => anchor === 'beside' && !lost && !id.startsWith('new-')).map(({ id, start, end }) => (
      { id, from: positionAt(doc, start), to: positionAt(doc, end), attrs: { class: `hl ${highlightClass(id)}`, 'data-highlight': id } })));
  }, [editor, highlights]);
}

/** The words of a highlight on the page. */
export const wordsOf = (editor: Editor, id: string): HTMLElement | null => editor.view.dom.querySelector(`.${CSS.escape(highlightClass(id))}`);

interface Shown {
  readonly known: boolean;
  readonly highlights: readonly HighlightView[];
  /** As the server knows it now: null when it is gone, undefined when nobody answers. */
  readonly ask: (id: string) => Promise<HighlightView | null | undefined>;
  readonly choose: (id: string) => void;
  /** A link leads to a highlight that has no words here: `lost`, or `gone` altogether. */
  readonly onMissing: (how: 'lost' | 'gone') => void;
}

/** Goes to where a link points as soon as it can be found, once for each time it is followed: scrolls there and shows the words. */
export function usePlace(editor: Editor | null, fragment: string | undefined, marks?: Shown): void {
  const { key, pathname, search, hash } = useLocation();
  const latest = useRef(marks);
  useEffect(() => { latest.current = marks; });
  const last = useRef<{ fragment: string | undefined; key: string; address: string }>(undefined);
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    const before = last.current;
    const now = { fragment, key, address: `${pathname}${search}${hash}` };
    const followed = before?.fragment !== fragment || (before?.key !== key && before?.address === now.address);
    const place = placeIn(fragment);
    if (followed && place && 'highlightId' in place && !latest.current?.known) return;
    last.current = now;
    if (!followed || !place) return;
    if ('highlightId' in place) return void (latest.current && goTo(place.highlightId, latest.current));
    const range = 'words' in place ? find(editor, place.words) : { from: positionAt(editor.state.doc, place.start), to: positionAt(editor.state.doc, place.end) };
    if (!range) return;
    overlay(editor.view, 'found', [{ id: 'found', ...range, attrs: { class: 'hl-found' } }]);
    editor.view.dom.querySelector('.hl-found')?.scrollIntoView({ block: 'center' });
  }, [editor, fragment, key, pathname, search, hash, marks?.known]);
}

async function goTo(id: string, { highlights, ask, choose, onMissing }: Shown): Promise<void> {
  const found = highlights.find((one) => one.id === id) ?? (await ask(id));
  if (found === undefined) return;
  if (found !== null) choose(id);
  if (found === null || found.lost) onMissing(found === null ? 'gone' : 'lost');
}

function find(editor: Editor, words: string): { from: number; to: number } | null {
  const wanted = words.toLowerCase();
  for (const { node, from } of linesOf(editor.state.doc)) {
    const at = node.textBetween(0, node.content.size, undefined, ' ').toLowerCase().indexOf(wanted);
    if (at >= 0) return { from: from + at, to: from + at + words.length };
  }
  return null;
}
