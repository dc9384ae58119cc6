import type { Editor } from '@tiptap/core';
import { useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { pointAt, wordsBetween } from '../../editor/text-positions.ts';
import { useEdges } from './use-edges.ts';
import type { Words } from './use-selected-words.ts';
import type { Edge } from './word-edges.ts';
import styles from './highlight-edges.module.css';

interface Props {
  editor: Editor;
  sheet: RefObject<HTMLElement | null>;
  highlightId: string;
  /** Sends the new words, once an edge stays. */
  onMove: (words: Words) => void;
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

const NAMES: Record<Edge, string> = { start: 'Start of the highlight', end: 'End of the highlight' };

/** Handles at the edges of a highlight: drag them, or move them word by word with the arrow keys and Enter. */
export function HighlightEdges({ editor, sheet, highlightId, onMove }: Props) {
  const edges = useEdges(editor, highlightId, onMove);
  const { range } = edges;
  const [places, setPlaces] = useState<Record<Edge, Place> | null>(null);
  const [from, to] = [range?.from, range?.to];
  useLayoutEffect(() => {
    const words = from === undefined || to === undefined ? null : { from, to };
    const measure = () => setPlaces(words && sheet.current ? placesOf(editor, sheet.current, words) : null);
    measure();
    // Blocks get their final height when they come into sight, and fonts and recordings load later.
    const soon = () => requestAnimationFrame(measure);
    const resized = new ResizeObserver(soon);
    resized.observe(editor.view.dom);
    document.addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      document.removeEventListener('scroll', soon, { capture: true });
    };
  }, [editor, sheet, from, to]);
  if (!places || !range) return null;
  const onKeyDown = (edge: Edge) => (event: KeyboardEvent) => {
    const act = KEYS[event.key]?.(edge, edges);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const words = wordsBetween(editor.state.doc, range.from, range.to);
  return (['start', 'end'] as const).map((edge) => (
    <span
      key={edge}
      role="slider"
      tabIndex={0}
      className={styles.edge}
      data-edge={edge}
      aria-label={NAMES[edge]}
      aria-valuenow={pointAt(editor.state.doc, edge === 'start' ? range.from : range.to)}
      aria-valuetext={edge === 'start' ? words.slice(0, 60) : words.slice(-60)}
      style={places[edge]}
      onKeyDown={onKeyDown(edge)}
      onBlur={edges.keep}
      onMouseDown={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) edges.dragTo(edge, event);
      }}
      onPointerUp={(event) => {
        event.currentTarget.releasePointerCapture(event.pointerId);
        edges.keep();
      }}
      onPointerCancel={edges.drop}
    />
  ));
}

/** Null while the words are not in the text. */
function placesOf(editor: Editor, area: HTMLElement, { from, to }: Words): Record<Edge, Place> | null {
  if (editor.isDestroyed || to > editor.state.doc.content.size) return null;
  const origin = area.getBoundingClientRect();
  const placeAt = ({ left, top, bottom }: { left: number; top: number; bottom: number }): Place => ({
    left: left - origin.left,
    top: top - origin.top,
    height: bottom - top,
  });
  return { start: placeAt(editor.view.coordsAtPos(from, 1)), end: placeAt(editor.view.coordsAtPos(to, -1)) };
}

const KEYS: Record<string, (edge: Edge, edges: ReturnType<typeof useEdges>) => () => void> = {
  ArrowLeft:
    (edge, { step }) =>
    () =>
      step(edge, -1),
  ArrowRight:
    (edge, { step }) =>
    () =>
      step(edge, 1),
  Enter: (_, { keep }) => keep,
  Escape: (_, { drop }) => drop,
};
