import { Popover } from '@mantine/core';
import type { Citation, EvidenceContent } from '@evident/domain/evidence';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { CitedQuotes } from '../../ai/cited-quotes.tsx';
import { overlay } from '../../editor/overlays.ts';
import { findSentences } from './find-sentences.ts';
import './cited-words.css';
import styles from './ai-docs.module.css';

interface Props {
  editor: Editor | null;
  /** The generated text that the document was filled with. */
  content: EvidenceContent;
}

interface Place {
  readonly citations: readonly Citation[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const LAYER = 'cited';
const SOON_MS = 250;

/**
 * Underlines generated sentences in a document and shows their quotes when one is hovered or clicked. Must be in the
 * positioned container of the text. With the keyboard, the quotes are in the panel.
 */
export function CitedWords({ editor, content }: Props) {
  useUnderlined(editor, content);
  const [place, setPlace] = useState<Place | null>(null);
  const waiting = useRef<number>(undefined);
  const later = (next: Place | null) => {
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => setPlace(next), SOON_MS);
  };
  useEffect(() => {
    if (!editor || editor.isDestroyed) return undefined;
    const { dom } = editor.view;
    const over = ({ target }: Event) => later(placeOf(target, content));
    const out = () => later(null);
    const click = ({ target }: Event) => {
      clearTimeout(waiting.current);
      setPlace(placeOf(target, content));
    };
    dom.addEventListener('mouseover', over);
    dom.addEventListener('mouseleave', out);
    dom.addEventListener('click', click);
    return () => {
      clearTimeout(waiting.current);
      dom.removeEventListener('mouseover', over);
      dom.removeEventListener('mouseleave', out);
      dom.removeEventListener('click', click);
    };
  }, [editor, content]);
  if (place === null) return null;
  const { citations, ...box } = place;
  return (
    <Popover opened withRoles={false} position="bottom-start" width={380} shadow="md" onDismiss={() => setPlace(null)}>
      <Popover.Target>
        <span className={styles.anchor} style={box} />
      </Popover.Target>
      <Popover.Dropdown onMouseEnter={() => clearTimeout(waiting.current)} onMouseLeave={() => later(null)}>
        <CitedQuotes citations={citations} noteId={null} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Follows the text: an edited sentence loses its line. */
function useUnderlined(editor: Editor | null, content: EvidenceContent): void {
  useEffect(() => {
    if (!editor || editor.isDestroyed) return undefined;
    let timer: number | undefined;
    const draw = () => {
      if (editor.isDestroyed) return;
      const found = findSentences(editor.state.doc, content);
      const words = found.map(({ id, ...range }) => ({ id, ...range, attrs: { class: 'ai-cited', 'data-cited': id } }));
      overlay(editor.view, LAYER, words);
    };
    const soon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(draw, SOON_MS);
    };
    draw();
    editor.on('update', soon);
    return () => {
      clearTimeout(timer);
      editor.off('update', soon);
      if (!editor.isDestroyed) overlay(editor.view, LAYER, []);
    };
  }, [editor, content]);
}

/** Where the quotes of hovered words are shown; null elsewhere. */
function placeOf(target: EventTarget | null, { sections, citations }: EvidenceContent): Place | null {
  const words = target instanceof Element ? target.closest<HTMLElement>('[data-cited]') : null;
  const container = words?.closest('[data-cited-text]');
  if (!words || !container) return null;
  const [section, at] = words.dataset['cited']!.split('-').map(Number) as [number, number];
  const ids = sections[section]?.sentences[at]?.citations ?? [];
  const [box, around] = [words.getBoundingClientRect(), container.getBoundingClientRect()];
  const cited = ids.flatMap((id) => citations.find(({ citationReferenceId }) => citationReferenceId === id) ?? []);
  if (cited.length === 0) return null;
  const { width, height } = box;
  return { citations: cited, left: box.left - around.left, top: box.top - around.top, width, height };
}
