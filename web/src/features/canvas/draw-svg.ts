import { type CanvasView, around, cardsOf } from '@evident/domain/canvas';
import { HUE_HEX } from '@evident/domain/kernel';
import { boxesOf } from './canvas-edits.ts';

const MARGIN = 40;
const SIZES = { PARAGRAPH: 14, H1: 28, H2: 22, H3: 17 } as const;

/** A color of the theme that is shown. */
const themeColor = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Breaks a text into lines of a width, by the average width of a character. */
export function linesOf(text: string, width: number, size: number, most = Number.POSITIVE_INFINITY): string[] {
  const room = Math.max(4, Math.floor(width / (size * 0.52)));
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > room) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : lines;
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly weight?: number;
}

const written = (lines: readonly string[], { x, y, size, color, weight = 400 }: Written): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}">${lines
    .map((line, at) => `<tspan x="${x}" dy="${at === 0 ? size : Math.round(size * 1.4)}">${escaped(line)}</tspan>`)
    .join('')}</text>`;

/** The canvas as an SVG image, in the colors of the theme, with its width and height. */
export function drawSvg(view: CanvasView, token = themeColor): { svg: string; width: number; height: number } {
  const ink = token('--ink');
  const boxes = boxesOf(view);
  const all = around(boxes) ?? { x: 0, y: 0, width: 400, height: 200 };
  const cards = new Map(view.cards.map((card) => [card.id, card]));
  const expanded = new Set(view.expanded);
  const ordered = [
    ...boxes.filter(({ object }) => object.type === 'group'),
    ...boxes.filter(({ object }) => object.type !== 'group'),
  ];
  const parts = ordered.map(({ object, x, y, width, height }) => {
    const hue = `#${HUE_HEX[object.color ?? 'grey']}`;
    const rect = (fill: string, stroke: string) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="${stroke}"/>`;
    if (object.type === 'rectangle') return rect(`${hue}33`, hue);
    if (object.type === 'group')
      return (
        rect(`${hue}1a`, `${hue}80`) +
        written(linesOf(object.title ?? '', width - 32, 15, 1), {
          x: x + 16,
          y: y + 14,
          size: 15,
          weight: 600,
          color: ink,
        })
      );
    if (object.type === 'text') {
      const size = SIZES[object.textFormat ?? 'PARAGRAPH'];
      const weight = size > 14 ? 600 : 400;
      return (
        (object.color ? rect(`${hue}33`, 'none') : '') +
        written(linesOf(object.text ?? '', width - 24, size), { x: x + 12, y: y + 12, size, weight, color: ink })
      );
    }
    const own = cardsOf(object, cards);
    const shown = expanded.has(object.id) ? own : own.slice(0, 1);
    const text = shown.map((card) => card.text || card.title || 'Untitled').join('\n');
    const most = expanded.has(object.id) ? Number.POSITIVE_INFINITY : 6;
    const source = [own[0]?.speaker, own[0]?.type === 'highlight' ? own[0].title : ''].filter(Boolean).join(' · ');
    return (
      rect(token('--raised'), token('--line')) +
      written(linesOf(text, width - 24, 14, most), { x: x + 12, y: y + 10, size: 14, color: ink }) +
      written(linesOf(source, width - 24, 12, 1), {
        x: x + 12,
        y: y + height - 24,
        size: 12,
        color: token('--ink-dim'),
      })
    );
  });
  const width = Math.ceil(all.width + 2 * MARGIN);
  const height = Math.ceil(all.height + 2 * MARGIN);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${all.x - MARGIN} ${all.y - MARGIN} ${width} ${height}" font-family="Inter, system-ui, sans-serif"><rect x="${all.x - MARGIN}" y="${all.y - MARGIN}" width="${width}" height="${height}" fill="${token('--surface')}"/>${parts.join('')}</svg>`;
  return { svg, width, height };
}
