import { type DocumentView, boxAround } from '@evident/domain/documents';
import type { PageArea } from '@evident/domain/highlights';
import { openPdf } from './pdf-pages.ts';
import { imagePages, type ShownPages } from './shown-pages.ts';

/** CSS pixels. */
const WIDTH_MAX = 480;
const HEIGHT_MAX = 320;
/** Documents whose pages are kept open for crops. */
const OPEN_MAX = 5;

const opened = new Map<string, Promise<ShownPages & { close?: () => void }>>();

/** Opens a document once for all of its crops; the one that was used least recently is closed. */
function pagesOf({ fileId, form, pdf }: DocumentView): Promise<ShownPages> {
  const known = opened.get(fileId);
  const pages =
    known ??
    (form === 'IMAGE'
      ? Promise.resolve(imagePages(`/api/v1/files/${fileId}/content`))
      : pdf === null
        ? Promise.reject(new Error('No PDF'))
        : openPdf(pdf, async () => null));
  opened.delete(fileId);
  opened.set(fileId, pages);
  pages.catch(() => opened.delete(fileId));
  const [[oldest, old] = []] = opened;
  if (opened.size > OPEN_MAX && oldest !== undefined) {
    opened.delete(oldest);
    void old!.then(({ close }) => close?.()).catch(() => undefined);
  }
  return pages;
}

/** Draws the part of the first page around its areas. @throws Error if the document cannot be opened */
export async function drawCrop(
  canvas: HTMLCanvasElement,
  document: DocumentView,
  areas: readonly PageArea[],
  signal: AbortSignal,
): Promise<void> {
  const pages = await pagesOf(document);
  const page = areas[0]!.pageIndex + 1;
  const box = boxAround(areas.filter(({ pageIndex }) => pageIndex === page - 1))!;
  const size = await pages.size(page);
  const part = { width: (box.width / 100) * size.width, height: (box.height / 100) * size.height };
  const shown = Math.min(1.25, WIDTH_MAX / part.width, HEIGHT_MAX / part.height);
  const scale = shown * (devicePixelRatio || 1);
  const whole = window.document.createElement('canvas');
  [whole.width, whole.height] = [Math.floor(size.width * scale), Math.floor(size.height * scale)];
  await pages.draw(page, whole, scale, 0, signal);
  if (signal.aborted) return;
  [canvas.width, canvas.height] = [Math.ceil(part.width * scale), Math.ceil(part.height * scale)];
  canvas.style.width = `${part.width * shown}px`;
  canvas.getContext('2d')!.drawImage(whole, (-box.left / 100) * whole.width, (-box.top / 100) * whole.height);
}
