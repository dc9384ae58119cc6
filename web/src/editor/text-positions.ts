import { countCodePoints, leafText } from '@evident/domain/content';
import type { Node } from '@tiptap/pm/model';

/** Line of the plain text, with its start in editor positions and in code points. */
interface Line {
  readonly node: Node;
  readonly from: number;
  readonly start: number;
  readonly length: number;
}

const known = new WeakMap<Node, readonly Line[]>();
const lengths = new WeakMap<Node, number>();

/** Returns the lines of a document like the domain's `layOut`, with editor positions. Caches unchanged blocks. */
export function linesOf(doc: Node): readonly Line[] {
  const cached = known.get(doc);
  if (cached) return cached;
  const lines: Line[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const last = lines.at(-1);
    lines.push({ node, from: position + 1, start: last ? last.start + last.length + 1 : 0, length: lengthOf(node) });
    return false;
  });
  known.set(doc, lines);
  return lines;
}

/** Converts an editor position to a code point of the plain text. */
export function pointAt(doc: Node, position: number): number {
  const line = lastBefore(linesOf(doc), ({ from }) => from <= position);
  if (!line) return 0;
  const offset = Math.min(Math.max(position - line.from, 0), line.node.content.size);
  return line.start + countCodePoints(textOf(line.node, 0, offset));
}

/** Converts a code point of the plain text to an editor position. */
export function positionAt(doc: Node, point: number): number {
  const line = lastBefore(linesOf(doc), ({ start }) => start <= point);
  if (!line) return 0;
  let left = Math.min(point - line.start, line.length);
  let position = line.from;
  for (const child of line.node.children) {
    if (left <= 0) break;
    const text = child.text ?? leafText(child.type.name, child.attrs);
    const length = countCodePoints(text);
    // A point within a mention or a date is before it.
    if (!child.isText) position += left >= length ? child.nodeSize : 0;
    else if (left >= length) position += text.length;
    else position += unitsOf(text, left);
    left -= length;
  }
  return position;
}

/** The length of the first code points in UTF-16 units. */
function unitsOf(text: string, points: number): number {
  let unit = 0;
  for (let left = points; left > 0; left -= 1) unit += text.codePointAt(unit)! > 0xffff ? 2 : 1;
  return unit;
}

/** Returns the plain text between two editor positions. */
export function wordsBetween(doc: Node, from: number, to: number): string {
  return linesOf(doc)
    .filter((line) => line.from <= to && line.from + line.node.content.size >= from)
    .map((line) => textOf(line.node, Math.max(from - line.from, 0), Math.min(to - line.from, line.node.content.size)))
    .join('\n');
}

/** Text has one position per UTF-16 unit. A hard break, a mention and a date have one each and read as in the domain. */
const textOf = (block: Node, from: number, to: number): string =>
  block.textBetween(from, to, undefined, (leaf) => leafText(leaf.type.name, leaf.attrs));

function lengthOf(block: Node): number {
  const cached = lengths.get(block);
  if (cached !== undefined) return cached;
  const length = countCodePoints(textOf(block, 0, block.content.size));
  lengths.set(block, length);
  return length;
}

function lastBefore(lines: readonly Line[], holds: (line: Line) => boolean): Line | undefined {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(lines[middle]!)) low = middle + 1;
    else high = middle;
  }
  return lines[low - 1];
}
