import { type Layout, type RichNode, type TextRange, type TimedWord, layOut, timedWords } from '../content/index.ts';

/** Time added on both sides of words, at most up to the middle of the silence next to them (decided). */
const PADDING_MS = 150;

export interface SpokenSpan {
  /** Null: the first recording of the note. */
  readonly fileId: string | null;
  readonly startMs: number;
  readonly endMs: number;
}

interface Spoken extends TimedWord {
  readonly fileId: string | null;
}

const spokenWords = (content: RichNode, { blocks } = layOut(content)): Spoken[] =>
  blocks.flatMap((block) =>
    timedWords(block.node).map((word) => ({
      ...word,
      start: block.start + word.start,
      end: block.start + word.end,
      fileId: block.fileId,
    })),
  );

/**
 * Reads the time spans of ranges of words, padded into the silence around them. Words without times take those of their turns.
 * Null without times.
 */
export function spokenSpans(content: RichNode): (range: TextRange) => SpokenSpan | null {
  const layout = layOut(content);
  const words = spokenWords(content, layout);
  return (range) => {
    const first = firstThat(words, ({ end }) => end > range.start);
    const last = firstThat(words, ({ start }) => start >= range.end) - 1;
    return first > last ? spanOfTurns(layout, range) : spanOfWords(words, first, last);
  };
}

/** {@link spokenSpans} of one range. */
export const spokenSpan = (content: RichNode, range: TextRange): SpokenSpan | null => spokenSpans(content)(range);

/** The index of the first for which a condition holds that holds for all after it. */
function firstThat(words: readonly Spoken[], holds: (word: Spoken) => boolean): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(words[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function spanOfWords(words: readonly Spoken[], from: number, to: number): SpokenSpan {
  const [first, last] = [words[from]!, words[to]!];
  const before = words[from - 1];
  const after = words[to + 1];
  const silenceBefore = before?.fileId === first.fileId ? Math.max(0, first.startMs - before.endMs) : first.startMs;
  const silenceAfter = after?.fileId === last.fileId ? Math.max(0, after.startMs - last.endMs) : Infinity;
  return {
    fileId: first.fileId,
    startMs: Math.round(first.startMs - Math.min(PADDING_MS, silenceBefore / 2)),
    endMs: Math.round(Math.max(first.endMs, last.endMs) + Math.min(PADDING_MS, silenceAfter / 2)),
  };
}

function spanOfTurns({ blocks }: Layout, { start, end }: TextRange): SpokenSpan | null {
  const turns = blocks.filter((block) => block.end > start && block.start < end);
  const [startMs, endMs] = [turns[0]?.startMs ?? null, turns.at(-1)?.endMs ?? null];
  if (startMs === null || endMs === null || endMs <= startMs) return null;
  return { fileId: turns[0]!.fileId, startMs, endMs };
}

/** The words spoken in a time span of a recording, in text order. `isFirst`: turns without a recording are of this one. */
export function wordsSpokenIn(
  content: RichNode,
  { fileId, startMs, endMs }: { readonly fileId: string; readonly startMs: number; readonly endMs: number },
  isFirst: boolean,
): TextRange[] {
  const ranges: { start: number; end: number }[] = [];
  for (const word of spokenWords(content)) {
    if ((word.fileId ?? (isFirst ? fileId : null)) !== fileId) continue;
    if (word.endMs <= startMs || word.startMs >= endMs) continue;
    const last = ranges.at(-1);
    if (last && word.start - last.end <= 1) last.end = word.end;
    else ranges.push({ start: word.start, end: word.end });
  }
  return ranges;
}
