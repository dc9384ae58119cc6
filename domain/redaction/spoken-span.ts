import { type RichNode, type TextRange, type TimedWord, layOut, timedWords } from '../content/index.ts';

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

const spokenWords = (content: RichNode): Spoken[] =>
  layOut(content).blocks.flatMap((block) =>
    timedWords(block.node).map((word) => ({
      ...word,
      start: block.start + word.start,
      end: block.start + word.end,
      fileId: block.fileId,
    })),
  );

/**
 * The time span of a range of words, padded into the silence around them. Words without times take those of their turns.
 * Null without times.
 */
export function spokenSpan(content: RichNode, { start, end }: TextRange): SpokenSpan | null {
  const words = spokenWords(content);
  const inside = words.flatMap((word, index) => (word.end > start && word.start < end ? [index] : []));
  if (inside.length === 0) return spanOfTurns(content, { start, end });
  const [first, last] = [words[inside[0]!]!, words[inside.at(-1)!]!];
  const before = words[inside[0]! - 1];
  const after = words[inside.at(-1)! + 1];
  const silenceBefore = before?.fileId === first.fileId ? Math.max(0, first.startMs - before.endMs) : first.startMs;
  const silenceAfter = after?.fileId === last.fileId ? Math.max(0, after.startMs - last.endMs) : Infinity;
  return {
    fileId: first.fileId,
    startMs: Math.round(first.startMs - Math.min(PADDING_MS, silenceBefore / 2)),
    endMs: Math.round(Math.max(first.endMs, last.endMs) + Math.min(PADDING_MS, silenceAfter / 2)),
  };
}

function spanOfTurns(content: RichNode, { start, end }: TextRange): SpokenSpan | null {
  const turns = layOut(content).blocks.filter((block) => block.end > start && block.start < end);
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
