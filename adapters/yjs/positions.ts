import { type CodePoints, type RichNode, type TextBlock, blockAt, codePoints, leafText } from '@evident/domain/content';
import * as Y from 'yjs';
import type { Survey } from './read-document.ts';

/** Range in one Yjs text, in UTF-16 units. */
export interface Stretch {
  readonly text: Y.XmlText;
  readonly from: number;
  readonly length: number;
}

/** Returns the ranges of Yjs text that a range of code points covers, in order. */
export function stretchesOf(survey: Survey, start: number, end: number): Stretch[] {
  const { layout } = survey;
  const blocks = blocksOf(survey);
  const stretches: Stretch[] = [];
  for (let index = blockAt(layout.blocks, start); index < layout.blocks.length; index += 1) {
    const block = layout.blocks[index]!;
    if (block.start >= end) break;
    const points = blocks.pointsOf(block);
    const from = points.unitAt(start - block.start);
    const to = points.unitAt(end - block.start);
    let unit = 0;
    for (const { child, length } of blocks.partsOf(block)) {
      const first = Math.max(from, unit);
      const last = Math.min(to, unit + length);
      if (child instanceof Y.XmlText && first < last)
        stretches.push({ text: child, from: first - unit, length: last - first });
      unit += length;
    }
  }
  return stretches;
}

/** Converts an index of a Yjs text or element to a code point; null if it is no longer part of the document. */
export function pointFinder(survey: Survey): (type: unknown, index: number) => number | null {
  const known = blocksOf(survey);
  const blocks = new Map(survey.layout.blocks.map((block) => [survey.elements.get(block.node), block]));
  return (type, index) => {
    const parent = type instanceof Y.XmlText ? type.parent : type;
    const block = parent instanceof Y.XmlElement ? blocks.get(parent) : undefined;
    return block
      ? block.start + known.pointsOf(block).pointAt(unitOf(parent, known.partsOf(block), type, index))
      : null;
  };
}

/** Returns the UTF-16 index in a block for an index in one of its children, or for its nth child. */
function unitOf(block: unknown, parts: readonly Part[], type: unknown, index: number): number {
  let unit = 0;
  for (const [nth, { child, length }] of parts.entries()) {
    if (child === type) return unit + Math.min(index, length);
    if (type === block && nth >= index) return unit;
    unit += length;
  }
  return unit;
}

interface Part {
  readonly child: unknown;
  readonly length: number;
}

/** Caches the text blocks of a survey: thousands of ranges in a block read it once. */
class Blocks {
  private readonly parts = new Map<RichNode, Part[]>();
  private readonly points = new Map<RichNode, CodePoints>();

  constructor(private readonly survey: Survey) {}

  partsOf({ node }: TextBlock): Part[] {
    return remembered(this.parts, node, () => partsOf(this.survey.elements.get(node)));
  }
  pointsOf({ node, text }: TextBlock): CodePoints {
    return remembered(this.points, node, () => codePoints(text));
  }
}

const surveys = new WeakMap<Survey, Blocks>();
const blocksOf = (survey: Survey): Blocks =>
  surveys.get(survey) ?? surveys.set(survey, new Blocks(survey)).get(survey)!;

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  if (!known.has(key)) known.set(key, make());
  return known.get(key)!;
}

/** Returns the inline children of a block with their UTF-16 length in the plain text. */
function partsOf(element: Y.XmlElement | undefined): Part[] {
  return (element?.toArray() ?? []).map((child) => {
    if (child instanceof Y.XmlText) return { child, length: lengthInText(child) };
    return {
      child,
      length: child instanceof Y.XmlElement ? leafText(child.nodeName, child.getAttributes()).length : 0,
    };
  });
}

/** A text that contains anything but characters is skipped, so its length is 0. */
function lengthInText(text: Y.XmlText): number {
  for (let item = text._start; item; item = item.right) {
    if (!item.deleted && (item.content instanceof Y.ContentType || item.content instanceof Y.ContentEmbed)) return 0;
  }
  return text.length;
}
