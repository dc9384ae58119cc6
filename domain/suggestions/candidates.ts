import { codePoints } from '../content/index.ts';
import { passagesOf } from '../search/index.ts';

/** Words of one speaker that could be a highlight: one sentence, or a few short ones in a row. */
export interface Candidate {
  /** In the plain text, in code points. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A block of a note, with its place in the plain text in code points. */
interface ReadBlock {
  readonly node: { readonly type: string };
  readonly start: number;
  readonly text: string;
}

/** A candidate with the vector of its words, of length 1. */
export interface Embedded {
  readonly candidate: Candidate;
  readonly vector: Float32Array;
}

/** Shorter passages say too little on their own, longer ones too much (decided). */
const WORDS_MIN = 8;
const LENGTH_MAX = 320;
/** A longer sentence is speech without punctuation, and is cut between words. */
const SENTENCE_MAX = 4 * LENGTH_MAX;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = /[\p{L}\p{N}]+/gu;

/** The passages of a note that could be highlighted, in text order. They never span paragraphs or turns. */
export function candidates({ blocks }: { readonly blocks: readonly ReadBlock[] }): Candidate[] {
  return blocks.flatMap(({ node, start, text }) =>
    node.type === 'heading' || text.length < WORDS_MIN ? [] : inBlock(text, start),
  );
}

function inBlock(text: string, start: number): Candidate[] {
  const found: Candidate[] = [];
  const points = codePoints(text);
  let open = { from: 0, to: 0 };
  const close = () => {
    const words = text.slice(open.from, open.to);
    const lead = words.length - words.trimStart().length;
    const quote = words.trim();
    if ((quote.match(WORDS)?.length ?? 0) < WORDS_MIN || quote.includes('[redacted]')) return;
    const [from, to] = [open.from + lead, open.from + lead + quote.length];
    found.push({ start: start + points.pointAt(from), end: start + points.pointAt(to), text: quote });
  };
  for (const { start: index, end } of piecesOf(text)) {
    const isShort = (text.slice(open.from, open.to).match(WORDS)?.length ?? 0) < WORDS_MIN;
    if (open.to > open.from && !(isShort && end - open.from <= LENGTH_MAX)) {
      close();
      open = { from: index, to: end };
    } else open = { from: open.to > open.from ? open.from : index, to: end };
  }
  close();
  return found;
}

/** The sentences of a text in UTF-16 units; those that are too long in pieces. */
function* piecesOf(text: string): Generator<{ start: number; end: number }> {
  for (const { segment, index } of SENTENCES.segment(text)) {
    let start = index;
    for (const { text: piece } of segment.length > SENTENCE_MAX
      ? passagesOf(segment, LENGTH_MAX)
      : [{ text: segment }]) {
      yield { start, end: start + piece.length };
      start += piece.length;
    }
  }
}
