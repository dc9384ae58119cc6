import { type DocumentView, type Rotation, turned } from '@evident/domain/documents';
import type { HighlightView } from '@evident/domain/highlights';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DocumentBar } from './document-bar.tsx';
import { DocumentOutline } from './document-outline.tsx';
import { DocumentStateNotice } from './document-state-notice.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { PageView } from './page-view.tsx';
import { type MarkedArea, selectedAreas } from './selected-areas.ts';
import type { PageSize } from './shown-pages.ts';
import { useMatches } from './use-matches.ts';
import { useShownPages } from './use-shown-pages.ts';
import styles from './document-viewer.module.css';

export interface DocumentViewerProps {
  document: DocumentView;
  /** The highlights of areas of this file. */
  highlights: readonly HighlightView[];
  chosenId: string | null;
  /** Counted from 1; the page to show first, and again when it changes. */
  page?: number | undefined;
  /** The reason highlighting is disabled; absent if allowed. */
  reason?: string | undefined;
  onChoose: (highlightId: string) => void;
  /** Highlights an area; absent where nothing is highlighted. */
  onMark?: ((area: MarkedArea) => void) | undefined;
  onUnlock?: ((password: string) => Promise<void>) | undefined;
  onRead?: (() => void) | undefined;
}

const GAP = 12;
const ZOOMS = [0.25, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4] as const;
/** A page of US Letter, until the real size is known. */
const LETTER: PageSize = { width: 816, height: 1056 };

/** Shows the pages of a PDF, office file or image. Only pages in view are drawn. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { document: shown, highlights, chosenId, page: wanted, reason, onChoose, onMark } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { pages, problem, sizes, measure, wanted: password } = useShownPages(shown, props.onUnlock);
  const [zoom, setZoom] = useState<number | 'fit'>('fit');
  const [rotation, setRotation] = useState<Rotation>(0);
  const [outlined, setOutlined] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const width = useWidth(scroller);
  const first = sizes.get(1) ?? LETTER;
  const across = rotation % 180 === 0 ? first.width : first.height;
  const scale = zoom === 'fit' ? Math.max(0.1, Math.min(3, (width - 2 * GAP) / across)) : zoom;
  const heightOf = (index: number): number => {
    const size = sizes.get(index + 1) ?? first;
    return (rotation % 180 === 0 ? size.height : size.width) * scale + GAP;
  };
  // oxlint-disable-next-line react/incompatible-library -- the app does not use the React compiler
  const rows = useVirtualizer({
    count: pages?.count ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    overscan: 1,
    paddingStart: GAP,
  });
  useEffect(() => rows.measure(), [rows, scale, rotation, sizes]);
  const items = rows.getVirtualItems();
  useEffect(() => {
    for (const { index } of items) measure(index + 1);
  });
  const offset = rows.scrollOffset ?? 0;
  const current = (items.find(({ end }) => end > offset + GAP * 2)?.index ?? 0) + 1;
  const go = useCallback((page: number) => rows.scrollToIndex(page - 1, { align: 'start' }), [rows]);
  const search = useMatches(shown.fileId, current, go);
  useEffect(() => {
    if (pages && wanted !== undefined && wanted <= pages.count) go(wanted);
  }, [pages, wanted, go]);
  const chosenPage = useMemo(() => {
    const index = highlights.find(({ id }) => id === chosenId)?.pdfHighlightAreas[0]?.pageIndex;
    return index === undefined ? undefined : index + 1;
  }, [highlights, chosenId]);
  useEffect(() => {
    if (pages && chosenPage !== undefined) go(chosenPage);
  }, [pages, chosenPage, chosenId, go]);

  const zoomBy = (by: 1 | -1) => {
    const next = by > 0 ? ZOOMS.find((one) => one > scale + 0.01) : ZOOMS.findLast((one) => one < scale - 0.01);
    if (next !== undefined) setZoom(next);
  };
  const markSelected = () => {
    const marked = scroller.current && selectedAreas(scroller.current, rotation);
    if (!marked || !onMark) return false;
    onMark(marked);
    document.getSelection()?.removeAllRanges();
    return true;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('input')) return;
    const action: Record<string, () => unknown> = {
      '+': () => zoomBy(1),
      '-': () => zoomBy(-1),
      '0': () => setZoom('fit'),
      r: () => setRotation(turned(rotation, 1)),
      PageDown: () => go(Math.min(pages?.count ?? 1, current + 1)),
      PageUp: () => go(Math.max(1, current - 1)),
      h: () => !reason && markSelected(),
      Escape: () => setDrawing(false),
    };
    const run = action[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  return (
    <section className={styles.viewer} aria-label={`Document ${shown.name}`} onKeyDown={onKey}>
      <DocumentBar
        name={shown.name}
        page={current}
        count={pages?.count ?? shown.pageCount ?? 0}
        onPage={go}
        fits={zoom === 'fit'}
        scale={scale}
        onZoom={zoomBy}
        onFit={() => setZoom('fit')}
        onRotate={() => setRotation(turned(rotation, 1))}
        outlined={outlined}
        onOutline={() => setOutlined(!outlined)}
        search={search}
        drawing={drawing}
        reason={reason}
        onDraw={onMark && (() => setDrawing(!drawing))}
        onHighlight={onMark && markSelected}
      />
      <PasswordDialog name={shown.name} wanted={password} />
      <DocumentStateNotice document={shown} problem={problem} onRead={props.onRead} />
      <div className={styles.body}>
        {outlined && pages && <DocumentOutline pages={pages} onPage={go} />}
        <div ref={scroller} className={styles.pages} tabIndex={0} role="group" aria-label="Pages">
          <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
            {pages &&
              items.map(({ index, start }) => (
                <div key={index} className={styles.row} style={{ transform: `translateY(${start}px)` }}>
                  <PageView
                    fileId={shown.fileId}
                    pages={pages}
                    page={index + 1}
                    size={sizes.get(index + 1) ?? first}
                    scale={scale}
                    rotation={rotation}
                    highlights={highlights}
                    chosenId={chosenId}
                    drawing={drawing}
                    searched={search.words}
                    altText={shown.altText ?? undefined}
                    onChoose={onChoose}
                    onDrawn={(area) => {
                      setDrawing(false);
                      onMark?.(area);
                    }}
                  />
                </div>
              ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The width of an element in pixels. */
function useWidth(of: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watching = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    watching.observe(of.current!);
    return () => watching.disconnect();
  }, [of]);
  return width;
}
