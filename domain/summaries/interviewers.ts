import type { Source } from '../evidence/index.ts';
import { isQuestion, sentencesOf, wordsOf } from '../extraction/index.ts';

/** Of all questions that are asked in a talk, the share that makes a speaker its interviewer (decided). */
const ASKS = 0.5;
/** Of all words; who says more than this is a participant (decided). */
const TELLS = 0.4;
const QUESTIONS_MIN = 3;

/** The speakers of a source who ask and rarely tell. Their words are no evidence of what participants need or think. */
export function interviewersOf({ text, blocks }: Pick<Source, 'text' | 'blocks'>): ReadonlySet<string> {
  const asked = new Map<string, number>();
  const words = new Map<string, number>();
  for (const { text: said, speaker } of sentencesOf(text, blocks)) {
    if (speaker === null) continue;
    words.set(speaker, (words.get(speaker) ?? 0) + wordsOf(said).length);
    if (isQuestion(said)) asked.set(speaker, (asked.get(speaker) ?? 0) + 1);
  }
  const [questions, all] = [sumOf(asked), sumOf(words)];
  const ask = [...asked].filter(
    ([speaker, count]) =>
      count >= QUESTIONS_MIN && count >= ASKS * questions && (words.get(speaker) ?? 0) <= TELLS * all,
  );
  return new Set(ask.map(([speaker]) => speaker));
}

const sumOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, one) => sum + one, 0);
