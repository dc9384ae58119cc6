import { type Box, isArea, uprightBox, type Rotation } from '@evident/domain/documents';
import type { PageArea } from '@evident/domain/highlights';

/** Areas with the words in them. */
export interface MarkedArea {
  readonly areas: PageArea[];
  readonly text: string;
}

const PAGE = '[data-page]';
const AREAS_MAX = 50;

/** The selected words of a document, one area for each line; null without a selection in its pages. */
export function selectedAreas(within: HTMLElement, rotation: Rotation): MarkedArea | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!within.contains(range.commonAncestorContainer)) return null;
  const text = selection.toString().replace(/\s+/g, ' ').trim();
  if (text === '') return null;
  const areas = [...within.querySelectorAll<HTMLElement>(PAGE)]
    .filter((page) => range.intersectsNode(page))
    .flatMap((page) => linesOn(page, range, rotation));
  return areas.length === 0 ? null : { areas: areas.slice(0, AREAS_MAX), text };
}

function linesOn(page: HTMLElement, range: Range, rotation: Rotation): PageArea[] {
  const frame = page.getBoundingClientRect();
  const words = [...page.querySelectorAll<HTMLElement>('[data-text] *')]
    .filter((element) => element.childElementCount === 0 && range.intersectsNode(element))
    .flatMap((element) => rectsIn(element, range));
  const lines: Box[] = [];
  for (const rect of words) {
    const box = {
      left: ((rect.left - frame.left) / frame.width) * 100,
      top: ((rect.top - frame.top) / frame.height) * 100,
      width: (rect.width / frame.width) * 100,
      height: (rect.height / frame.height) * 100,
    };
    const line = lines.at(-1);
    if (line && isSameLine(line, box)) lines[lines.length - 1] = joined(line, box);
    else lines.push(box);
  }
  const pageIndex = Number(page.dataset['page']) - 1;
  return lines
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((box) => ({ pageIndex, ...kept(uprightBox(box, rotation)) }));
}

function rectsIn(element: HTMLElement, range: Range): DOMRect[] {
  const own = document.createRange();
  own.selectNodeContents(element);
  if (range.startContainer === element.firstChild) own.setStart(range.startContainer, range.startOffset);
  if (range.endContainer === element.firstChild) own.setEnd(range.endContainer, range.endOffset);
  return own.collapsed ? [] : [...own.getClientRects()];
}

const isSameLine = (line: Box, box: Box): boolean =>
  Math.abs(line.top + line.height / 2 - (box.top + box.height / 2)) < Math.min(line.height, box.height) / 2 &&
  box.left >= line.left - 1 &&
  box.left - (line.left + line.width) < 5;

function joined(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  };
}

/** Within the page, with three digits. */
function kept({ left, top, width, height }: Box): Box {
  const round = (value: number): number => Math.floor(value * 1000) / 1000;
  const [x, y] = [Math.max(0, round(left)), Math.max(0, round(top))];
  return { left: x, top: y, width: round(Math.min(width, 100 - x)), height: round(Math.min(height, 100 - y)) };
}

/** A drawn box as an area, with the words whose middle is in it; null if it is too small. */
export function drawnArea(page: HTMLElement, box: Box, rotation: Rotation): MarkedArea | null {
  if (!isArea(box)) return null;
  const frame = page.getBoundingClientRect();
  const isIn = (rect: DOMRect): boolean => {
    const x = ((rect.left + rect.width / 2 - frame.left) / frame.width) * 100;
    const y = ((rect.top + rect.height / 2 - frame.top) / frame.height) * 100;
    return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
  };
  const words = [...page.querySelectorAll<HTMLElement>('[data-text] *')]
    .filter((element) => element.childElementCount === 0)
    .flatMap((element) => wordsOf(element).filter(({ rect }) => isIn(rect)));
  const pageIndex = Number(page.dataset['page']) - 1;
  return {
    areas: [{ pageIndex, ...kept(uprightBox(box, rotation)) }],
    text: words.map(({ word }) => word).join(' '),
  };
}

function wordsOf(element: HTMLElement): { word: string; rect: DOMRect }[] {
  const node = element.firstChild;
  if (!(node instanceof Text)) return [];
  return [...node.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return { word, rect: range.getBoundingClientRect() };
  });
}
