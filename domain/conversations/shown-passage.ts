import type { Source } from '../evidence/index.ts';
import { codePoints } from '../content/index.ts';
import { type Sentence, sentencesOf } from '../extraction/index.ts';
import type { AnswerPassage } from './shapes.ts';

/** Code points of text on each side of the passage that are shown. */
const NEIGHBORS = 300;

type Line = AnswerPassage['lines'][number];

/**
 * A passage as it is shown: whole sentences around the marked words, by line, each with its speaker. Positions count in the text of the
 * source.
 */
export function shownPassage(
  { text, blocks }: Pick<Source, 'text' | 'blocks'>,
  passage: { readonly start: number; readonly end: number },
  marked: { readonly start: number; readonly end: number },
): Line[] {
  const points = codePoints(text);
  const [from, to] = [passage.start - NEIGHBORS, passage.end + NEIGHBORS];
  const shown = sentencesOf(text, blocks).filter(({ start, end }) => isShown({ start, end }, from, to, marked));
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

/** Sentences that are cut at the ends of what is read from a source are left out, unless they are marked. */
const isShown = (
  { start, end }: Pick<Sentence, 'start' | 'end'>,
  from: number,
  to: number,
  marked: { readonly start: number; readonly end: number },
): boolean => (start >= from && end <= to) || (start < marked.end && end > marked.start);
