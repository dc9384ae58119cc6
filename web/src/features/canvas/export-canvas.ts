import type { CanvasView } from '@evident/domain/canvas';
import { saveFile } from '../../kernel/save-file.ts';
import { drawSvg } from './draw-svg.ts';

/** Browsers draw at most so many pixels a side. */
const SIDE_MAX = 8000;
const fileName = (view: CanvasView): string => view.title.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'canvas';

export const exportSvg = (view: CanvasView): void =>
  saveFile(`${fileName(view)}.svg`, 'image/svg+xml', drawSvg(view).svg);

/** Downloads the canvas as a PNG, twice as large if it fits. */
export async function exportPng(view: CanvasView): Promise<void> {
  const { svg, width, height } = drawSvg(view);
  const scale = Math.min(2, SIDE_MAX / width, SIDE_MAX / height);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const surface = document.createElement('canvas');
  surface.width = Math.round(width * scale);
  surface.height = Math.round(height * scale);
  surface.getContext('2d')!.drawImage(image, 0, 0, surface.width, surface.height);
  const link = document.createElement('a');
  link.href = surface.toDataURL('image/png');
  link.download = `${fileName(view)}.png`;
  link.click();
}

/** Opens the print dialog of the browser with the canvas on one page, to save as PDF. */
export function exportPdf(view: CanvasView): void {
  const { svg, width, height } = drawSvg(view);
  const frame = document.createElement('iframe');
  frame.title = 'Print';
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument!;
  page.title = fileName(view);
  const style = page.createElement('style');
  style.textContent = `@page { size: ${width}px ${height}px; margin: 0 } body { margin: 0 } svg { display: block }`;
  page.head.append(style);
  page.body.append(page.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true));
  frame.contentWindow!.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow!.print();
}
