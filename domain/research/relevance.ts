import { type ReadSentence, type Vector, dot, tellingWords, unit, wordsOf } from '../extraction/index.ts';
import { kindsAsked } from './asked.ts';

/** Shares of the parts of {@link relevanceOf}. */
const MEANING = 0.5;
const CONTEXT = 0.2;
const WORDS = 0.3;
/** Words of the kind that is asked for add this to any sentence, and this share to the nearness of the sentence. */
const CUE = 0.08;
const CUE_TIMES = 0.6;
/** Letters after which words count as the same: "adopt" and "adopting". */
const STEM = 6;
/** Sentences from which on their mean says what all are about. */
const MANY = 12;

export interface Question {
  readonly text: string;
  readonly vector: Vector;
}

export interface Related extends Pick<ReadSentence, 'text' | 'vector' | 'statement'> {
  /** Meaning of the heading or question that the sentence follows; null without one. */
  readonly context: Vector | null;
}

/**
 * How near each sentence is to a question, 0 to about 1: by its meaning and that of the question it answers, by the rarer words that it
 * shares with the question, and by words of the kind that is asked for, such as difficulties. The common component of all sentences is
 * removed (Arora, Liang and Ma 2017).
 */
export function relevanceOf(sentences: readonly Related[], { text, vector }: Question): number[] {
  const without = withoutCommon(sentences.map((one) => one.vector));
  const asked = without(vector);
  const words = rareWords(
    sentences.map((one) => one.text),
    text,
  );
  const cues = kindsAsked(text);
  return sentences.map((one) => {
    const meaning = Math.max(0, 0.3 * dot(one.vector, vector) + 0.7 * dot(without(one.vector), asked));
    const context = one.context ? Math.max(0, dot(one.context, vector)) : 0;
    const cued = cues.length > 0 ? cues.filter((cue) => cue.said.test(one.text)).length / cues.length : 0;
    const near = MEANING * meaning + CONTEXT * context + WORDS * words(one.text);
    return (near * (1 + CUE_TIMES * cued) + CUE * cued) * (0.4 + 0.6 * Math.min(1, one.statement));
  });
}

/** Vectors without what all of them share; unchanged if they are too few to tell. */
export function withoutCommon(vectors: readonly Vector[]): (vector: Vector) => Vector {
  if (vectors.length < MANY) return (vector) => vector;
  const mean = new Float32Array(vectors[0]!.length);
  for (const vector of vectors) for (const [at, value] of vector.entries()) mean[at]! += value / vectors.length;
  return (vector) => unit(vector.map((value, at) => value - mean[at]!));
}

/** The share of the words of a question that a text has; words that many of the texts have count less. */
function rareWords(texts: readonly string[], question: string): (text: string) => number {
  const stems = new Set(tellingWords(question).map(stemOf));
  const holders = new Map<string, number>();
  const stemsIn = (text: string): string[] => [...new Set(wordsOf(text).map(stemOf))].filter((stem) => stems.has(stem));
  for (const text of texts) for (const stem of stemsIn(text)) holders.set(stem, (holders.get(stem) ?? 0) + 1);
  const weight = (stem: string): number => Math.log(1 + texts.length / (1 + (holders.get(stem) ?? 0)));
  const whole = [...stems].reduce((sum, stem) => sum + weight(stem), 0);
  return (text) => (whole === 0 ? 0 : stemsIn(text).reduce((sum, stem) => sum + weight(stem), 0) / whole);
}

export const stemOf = (word: string): string => word.replace(/(?:['’]s|s)$/u, '').slice(0, STEM);
