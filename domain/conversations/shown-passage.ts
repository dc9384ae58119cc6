import type { Source } from '../evidence/index.ts';
import { codePoints, countCodePoints } from '../content/index.ts';
import { type Sentence, sentencesOf } from '../extraction/index.ts';
import type { AnswerPassage } from './shapes.ts';

/** Code points of text on each side of a passage that are read and shown. */
export const PASSAGE_NEIGHBORS = 300;

type Line = AnswerPassage['lines'][number];

/**
 * A passage as it is shown: whole sentences around the marked words, by line, each with its speaker. Positions count in the text of the
 * source.
 */
export function shownPassage(
  source: Pick<Source, 'text' | 'blocks' | 'offset'>,
  passage: { readonly start: number; readonly end: number },
  marked: { readonly start: number; readonly end: number },
): Line[] {
  const { text, blocks } = source;
  const points = codePoints(text);
  const [from, to] = [passage.start - PASSAGE_NEIGHBORS, passage.end + PASSAGE_NEIGHBORS];
  const sentences = sentencesOf(text, blocks).filter((sentence) => isWhole(source, passage.end, sentence));
  const shown = sentences.filter(({ start, end }) => isShown({ start, end }, from, to, marked));
  const lines = Map.groupBy(shown, ({ block }) => block);
  return [...lines.values()].map((sentences): Line => {
    const [start, end] = [sentences[0]!.start, sentences.at(-1)!.end];
    const cut = (a: number, b: number): string => points.slice(Math.max(start, a), Math.min(end, b));
    const parts = [
      { text: cut(start, Math.max(start, Math.min(end, marked.start))), marked: false },
      { text: marked.start < end && marked.end > start ? cut(marked.start, marked.end) : '', marked: true },
      { text: cut(Math.max(start, Math.min(end, marked.end)), end), marked: false },
    ];
    return { speaker: sentences[0]!.speaker, parts: parts.filter((part) => part.text !== '') };
  });
}

/**
 * Whether a sentence is not cut at an end of the part that was read from a longer text.
 * @param passageEnd of the passage around which it was read
 */
export function isWhole(
  { text, offset = 0 }: Pick<Source, 'text' | 'offset'>,
  passageEnd: number,
  sentence: Pick<Sentence, 'start' | 'text'>,
): boolean {
  if (sentence.start === 0) return offset === 0;
  const isLast = text.endsWith(sentence.text);
  return !isLast || ENDS.test(sentence.text) || countCodePoints(text) < passageEnd + PASSAGE_NEIGHBORS;
}

const ENDS = /[.!?…。！？]["'”’»)\]]*$/u;

/** Sentences near the passage, and the marked one. */
const isShown = (
  { start, end }: Pick<Sentence, 'start' | 'end'>,
  from: number,
  to: number,
  marked: { readonly start: number; readonly end: number },
): boolean => (start >= from && end <= to) || (start < marked.end && end > marked.start);
