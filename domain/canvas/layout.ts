import type { CanvasCard, CanvasObjectView } from './shapes.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const CARD_WIDTH = 240;
const CARD_LINES = 6;
const LINE = 20;
const CHARACTERS_A_LINE = 27;
/** Paddings, source line and tags. */
const CARD_FRAME = 58;
const GAP = 16;
/** Room above the cards of a group for its title. */
export const GROUP_HEAD = 48;

const TEXT_LINE = { PARAGRAPH: 20, H1: 40, H2: 32, H3: 26 } as const;
const TEXT_CHARACTER = { PARAGRAPH: 7.2, H1: 15, H2: 12, H3: 9.5 } as const;

const linesOf = (text: string, characters: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / Math.max(1, characters))), 0);

/** The cards of an object, in its order. */
export const cardsOf = (object: CanvasObjectView, cards: ReadonlyMap<string, CanvasCard>): CanvasCard[] =>
  [...(object.highlightIds ?? []), ...(object.targetId ? [object.targetId] : [])].flatMap((id) => cards.get(id) ?? []);

/** Width and height of an object as drawn. Those of cards follow from their words, so that layouts need no screen. */
export function sizeOf(
  object: CanvasObjectView,
  cards: ReadonlyMap<string, CanvasCard>,
  isExpanded: boolean,
): Pick<Box, 'width' | 'height'> {
  if (object.type === 'rectangle' || object.type === 'group')
    return { width: object.width ?? 1, height: object.height ?? 1 };
  if (object.type === 'text') {
    const format = object.textFormat ?? 'PARAGRAPH';
    const width = object.width ?? CARD_WIDTH;
    const lines = linesOf(object.text ?? '', Math.floor((width - 24) / TEXT_CHARACTER[format]));
    return { width, height: 24 + lines * TEXT_LINE[format] };
  }
  const shown = cardsOf(object, cards);
  const text = isExpanded
    ? shown.map((card) => card.text || card.title).join('\n')
    : ((shown[0]?.text || shown[0]?.title) ?? '');
  const lines = linesOf(text, CHARACTERS_A_LINE);
  return { width: CARD_WIDTH, height: CARD_FRAME + (isExpanded ? lines : Math.min(lines, CARD_LINES)) * LINE };
}

/** The smallest box around boxes; null for none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Moves boxes to a common edge or middle of their surrounding box. */
export function aligned<One extends Box>(boxes: readonly One[], to: Alignment): One[] {
  const all = around(boxes);
  if (!all) return [];
  return boxes.map((box) => {
    switch (to) {
      case 'left':
        return { ...box, x: all.x };
      case 'center':
        return { ...box, x: all.x + (all.width - box.width) / 2 };
      case 'right':
        return { ...box, x: all.x + all.width - box.width };
      case 'top':
        return { ...box, y: all.y };
      case 'middle':
        return { ...box, y: all.y + (all.height - box.height) / 2 };
      case 'bottom':
        return { ...box, y: all.y + all.height - box.height };
    }
  });
}

/** Makes the gaps between boxes equal along an axis. The first and the last stay. */
export function distributed<One extends Box>(boxes: readonly One[], axis: 'x' | 'y'): One[] {
  const size = axis === 'x' ? 'width' : 'height';
  const sorted = [...boxes].sort((one, other) => one[axis] - other[axis]);
  const all = around(sorted);
  if (!all || sorted.length < 3) return [...boxes];
  const gap = (all[size] - sorted.reduce((sum, box) => sum + box[size], 0)) / (sorted.length - 1);
  let at = all[axis];
  return sorted.map((box) => {
    const placed = { ...box, [axis]: at };
    at += box[size] + gap;
    return placed;
  });
}

/** Arranges boxes in columns of similar height, in the given order, from a corner. */
export function arranged<One extends Box>(
  boxes: readonly One[],
  corner: Pick<Box, 'x' | 'y'>,
  columns?: number,
): One[] {
  const count = Math.max(1, columns ?? Math.ceil(Math.sqrt(boxes.length)));
  const width = Math.max(0, ...boxes.map((box) => box.width));
  const ends = Array.from({ length: count }, () => corner.y);
  return boxes.map((box) => {
    const column = ends.indexOf(Math.min(...ends));
    const placed = { ...box, x: corner.x + column * (width + GAP), y: ends[column]! };
    ends[column] = ends[column]! + box.height + GAP;
    return placed;
  });
}

/** A group around its arranged members, with its corner at a place. */
export function groupAround<One extends Box>(
  members: readonly One[],
  corner: Pick<Box, 'x' | 'y'>,
): { readonly group: Box; readonly members: One[] } {
  const placed = arranged(members, { x: corner.x + GAP, y: corner.y + GROUP_HEAD });
  const all = around(placed);
  return {
    group: {
      ...corner,
      width: (all?.width ?? CARD_WIDTH) + 2 * GAP,
      height: (all?.height ?? 0) + GROUP_HEAD + GAP,
    },
    members: placed,
  };
}

/** Whether the middle of a box is in another. */
export const isWithin = (box: Box, outer: Box): boolean => {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;
};

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Moves boxes right or down, as little as needed, until none overlaps a fixed box or another one. */
export function apart<One extends Box>(fixed: readonly Box[], boxes: readonly One[]): One[] {
  const placed: Box[] = [...fixed];
  return [...boxes]
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .map((box) => {
      let free = box;
      for (let hit = placed.find((one) => overlap(one, free)); hit; hit = placed.find((one) => overlap(one, free))) {
        const [right, down] = [hit.x + hit.width + 2 * GAP, hit.y + hit.height + 2 * GAP];
        free = right - free.x <= down - free.y ? { ...free, x: right } : { ...free, y: down };
      }
      placed.push(free);
      return free;
    });
}

/** A line that shows what a dragged box is aligned with. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

/** Moves a box to the nearest edge or middle of other boxes that is close enough; null where none is. */
export function snapped(box: Box, others: readonly Box[], within: number): Readonly<Record<'x' | 'y', Snap | null>> {
  return { x: nearest(box, others, 'x', within), y: nearest(box, others, 'y', within) };
}

interface Snap {
  /** The new place of the box. */
  readonly to: number;
  readonly guide: Guide;
}

function nearest(box: Box, others: readonly Box[], axis: 'x' | 'y', within: number): Snap | null {
  const size = axis === 'x' ? 'width' : 'height';
  let best: Snap | null = null;
  let least = within;
  for (const other of others)
    for (const part of [0, 0.5, 1]) {
      const at = other[axis] + other[size] * part;
      const to = at - box[size] * part;
      const away = Math.abs(to - box[axis]);
      if (away < least || (away === least && best === null)) [best, least] = [{ to, guide: { axis, at } }, away];
    }
  return best;
}
