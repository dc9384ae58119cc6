import { subjectOf } from '@evident/domain/conversations';
import type { DraftSentence } from '@evident/domain/evidence';
import { quoted, type ReadSentence } from '@evident/domain/extraction';
import { readSentences, type Understanding } from '../extraction/index.ts';
import type { FoundPassage } from './find-passages.ts';

/** How much worse than the best a further sentence of a passage may be to be shown, too. */
const SECOND = 0.85;
/** Passages this much worse than the best are left out of the answer. */
const WORTH = 0.75;
/** A sentence answers from this share of the question's words, rarer ones counting more, or from this cosine (decided). */
const SHARED = 0.2;
const SIMILAR = 0.5;

/** Each extracted sentence is a paragraph, because none continues the one before. */
export const ANSWER_SECTIONS = Array.from({ length: 12 }, (_, at) => ({ key: `s${at + 1}`, title: null }));

type Passage = Pick<FoundPassage, 'source' | 'start' | 'end' | 'score'>;
interface Scored extends ReadSentence {
  readonly score: number;
}

/**
 * The sentences of passages that answer a question best, each quoting itself: the best of each passage in their order, then the second
 * ones that are nearly as good. By the words they share with the question and by their meaning. None if nothing answers.
 */
export const extractAnswer =
  (understanding: Understanding) =>
  async (question: string, found: readonly Passage[], sentencesMax: number): Promise<DraftSentence[]> => {
    const passages = found.filter(({ score }) => score >= WORTH * (found[0]?.score ?? 0));
    const subject = subjectOf(question);
    const { sentences, meanings } = await readSentences(
      understanding,
      passages.map(({ source }) => source),
    );
    const [asked] = await meanings([subject]);
    const shares = sharesOf(understanding, subject, sentences);
    const scored = sentences.flatMap((sentence, at): Scored[] => {
      const [similar, shared] = [Math.max(0, dot(sentence.vector, asked!)), shares[at]!];
      if (shared < SHARED && similar < SIMILAR) return [];
      return [{ ...sentence, score: (similar + shared) * (0.4 + 0.6 * sentence.statement) }];
    });
    const ranked = passages.map(({ source, start, end }) => {
      const from = source.offset ?? 0;
      return scored
        .filter((one) => one.source === source.key && one.start + from < end && one.end + from > start)
        .sort((a, b) => b.score - a.score);
    });
    const best = Math.max(0, ...ranked.flatMap(([one]) => one?.score ?? 0));
    const first = ranked.flatMap(([one]) => one ?? []);
    const second = ranked.flatMap(([, one]) => (one && one.score >= SECOND * best ? [one] : []));
    return [...first, ...second]
      .slice(0, Math.min(sentencesMax, ANSWER_SECTIONS.length))
      .map((sentence, at) => quoted(sentence, ANSWER_SECTIONS[at]!.key));
  };

/** The share of the question's words in each sentence, in any inflection; words in fewer of the sentences count more. */
function sharesOf({ analysis }: Understanding, subject: string, sentences: readonly ReadSentence[]): number[] {
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

const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
