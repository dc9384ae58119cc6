import { type RichMark, type RichNode, inlineText } from '../content/index.ts';
import { type HeardWord, type WordTime, alignWords } from '../imports/index.ts';

/** Returns the timed words of turns. Words that share one time, such as those of a caption, share it by their length. */
export function heardWords(turns: readonly RichNode[]): HeardWord[] {
  return turns.flatMap(({ content }) =>
    runsOf(content ?? []).flatMap(({ text, time }) => (time ? shared(text.split(/\s+/).filter(Boolean), time) : [])),
  );
}

interface Run {
  readonly text: string;
  readonly time: WordTime | undefined;
}

/** Joins text that other marks, such as highlights, divide within one time. */
function runsOf(content: readonly RichNode[]): Run[] {
  const runs: Run[] = [];
  for (const node of content) {
    const time = node.marks?.find(({ type }) => type === 'word')?.attrs as unknown as WordTime | undefined;
    const last = runs.at(-1);
    if (last?.time && time && last.time.start === time.start && last.time.end === time.end)
      runs[runs.length - 1] = { text: last.text + inlineText(node), time };
    else runs.push({ text: inlineText(node), time });
  }
  return runs;
}

function shared(words: readonly string[], { start, end }: WordTime): HeardWord[] {
  const whole = words.reduce((sum, word) => sum + word.length, 0);
  let passed = 0;
  const at = (length: number): number => Math.round(start + ((end - start) * length) / whole);
  return words.map((text) => {
    const from = at(passed);
    passed += text.length;
    return { text, start: from, end: at(passed) };
  });
}

/** Whether any word of the turns has a time. */
export const hasTimes = (turns: readonly RichNode[]): boolean =>
  turns.some(({ content }) => content?.some(({ marks }) => marks?.some(({ type }) => type === 'word')));

/**
 * Gives times to the words of turns, from timed words of the same recording. Paragraphs become turns, because only
 * turns have times. Previous times are replaced.
 */
export function withTimes(blocks: readonly RichNode[], heard: readonly HeardWord[]): RichNode[] {
  const turns = blocks.map((block) => (block.type === 'paragraph' ? { ...block, type: 'turn' } : block));
  const words = turns.flatMap((turn) => wordsIn(turn));
  const times = alignWords(words, heard);
  let next = 0;
  return turns.map((turn) => {
    if (turn.type !== 'turn') {
      next += wordsIn(turn).length;
      return turn;
    }
    const own = times.slice(next, next + wordsIn(turn).length);
    next += own.length;
    return timedTurn(turn, own);
  });
}

/** White space between, before or after words. */
const PARTS = /(\s+)/;

const wordsIn = (turn: RichNode): string[] =>
  (turn.content ?? []).flatMap((node) => (node.text ?? '').split(/\s+/).filter(Boolean));

function timedTurn(turn: RichNode, times: readonly (WordTime | null)[]): RichNode {
  let next = 0;
  const content = (turn.content ?? []).flatMap((node) => {
    if (node.type !== 'text') return [node];
    const others = (node.marks ?? []).filter(({ type }) => type !== 'word');
    return node.text!.split(PARTS).flatMap((part): RichNode[] => {
      if (part === '') return [];
      const time = part.trim() === '' ? null : times[next++];
      return [
        textNode(part, time ? [...others, { type: 'word', attrs: { start: time.start, end: time.end } }] : others),
      ];
    });
  });
  const known = times.filter((time) => time !== null);
  return {
    ...turn,
    attrs: { ...turn.attrs, start: known[0]?.start ?? null, end: known.at(-1)?.end ?? null },
    ...(content.length > 0 && { content }),
  };
}

const textNode = (text: string, marks: RichMark[]): RichNode =>
  marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text };
