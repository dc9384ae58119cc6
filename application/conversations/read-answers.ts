import { speakersNamed, subjectOf } from '@evident/domain/conversations';
import type { Source } from '@evident/domain/evidence';
import { dot, isQuestion, type ReadSentence } from '@evident/domain/extraction';
import { readSentences, sentencesRead, type Understanding } from '../extraction/index.ts';

/** A sentence that answers a question. */
export interface PossibleAnswer extends ReadSentence {
  /** How well, compared to others: by words and meaning, by who says it, and by how well it can be read alone. */
  readonly score: number;
}

/**
 * A sentence answers from this fit, which is its cosine plus its share of the question's words. And it needs this share of the words around
 * it, or this cosine: one common word says little. Measured on questions of the same and of other meetings (`docs/capabilities/ask.md`).
 */
const FIT = 0.6;
const AROUND = 0.6;
const SIMILAR = 0.5;
/** Without meanings, only shared words say what a sentence is about; fewer of them suffice (decided). */
const BY_WORDS = 1.5;
/** An answer is at most this many sentences after the question of a talk that asks for it (decided). */
const REACH = 4;
/** Gain of a sentence if the question names its speaker. */
const NAMED = 0.2;

/**
 * Returns the sentences of sources that answer a question. An answer in a talk rarely repeats the words of its question, so it fits as well
 * as that question does.
 */
export async function readAnswers(
  understanding: Understanding,
  question: string,
  sources: readonly Source[],
): Promise<PossibleAnswer[]> {
  const subject = subjectOf(question);
  const { sentences, meanings, isUnderstood } = await readSentences(understanding, sources);
  const all = await sentencesRead(understanding, sources);
  const asking = all.filter(({ text }) => isQuestion(text));
  const [asked, ...askingVectors] = await meanings([subject, ...asking.map(({ text }) => text)]);
  const words = wordsIn(understanding, subject, all);
  const vectors = new Map([
    ...sentences.map((sentence) => [placeOf(sentence), sentence.vector] as const),
    ...asking.map((sentence, at) => [placeOf(sentence), askingVectors[at]!] as const),
  ]);
  const fits = all.map((sentence, at): number => {
    const vector = vectors.get(placeOf(sentence));
    if (!vector) return 0;
    const similar = Math.max(0, dot(vector, asked!));
    const fit = (similar + words.share[at]!) * (isUnderstood ? 1 : BY_WORDS);
    return fit >= FIT && (similar >= SIMILAR || words.around.get(sentence.source)! >= AROUND) ? fit : 0;
  });
  const named = new Set(speakersNamed(question, [...new Set(all.flatMap(({ speaker }) => speaker ?? []))]));
  const places = new Map(all.map((sentence, at) => [placeOf(sentence), at]));
  return sentences.flatMap((sentence): PossibleAnswer[] => {
    const at = places.get(placeOf(sentence))!;
    const fit = Math.max(fits[at]!, fits[questionBefore(all, at)] ?? 0);
    if (fit === 0) return [];
    const worth = fit + (named.has(sentence.speaker ?? '') ? NAMED : 0);
    return [{ ...sentence, score: worth * (0.4 + 0.6 * sentence.statement) }];
  });
}

type Placed = Omit<ReadSentence, 'vector'>;

const placeOf = ({ source, start }: Pick<Placed, 'source' | 'start'>): string => `${source} ${start}`;

/** The index of the question of another turn that a sentence may answer; -1 if there is none. */
function questionBefore(all: readonly Placed[], at: number): number {
  const { source, block } = all[at]!;
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const one = all[before]!;
    if (one.source !== source) return -1;
    if (one.block !== block && isQuestion(one.text)) return before;
  }
  return -1;
}

interface SharedWords {
  /** The share of the question's words in each sentence; words in fewer of the sentences count more. */
  readonly share: readonly number[];
  /** The share of the words in each source. */
  readonly around: ReadonlyMap<string, number>;
}

/** Which words of a question the sentences have, in any inflection. */
function wordsIn({ analysis }: Understanding, subject: string, sentences: readonly Placed[]): SharedWords {
  const asked = analysis.analyse(subject, null).tokens.map(({ forms }) => new Set(forms));
  const holds = sentences.map(({ text }) => {
    const forms = new Set(analysis.analyse(text, null).tokens.flatMap((token) => token.forms));
    return asked.map((word) => [...word].some((form) => forms.has(form)));
  });
  const weights = asked.map((_, word) => {
    const holders = holds.filter((held) => held[word]).length;
    return Math.log(1 + (sentences.length + 1) / (holders + 0.5));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const found = new Map<string, Set<number>>();
  sentences.forEach(({ source }, at) => {
    const words = found.get(source) ?? new Set();
    found.set(source, words);
    holds[at]!.forEach((held, word) => held && words.add(word));
  });
  return {
    share: holds.map((held) => weights.reduce((sum, weight, word) => sum + (held[word] ? weight : 0), 0) / total),
    around: new Map([...found].map(([source, words]) => [source, words.size / Math.max(1, asked.length)])),
  };
}
