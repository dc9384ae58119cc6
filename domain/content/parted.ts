import { refuse } from '../kernel/index.ts';
import { codePoints, countCodePoints } from './code-points.ts';
import type { TextRange } from './highlight-places.ts';
import { type TextBlock, inlineText, layOut } from './layout.ts';
import { joinRuns } from './runs.ts';
import type { RichNode } from './rich-text.ts';

/** A document in two parts. */
export interface Parted {
  readonly stays: RichNode;
  readonly goes: RichNode;
  /** The words that go, in code points of the whole text. */
  readonly range: TextRange;
}

/**
 * Divides a document: the words of a range go, with the pictures and cards between them, and the others stay. Blocks,
 * lists and quotes at the ends of the range are divided, and timed turns between their words. Tables are not.
 * @throws Refusal `UnprocessableContent` if the range has no words, or an end in a table
 */
export function parted(document: RichNode, wanted: TextRange): Parted {
  const { text, blocks } = layOut(document);
  const total = blocks.at(-1)?.end ?? 0;
  const places = new Map(blocks.map((block) => [block.node, block]));
  const inside = blocks.filter((block) => goesFrom(block, wanted) !== null);
  const [first, last] = [inside[0], inside.at(-1)];
  const range = {
    start: Math.max(wanted.start, first?.start ?? wanted.start),
    end: Math.min(wanted.end, last?.end ?? wanted.end),
  };
  if (!first || codePoints(text).slice(range.start, range.end).trim() === '')
    refuse('UnprocessableContent', 'There are no words here', 'Choose a place with words.');
  return {
    stays: documentOf(document, partOf({ places, wanted, total, isGoing: false })),
    goes: documentOf(document, partOf({ places, wanted, total, isGoing: true })),
    range,
  };
}

const documentOf = (document: RichNode, part: (nodes: readonly RichNode[]) => RichNode[]): RichNode => {
  const content = part(document.content ?? []);
  return { ...document, content: content.length > 0 ? content : [{ type: 'paragraph' }] };
};

/** The part of a block in the range; null if none. Blocks without words in the range belong to it. */
function goesFrom({ start, end }: TextRange, wanted: TextRange): TextRange | null {
  const from = Math.max(start, wanted.start);
  const to = Math.min(end, wanted.end);
  if (start === end) return start >= wanted.start && end <= wanted.end ? { start, end } : null;
  return from < to ? { start: from, end: to } : null;
}

interface Part {
  readonly places: ReadonlyMap<RichNode, TextBlock>;
  readonly wanted: TextRange;
  readonly total: number;
  readonly isGoing: boolean;
}

/** Returns a function that keeps one part of blocks in document order. */
function partOf({ places, wanted, total, isGoing }: Part): (nodes: readonly RichNode[]) => RichNode[] {
  let passed: TextBlock | undefined;
  const keeps = (node: RichNode): RichNode[] => {
    const block = places.get(node);
    if (block) {
      passed = block;
      return cutBlock(block, goesFrom(block, wanted), isGoing);
    }
    if (node.type === 'table') return wholeTable(node);
    if (!node.content) return isAtomGoing() === isGoing ? [node] : [];
    const content = node.content.flatMap(keeps);
    return content.length > 0 ? fitting(node, content) : [];
  };
  return (nodes) => nodes.flatMap(keeps);

  function isAtomGoing(): boolean {
    if (!passed) return wanted.start === 0;
    return passed.end > wanted.start && (passed.end < wanted.end || wanted.end >= total);
  }

  function wholeTable(table: RichNode): RichNode[] {
    const inTable: TextBlock[] = [];
    const visit = (node: RichNode): void => {
      const block = places.get(node);
      if (block) inTable.push(block);
      else node.content?.forEach(visit);
    };
    visit(table);
    passed = inTable.at(-1) ?? passed;
    const going = inTable.filter((block) => {
      const goes = goesFrom(block, wanted);
      if (goes && (goes.start > block.start || goes.end < block.end)) inATable();
      return goes !== null;
    });
    const [start, end] = [inTable[0]?.start ?? 0, inTable.at(-1)?.end ?? 0];
    const isWhole = start >= wanted.start && end <= wanted.end;
    if (going.some(({ text }) => text !== '') && !isWhole) inATable();
    return (inTable.length > 0 && isWhole) === isGoing ? [table] : [];
  }
}

const inATable = (): never =>
  refuse('UnprocessableContent', 'A table cannot be divided', 'Choose a place before or after it.');

/** Whether `kept` is a valid content of a node: items begin with a paragraph, toggles with their title. */
function fitting(node: RichNode, kept: RichNode[]): RichNode[] {
  const first = kept[0]!.type;
  if (node.type === 'toggle' && first !== 'toggleTitle') return kept;
  const isItem = node.type === 'listItem' || node.type === 'checkItem';
  return [{ ...node, content: isItem && first !== 'paragraph' ? [{ type: 'paragraph' }, ...kept] : kept }];
}

function cutBlock({ node, start, end }: TextBlock, goes: TextRange | null, isGoing: boolean): RichNode[] {
  if (!goes) return isGoing ? [] : [node];
  if (goes.start <= start && goes.end >= end) return isGoing ? [node] : [];
  const runs = isGoing
    ? runsIn(node, goes.start - start, goes.end - start)
    : [...runsIn(node, 0, goes.start - start), ...runsIn(node, goes.end - start, end - start)];
  const isMiddle = !isGoing && goes.start > start && goes.end < end;
  const { content: _, ...rest } = node;
  const content = joinRuns(runs);
  const cut = content.length > 0 ? { ...rest, content } : rest;
  return [isMiddle || node.type !== 'turn' ? cut : timed(cut, isGoing ? goes.start > start : goes.start <= start)];
}

function runsIn({ content = [] }: RichNode, from: number, to: number): RichNode[] {
  let position = 0;
  return content.flatMap((node) => {
    const start = position;
    position += countCodePoints(inlineText(node));
    const [first, last] = [Math.max(start, from), Math.min(position, to)];
    if (first >= last) return [];
    if (node.type !== 'text') return [node];
    return [{ ...node, text: codePoints(node.text!).slice(first - start, last - start) }];
  });
}

/** Half of a turn: the end where it was divided takes the time of its word, if words have times. */
function timed(turn: RichNode, isEnd: boolean): RichNode {
  const words = (turn.content ?? []).flatMap(({ marks = [] }) => marks.filter(({ type }) => type === 'word'));
  const time = isEnd ? words[0]?.attrs?.start : words.at(-1)?.attrs?.end;
  if (typeof time !== 'number') return turn;
  return { ...turn, attrs: { ...turn.attrs, [isEnd ? 'start' : 'end']: time } };
}
