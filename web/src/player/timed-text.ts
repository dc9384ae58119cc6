import type { Node } from '@tiptap/pm/model';
import type { TimedSpans } from './word-at.ts';

/** The timed words of one recording in a document, sorted by start. Positions are the editor's. */
export interface TimedText extends TimedSpans {
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Index of the turn of each word. */
  readonly turnOf: Int32Array;
  /** Turns of the recording, sorted by start. */
  readonly turns: TimedSpans & { readonly positions: Int32Array };
}

/** Words of a block, with positions relative to the block. */
interface BlockWords {
  readonly starts: number[];
  readonly ends: number[];
  readonly from: number[];
  readonly to: number[];
}

/** Blocks that did not change keep their identity, so that typing reads only one of them. */
const known = new WeakMap<Node, BlockWords>();
const ofDocument = new WeakMap<Node, Map<string, TimedText>>();

/**
 * Returns the timed words of a recording. A turn belongs to the recording it names, or else to the first one of the
 * note.
 */
export function timedTextOf(doc: Node, fileId: string | null, first: string | null): TimedText {
  const made = ofDocument.get(doc) ?? new Map<string, TimedText>();
  ofDocument.set(doc, made);
  const key = `${fileId} of ${first}`;
  let text = made.get(key);
  if (!text) made.set(key, (text = read(doc, fileId, first)));
  return text;
}

/** The time and the recording of the words at a position; null where they have no time. */
export function timeAtPosition(doc: Node, position: number): { ms: number; fileId: string | null } | null {
  const place = doc.resolve(position);
  const word = [place.nodeAfter, place.nodeBefore]
    .flatMap((node) => node?.marks ?? [])
    .find(({ type }) => type.name === 'word');
  return word ? { ms: Number(word.attrs['start']), fileId: fileOf(place.node(1)) } : null;
}

const fileOf = (block: Node): string | null => (block.attrs['fileId'] as string | null | undefined) ?? null;

function read(doc: Node, fileId: string | null, first: string | null): TimedText {
  const starts: number[] = [];
  const ends: number[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const turnOf: number[] = [];
  const turns: { start: number; end: number; position: number }[] = [];
  doc.forEach((block, offset) => {
    if (!block.isTextblock || (fileOf(block) ?? first) !== fileId) return;
    const words = wordsOf(block);
    const start = (block.attrs['start'] as number | null | undefined) ?? words.starts[0];
    if (start === undefined) return;
    for (let at = 0; at < words.starts.length; at++) {
      starts.push(words.starts[at]!);
      ends.push(words.ends[at]!);
      from.push(words.from[at]! + offset + 1);
      to.push(words.to[at]! + offset + 1);
      turnOf.push(turns.length);
    }
    const end = (block.attrs['end'] as number | null | undefined) ?? words.ends.at(-1) ?? start;
    turns.push({ start, end, position: offset });
  });
  // Turns said at the same time may be written in another order.
  const turnOrder = sortedBy(turns.map(({ start }) => start));
  const sorted = turnOrder ? turnOrder.map((at) => turns[at]!) : turns;
  const rank = turnOrder && Int32Array.from(turns, (turn) => sorted.indexOf(turn));
  const order = sortedBy(starts);
  const inOrder = (values: number[]) => Int32Array.from(order ? order.map((at) => values[at]!) : values);
  return {
    starts: inOrder(starts),
    ends: inOrder(ends),
    from: inOrder(from),
    to: inOrder(to),
    turnOf: inOrder(rank ? turnOf.map((at) => rank[at]!) : turnOf),
    turns: {
      starts: Int32Array.from(sorted, ({ start }) => start),
      ends: Int32Array.from(sorted, ({ end }) => end),
      positions: Int32Array.from(sorted, ({ position }) => position),
    },
  };
}

/** Order of the indexes by value; null if they are sorted already, as nearly always. */
function sortedBy(values: readonly number[]): number[] | null {
  if (values.every((value, at) => at === 0 || values[at - 1]! <= value)) return null;
  return values.map((_, at) => at).sort((a, b) => values[a]! - values[b]!);
}

function wordsOf(block: Node): BlockWords {
  const found = known.get(block);
  if (found) return found;
  const words: BlockWords = { starts: [], ends: [], from: [], to: [] };
  block.forEach((node, offset) => {
    const mark = node.marks.find(({ type }) => type.name === 'word');
    if (!mark) return;
    const last = words.to.length - 1;
    const start = Number(mark.attrs['start']);
    // A highlight that begins within a word cuts it into two nodes.
    if (words.to[last] === offset && words.starts[last] === start) words.to[last] = offset + node.nodeSize;
    else {
      words.starts.push(start);
      words.ends.push(Number(mark.attrs['end']));
      words.from.push(offset);
      words.to.push(offset + node.nodeSize);
    }
  });
  known.set(block, words);
  return words;
}
