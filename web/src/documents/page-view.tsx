import { type Rotation, boxBetween, rotatedBox } from '@evident/domain/documents';
import type { HighlightView } from '@evident/domain/highlights';
import { useQuery } from '@tanstack/react-query';
import { type PointerEvent, use, useEffect, useRef, useState } from 'react';
import { DocumentSourceContext } from './document-source.ts';
import { matchesIn } from './matched-words.ts';
import { type MarkedArea, drawnArea } from './selected-areas.ts';
import type { PageSize, ShownPages } from './shown-pages.ts';
import styles from './page-view.module.css';

interface Props {
  fileId: string;
  pages: ShownPages;
  page: number;
  size: PageSize;
  scale: number;
  rotation: Rotation;
  highlights: readonly HighlightView[];
  chosenId: string | null;
  /** Whether dragging draws an area instead of selecting words. */
  drawing: boolean;
  /** Describes the picture for people who cannot see it; absent for pages with text. */
  altText?: string | undefined;
  /** Words to mark; empty for none. */
  searched: string;
  onChoose: (highlightId: string) => void;
  onDrawn: (area: MarkedArea) => void;
}

/** One page: picture, selectable words, highlights. */
export function PageView(props: Props) {
  const { pages, page, size, scale, rotation, drawing, searched, onDrawn } = props;
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<boolean | null>(null);
  const canvas = useDrawn(pages, page, size, scale, rotation);
  useEffect(() => {
    let left = false;
    const element = layer.current!;
    void pages.text(page, element, scale, rotation).then(
      (hasText) => left || setOwn(hasText),
      () => left || setOwn(false),
    );
    return () => {
      left = true;
    };
  }, [pages, page, scale, rotation]);
  const area = useDrawing(frame, drawing, (box) => {
    const drawn = drawnArea(frame.current!, box, rotation);
    if (drawn) onDrawn(drawn);
  });
  const shown = rotation % 180 === 0 ? size : { width: size.height, height: size.width };
  return (
    <div
      ref={frame}
      className={styles.page}
      data-page={page}
      data-drawing={drawing || undefined}
      style={{ width: shown.width * scale, height: shown.height * scale }}
      {...area.handlers}
    >
      <canvas
        ref={canvas}
        className={styles.canvas}
        {...(props.altText ? { role: 'img', 'aria-label': props.altText } : { 'aria-hidden': true })}
      />
      <div
        ref={layer}
        className={styles.text}
        data-text
        style={
          { '--total-scale-factor': (scale * 96) / 72, '--scale-round-x': '1px', '--scale-round-y': '1px' } as object
        }
      />
      {own === false && <RecognizedWords {...props} height={shown.height * scale} />}
      <Matches frame={frame} searched={searched} />
      <Highlights {...props} />
      {area.box && (
        <div
          className={styles.drawn}
          style={{
            left: `${area.box.left}%`,
            top: `${area.box.top}%`,
            width: `${area.box.width}%`,
            height: `${area.box.height}%`,
          }}
        />
      )}
    </div>
  );
}

/** Draws the page again when its size changes. */
function useDrawn(pages: ShownPages, page: number, size: PageSize, scale: number, rotation: Rotation) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    // A canvas of its own, because two drawings cannot share one.
    const drawn = document.createElement('canvas');
    const ratio = scale * (devicePixelRatio || 1);
    const turned = rotation % 180 !== 0;
    drawn.width = Math.floor((turned ? size.height : size.width) * ratio);
    drawn.height = Math.floor((turned ? size.width : size.height) * ratio);
    const show = async (): Promise<void> => {
      await pages.draw(page, drawn, ratio, rotation, stop.signal);
      const target = canvas.current;
      if (stop.signal.aborted || !target) return;
      [target.width, target.height] = [drawn.width, drawn.height];
      target.getContext('2d')!.drawImage(drawn, 0, 0);
    };
    show().catch(() => undefined);
    return () => stop.abort();
  }, [pages, page, size.width, size.height, scale, rotation]);
  return canvas;
}

/** Words of text recognition as selectable text over the picture. */
function RecognizedWords({ fileId, page, rotation, height }: Props & { height: number }) {
  const source = use(DocumentSourceContext);
  const { data } = useQuery({ ...source.page(fileId, page), retry: false });
  return (
    <div className={styles.words} data-text>
      {data?.words.map((word, index) => {
        const box = rotatedBox(word, rotation);
        return (
          <span
            key={index}
            style={{
              left: `${box.left}%`,
              top: `${box.top}%`,
              width: `${box.width}%`,
              height: `${box.height}%`,
              fontSize: (box.height / 100) * height * 0.8,
            }}
          >
            {`${word.text} `}
          </span>
        );
      })}
    </div>
  );
}

/** Marks the searched words with the browser's highlights, and updates the marks when the text of the page changes. */
function Matches({ frame, searched }: { frame: React.RefObject<HTMLElement | null>; searched: string }) {
  useEffect(() => {
    if (searched === '' || !('highlights' in CSS)) return undefined;
    const element = frame.current!;
    const shared = CSS.highlights.get('document-match') ?? new Highlight();
    CSS.highlights.set('document-match', shared);
    let ranges: Range[] = [];
    const unmark = () => ranges.forEach((range) => shared.delete(range));
    const mark = () => {
      unmark();
      ranges = [...element.querySelectorAll<HTMLElement>('[data-text]')].flatMap((text) => matchesIn(text, searched));
      for (const range of ranges) shared.add(range);
    };
    const watching = new MutationObserver(mark);
    watching.observe(element, { childList: true, subtree: true });
    mark();
    return () => {
      watching.disconnect();
      unmark();
    };
  }, [frame, searched]);
  return null;
}

function Highlights({ page, rotation, highlights, chosenId, onChoose }: Props) {
  return highlights.flatMap(({ id, text, tags, pdfHighlightAreas }) =>
    pdfHighlightAreas
      .filter(({ pageIndex }) => pageIndex === page - 1)
      .map((area, index) => {
        const { left, top, width, height } = rotatedBox(area, rotation);
        return (
          <button
            key={`${id}${index}`}
            type="button"
            className={styles.highlight}
            data-mark={id}
            data-hue={tags[0]?.color ?? 'grey'}
            aria-current={id === chosenId || undefined}
            aria-label={`Highlight: ${text || `area on page ${page}`}`}
            onClick={() => onChoose(id)}
            style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
          />
        );
      }),
  );
}

/** The box that a drag draws, in per cent of the page as it is shown. */
function useDrawing(
  frame: React.RefObject<HTMLElement | null>,
  drawing: boolean,
  onDrawn: (box: ReturnType<typeof boxBetween>) => void,
) {
  const [ends, setEnds] = useState<readonly [Point, Point] | null>(null);
  const at = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect();
    return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
  };
  const handlers = drawing
    ? {
        onPointerDown: (event: PointerEvent) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          setEnds([at(event), at(event)]);
        },
        onPointerMove: (event: PointerEvent) => ends && setEnds([ends[0], at(event)]),
        onPointerUp: () => {
          if (ends) onDrawn(boxBetween(...ends));
          setEnds(null);
        },
        onPointerCancel: () => setEnds(null),
      }
    : {};
  return { handlers, box: ends && boxBetween(...ends) };
}

interface Point {
  readonly x: number;
  readonly y: number;
}
