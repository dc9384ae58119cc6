import { speakersNamed, subjectOf } from '@evident/domain/conversations';
import type { Source } from '@evident/domain/evidence';
import { dot, isQuestion, type ReadSentence, sentencesOfSources, type Vector } from '@evident/domain/extraction';
import { readSentences, type Understanding } from '../extraction/index.ts';

/** A sentence that may answer a question. */
export interface PossibleAnswer extends ReadSentence {
  /** How much it is about the question, from 0 to 2: the share of the words, and the cosine. */
  readonly fit: number;
  /** For comparison with others: also by who says it, and how well it can be read alone. */
  readonly score: number;
}

/** An answer is at most this many sentences after the question of a talk that asks for it (decided). */
const REACH = 4;
/** Without meanings, only shared words say what a sentence is about; fewer of them suffice (decided). */
const BY_WORDS = 1.5;
/** What a sentence is worth more if the question names its speaker. */
const NAMED = 0.2;

/**
 * The sentences of sources, with how well each answers a question. Who answers seldom repeats the words of who asked, so what is said after a
 * question in the talk fits as well as that question does.
 */
export async function readAnswers(
  understanding: Understanding,
  question: string,
  sources: readonly Source[],
): Promise<PossibleAnswer[]> {
  const subject = subjectOf(question);
  const { sentences, meanings, isUnderstood } = await readSentences(understanding, sources);
  const all = sentencesOfSources(sources);
  const asking = all.filter(({ text }) => isQuestion(text));
  const [asked, ...askingVectors] = await meanings([subject, ...asking.map(({ text }) => text)]);
  const shares = sharesOf(understanding, subject, [...sentences, ...asking]);
  const fit = (vector: Vector, at: number): number =>
    (Math.max(0, dot(vector, asked!)) + shares[at]!) * (isUnderstood ? 1 : BY_WORDS);
  const fits = new Map([
    ...sentences.map(({ vector, ...sentence }, at) => [placeOf(sentence), fit(vector, at)] as const),
    ...asking.map((sentence, at) => [placeOf(sentence), fit(askingVectors[at]!, sentences.length + at)] as const),
  ]);
  const before = new Map(all.map((sentence, at) => [placeOf(sentence), all.slice(Math.max(0, at - REACH), at)]));
  const named = new Set(speakersNamed(question, [...new Set(all.flatMap(({ speaker }) => speaker ?? []))]));
  return sentences.map((sentence) => {
    const asks = before
      .get(placeOf(sentence))!
      .findLast((one) => one.source === sentence.source && one.block !== sentence.block && isQuestion(one.text));
    const own = fits.get(placeOf(sentence))!;
    const most = asks ? Math.max(own, fits.get(placeOf(asks))!) : own;
    const worth = most + (named.has(sentence.speaker ?? '') ? NAMED : 0);
    return { ...sentence, fit: most, score: worth * (0.4 + 0.6 * sentence.statement) };
  });
}

const placeOf = ({ source, start }: Pick<ReadSentence, 'source' | 'start'>): string => `${source} ${start}`;

/** The share of the question's words in each sentence, in any inflection; words in fewer of the sentences count more. */
function sharesOf({ analysis }: Understanding, subject: string, sentences: readonly { text: string }[]): number[] {
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
  return holds.map((held) => weights.reduce((sum, weight, word) => sum + (held[word] ? weight : 0), 0) / total);
}
