import { blockAt, codePoints } from '@evident/domain/content';
import * as Y from 'yjs';
import type { Survey } from './read-document.ts';

/** A stretch of one Yjs text, in UTF-16 units. */
export interface Stretch {
  readonly text: Y.XmlText;
  readonly from: number;
  readonly length: number;
}

/** The stretches of Yjs text that a range of code points covers, in order. */
export function stretchesOf({ layout, elements }: Survey, start: number, end: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (let index = blockAt(layout.blocks, start); index < layout.blocks.length; index += 1) {
    const block = layout.blocks[index]!;
    if (block.start >= end) break;
    const points = codePoints(block.text);
    const from = points.unitAt(start - block.start);
    const to = points.unitAt(end - block.start);
    let unit = 0;
    for (const { child, length } of partsOf(elements.get(block.node))) {
      const first = Math.max(from, unit);
      const last = Math.min(to, unit + length);
      if (child instanceof Y.XmlText && first < last) stretches.push({ text: child, from: first - unit, length: last - first });
      unit += length;
    }
  }
  return stretches;
}

/** Finds the code point at an index of a Yjs text or element; null when that is not part of the document any more. */
export function pointFinder({ layout, elements }: Survey): (type: unknown, index: number) => number | null {
  const blocks = new Map(layout.blocks.map((block) => [elements.get(block.node), block]));
  return (type, index) => {
    const parent = type instanceof Y.XmlText ? type.parent : type;
    const block = parent instanceof Y.XmlElement ? blocks.get(parent) : undefined;
    return block ? block.start + codePoints(block.text).pointAt(unitOf(parent as Y.XmlElement, type, index)) : null;
  };
}

/** The UTF-16 index, in its block, of an index in one of the block's children, or of the nth child of the block itself. */
function unitOf(block: Y.XmlElement, type: unknown, index: number): number {
  let unit = 0;
  for (const [nth, { child, length }] of partsOf(block).entries()) {
    if (child === type) return unit + Math.min(index, length);
    if (type === block && nth >= index) return unit;
    unit += length;
  }
  return unit;
}

/** The inline children of a text block with the UTF-16 length each has in the plain text. */
function partsOf(element: Y.XmlElement | undefined): { child: unknown; length: number }[] {
  return (element?.toArray() ?? []).map((child) => {
    if (child instanceof Y.XmlText) return { child, length: lengthInText(child) };
    return { child, length: child instanceof Y.XmlElement && child.nodeName === 'hardBreak' ? 1 : 0 };
  });
}

/** A text with something else than characters in it is not read, so it has no length. */
function lengthInText(text: Y.XmlText): number {
  const runs = text.toDelta() as { insert: unknown }[];
  return runs.every((run) => typeof run.insert === 'string') ? text.length : 0;
}
