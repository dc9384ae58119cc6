import type { HighlightView } from '@evident/domain/highlights';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { documentQuery } from '../data/documents/queries.ts';
import { cropLabel } from './crop-label.ts';
import { drawCrop } from './draw-crop.ts';
import styles from './area-crop.module.css';

/** The picture of a highlighted area. Nothing for highlights of words and moments. */
export function AreaCrop({ highlight }: { highlight: HighlightView }) {
  const { fileId, pdfHighlightAreas, target } = highlight;
  return target === 'AREA' && fileId !== null && pdfHighlightAreas.length > 0 ? (
    <Crop fileId={fileId} areas={pdfHighlightAreas} label={highlight.text} />
  ) : null;
}

function Crop({ fileId, areas, label }: { fileId: string; areas: HighlightView['pdfHighlightAreas']; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  const { data: document } = useQuery(documentQuery(fileId));
  useEffect(() => {
    const target = canvas.current;
    if (!document || !target) return undefined;
    const stop = new AbortController();
    // Drawn once it is near the visible part of the page.
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watching.disconnect();
        drawCrop(target, document, areas, stop.signal).catch(() => stop.signal.aborted || setFailed(true));
      },
      { rootMargin: '200px' },
    );
    watching.observe(target);
    return () => {
      stop.abort();
      watching.disconnect();
    };
  }, [document, areas]);
  return failed ? null : (
    <canvas ref={canvas} className={styles.crop} role="img" aria-label={cropLabel(areas, label)} />
  );
}
