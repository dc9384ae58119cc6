import { subjectOf } from '@evident/domain/conversations';
import type { DraftSentence } from '@evident/domain/evidence';
import { quoted, type ReadSentence, wordVectors } from '@evident/domain/extraction';
import { readSentences, type Understanding } from '../extraction/index.ts';
import type { FoundPassage } from './find-passages.ts';

/** How much a sentence of the same passage may be worse than the best of all to be shown, too. */
const SECOND = 0.85;

type Passage = Pick<FoundPassage, 'source' | 'start' | 'end' | 'text'>;
interface Scored extends ReadSentence {
  readonly score: number;
}

/**
 * The sentences of passages that answer a question best, each quoting itself: the best of each passage in their order, then the second
 * ones that are nearly as good. By the words they share with the question and by their meaning.
 */
export const extractAnswer =
  (understanding: Understanding) =>
  async (question: string, passages: readonly Passage[], sentencesMax: number): Promise<DraftSentence[]> => {
    const subject = subjectOf(question);
    const { sentences, meanings } = await readSentences(
      understanding,
      passages.map(({ source }) => source),
    );
    const [asked] = await meanings([subject]);
    const [words, ...shared] = wordVectors([subject, ...sentences.map(({ text }) => text)]);
    const scored = sentences.map((sentence, at): Scored => {
      const likeness = Math.max(0, dot(sentence.vector, asked!)) + dot(shared[at]!, words!);
      return { ...sentence, score: (likeness + 0.05) * (0.4 + 0.6 * sentence.statement) };
    });
    const ranked = passages.map(({ source, start, end }) => {
      const from = source.offset ?? 0;
      return scored
        .filter((one) => one.source === source.key && one.start + from < end && one.end + from > start)
        .sort((a, b) => b.score - a.score);
    });
    const best = Math.max(0, ...scored.map(({ score }) => score));
    const first = ranked.flatMap(([one], at) => (one ? [quoted(one, null)] : wholePassage(passages[at]!)));
    const second = ranked.flatMap(([, one]) => (one && one.score >= SECOND * best ? [quoted(one, null)] : []));
    return [...first, ...second].slice(0, sentencesMax);
  };

/** A passage without a sentence that can stand alone. */
function wholePassage({ source, text }: Passage): DraftSentence[] {
  const quote = text.trim().split('\n')[0]!;
  return quote.length > 0 ? [{ section: null, text: quote, quotes: [{ source: source.key, quote }] }] : [];
}

const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
