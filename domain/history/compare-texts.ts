import { align } from '../anchors/index.ts';
import { type RichNode, type Speakers, numberOfWords } from '../content/index.ts';
import { changedWords } from './changed-words.ts';
import { type Line, linesOf } from './lines.ts';
import { Numbering } from './numbering.ts';
import { pairs } from './pairs.ts';
import type { ComparedBlock, Comparison } from './shapes.ts';

/** Unchanged blocks next to a change that are shown; the others are counted. */
const CONTEXT = 1;
/** Blocks of a comparison; longer ones are cut. */
export const COMPARED_MAX = 2000;

export interface ComparedText {
  readonly content: RichNode;
  readonly speakers: Speakers;
}

/** Compares two texts block by block, and changed blocks word by word. */
export function compareTexts(before: ComparedText, after: ComparedText): Comparison {
  const [old, now] = [linesOf(before), linesOf(after)];
  const blocks: ComparedBlock[] = [];
  const numbering = new Numbering();
  let [a, b] = [0, 0];
  for (const match of align(numbering.of(old.map(({ key }) => key)), numbering.of(now.map(({ key }) => key)), [2, 1])) {
    blocks.push(...comparedGap(old.slice(a, match.a), now.slice(b, match.b)));
    [a, b] = [match.a + match.length, match.b + match.length];
    blocks.push(...now.slice(match.b, b).map((line) => blockOf(line, 'SAME')));
  }
  blocks.push(...comparedGap(old.slice(a), now.slice(b)));
  const shown = withoutDistant(blocks);
  return {
    addedWords: wordsOf(blocks, 'ADDED'),
    removedWords: wordsOf(blocks, 'REMOVED'),
    changedBlocks: blocks.filter(({ change }) => change !== 'SAME').length,
    blocks: shown.slice(0, COMPARED_MAX),
    complete: shown.length <= COMPARED_MAX,
  };
}

/** Blocks between two unchanged ones: versions of the same block, removed and added ones. */
function comparedGap(old: readonly Line[], now: readonly Line[]): ComparedBlock[] {
  const blocks: ComparedBlock[] = [];
  let [a, b] = [0, 0];
  const upTo = (toA: number, toB: number): void => {
    blocks.push(...old.slice(a, toA).map((line) => blockOf(line, 'REMOVED')));
    blocks.push(...now.slice(b, toB).map((line) => blockOf(line, 'ADDED')));
  };
  for (const [atA, atB] of pairs(old, now)) {
    upTo(atA, atB);
    blocks.push(changedBlock(old[atA]!, now[atB]!));
    [a, b] = [atA + 1, atB + 1];
  }
  upTo(old.length, now.length);
  return blocks;
}

function changedBlock(old: Line, now: Line): ComparedBlock {
  if (old.text === now.text) return blockOf(now, 'FORMATTED');
  return { ...blockOf(now, 'CHANGED'), parts: changedWords(old.text, now.text) };
}

const blockOf = ({ type, level, speaker, text }: Line, change: ComparedBlock['change']): ComparedBlock => ({
  type,
  level,
  speaker,
  change,
  parts: text === '' ? [] : [{ text, change: change === 'ADDED' || change === 'REMOVED' ? change : null }],
  count: 1,
});

const wordsOf = (blocks: readonly ComparedBlock[], change: 'ADDED' | 'REMOVED'): number =>
  blocks.reduce(
    (sum, { parts }) =>
      parts.reduce((count, part) => count + (part.change === change ? numberOfWords(part.text) : 0), sum),
    0,
  );

/** Replaces unchanged blocks far from a change by their number. */
function withoutDistant(blocks: readonly ComparedBlock[]): ComparedBlock[] {
  const shown: ComparedBlock[] = [];
  for (let at = 0; at < blocks.length;) {
    let end = at;
    while (end < blocks.length && blocks[end]!.change === 'SAME') end += 1;
    const from = at === 0 ? at : at + CONTEXT;
    const to = end === blocks.length ? end : end - CONTEXT;
    if (to - from > 1) {
      shown.push(...blocks.slice(at, from), skipped(to - from), ...blocks.slice(to, end));
    } else {
      shown.push(...blocks.slice(at, end));
    }
    for (at = end; at < blocks.length && blocks[at]!.change !== 'SAME'; at += 1) shown.push(blocks[at]!);
  }
  return shown;
}

const skipped = (count: number): ComparedBlock => ({
  type: 'paragraph',
  level: null,
  speaker: null,
  change: 'SKIPPED',
  parts: [],
  count,
});
