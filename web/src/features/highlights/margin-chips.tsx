import type { Editor } from '@tiptap/core';
import type { HighlightView } from '@evident/domain/highlights';
import { useEffect, useMemo, useRef, useState } from 'react';
import { blocksWithin, layOutChips } from './chip-layout.ts';
import { hueOf } from './highlight-card.tsx';
import styles from './margin-chips.module.css';

interface Props {
  editor: Editor;
  highlights: readonly HighlightView[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

const HEIGHT = 24;
const GAP = 4;
/** The height of a label of two lines, where the next one leaves it the room. */
const TWO_LINES = 40;
const AFTER_TYPING_MS = 120;

interface Shown {
  id: string;
  top: number;
  at: number;
}

/** Tags in the margin, next to their words. Measures only the blocks near the viewport. */
export function MarginChips({ editor, highlights, chosenId, onChoose }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const tagged = useMemo(
    () =>
      new Map(
        highlights.filter(({ tags, lost }) => tags.length > 0 && !lost).map((highlight) => [highlight.id, highlight]),
      ),
    [highlights],
  );
  useEffect(() => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      frame = 0;
      if (layer.current && !editor.isDestroyed)
        setShown((before) => sameOr(before, measure(editor.view.dom, layer.current!, tagged)));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const later = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (!transaction.docChanged) return;
      clearTimeout(timer);
      timer = setTimeout(soon, AFTER_TYPING_MS);
    };
    soon();
    // Fonts and heights settle after the first measurement.
    const settle = setTimeout(soon, 400);
    const resized = new ResizeObserver(soon);
    resized.observe(editor.view.dom);
    // The margin shows and hides without a resize of the text.
    if (layer.current) resized.observe(layer.current);
    document.addEventListener('scroll', soon, { capture: true, passive: true });
    editor.on('transaction', later);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      clearTimeout(settle);
      resized.disconnect();
      document.removeEventListener('scroll', soon, { capture: true });
      editor.off('transaction', later);
    };
  }, [editor, tagged]);
  return (
    <div ref={layer} className={styles.layer}>
      {shown.map(({ id, at }, index) => {
        const highlight = tagged.get(id);
        const tag = highlight?.tags[0];
        if (!highlight || !tag) return null;
        const more = highlight.tags.length - 1;
        return (
          <button
            key={id}
            type="button"
            className={styles.chip}
            data-hue={hueOf(tag.color)}
            data-chosen={id === chosenId || undefined}
            data-roomy={(shown[index + 1]?.at ?? Infinity) - at >= TWO_LINES + GAP || undefined}
            style={{ transform: `translateY(${Math.round(at)}px)` }}
            title={highlight.tags.map(({ title }) => title).join(', ')}
            onClick={() => onChoose(id)}
          >
            <span className={styles.title}>{tag.title}</span>
            {more > 0 && <span className={styles.more}>+{more}</span>}
          </button>
        );
      })}
    </div>
  );
}

function measure(text: HTMLElement, layer: HTMLElement, tagged: ReadonlyMap<string, HighlightView>): readonly Shown[] {
  const origin = layer.getBoundingClientRect();
  if (origin.width === 0 || tagged.size === 0) return [];
  const blocks = text.children;
  const [first, end] = blocksWithin(
    blocks.length,
    (at) => blocks[at]!.getBoundingClientRect(),
    -innerHeight / 2,
    innerHeight * 1.5,
  );
  const found = new Map<string, number>();
  for (let at = first; at < end; at += 1) {
    for (const words of blocks[at]!.querySelectorAll<HTMLElement>('[data-highlight]')) {
      const id = words.dataset['highlight']!;
      if (tagged.has(id) && !found.has(id)) found.set(id, words.getClientRects()[0]?.top ?? 0);
    }
  }
  return layOutChips(
    [...found].map(([id, top]) => ({ id, top: top - origin.top })),
    HEIGHT,
    GAP,
  );
}

function sameOr(before: readonly Shown[], now: readonly Shown[]): readonly Shown[] {
  return before.length === now.length &&
    before.every(({ id, at }, index) => id === now[index]!.id && Math.abs(at - now[index]!.at) < 1)
    ? before
    : now;
}
