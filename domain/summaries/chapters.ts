import { type ReadSentence, segments, type Vector, addTo, unit, wordsOf } from '../extraction/index.ts';

/** Words of a chapter; longer talks have fewer and longer chapters than their length says. */
const CHAPTER_WORDS = 400;
const CHAPTERS_MAX = 12;
/** Units that are cut between; more make cutting slow and no better. */
const UNITS_MAX = 400;

/** Number of chapters for so many words. */
export const chapterCount = (words: number): number =>
  Math.max(1, Math.min(CHAPTERS_MAX, Math.round(Math.sqrt(words / CHAPTER_WORDS) * 1.2)));

/** Cuts the sentences of one source into chapters, where the topic changes. */
export function chaptersOf(sentences: readonly ReadSentence[], count?: number): ReadSentence[][] {
  if (sentences.length === 0) return [];
  const size = Math.ceil(sentences.length / UNITS_MAX);
  const units = chunks(sentences, size);
  const weights = units.map((some) => Math.sqrt(some.reduce((sum, { text }) => sum + wordsOf(text).length, 0)));
  const words = sentences.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const starts = segments(units.map(meaningOf), count ?? chapterCount(words), weights, Math.min(3, units.length));
  return starts.map((start, at) => units.slice(start, starts[at + 1] ?? units.length).flat());
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

function meaningOf(sentences: readonly ReadSentence[]): Vector {
  const sum = new Float32Array(sentences[0]!.vector.length);
  for (const { vector } of sentences) addTo(sum, vector);
  return unit(sum);
}
