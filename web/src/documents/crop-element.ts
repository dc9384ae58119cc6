import type { HighlightView } from '@evident/domain/highlights';
import { api } from '../kernel/api/client.ts';
import { answer } from '../kernel/api/send.ts';
import { cropLabel } from './crop-label.ts';
import { drawCrop } from './draw-crop.ts';
import styles from './area-crop.module.css';

/** The picture of a highlighted area as an element of its own, for the editor; null for words and moments. */
export function cropElement({ fileId, pdfHighlightAreas: areas, target, text }: HighlightView): HTMLElement | null {
  if (target !== 'AREA' || fileId === null || areas.length === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.className = styles.crop!;
  canvas.role = 'img';
  canvas.ariaLabel = cropLabel(areas, text);
  answer(api.GET('/api/v1/files/{fileId}/document', { params: { path: { fileId } } }))
    .then((shown) => drawCrop(canvas, shown, areas, new AbortController().signal))
    .catch(() => canvas.remove());
  return canvas;
}
