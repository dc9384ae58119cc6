import {
  type Question,
  type Research,
  type ResearchStep,
  planned,
  relevanceOf,
  stepsOf,
} from '@evident/domain/research';
import type { SaidReading } from './read-said.ts';

/** How much less queries that a model added count than the question. */
const ADDED = 0.85;

/** How near each sentence is to the question of a research, or to a query that a model added to its plan. */
export async function nearness(
  { sentences, meanings }: Pick<SaidReading, 'sentences' | 'meanings'>,
  { question }: Pick<Research, 'question'>,
  steps: readonly ResearchStep[],
): Promise<number[]> {
  const own = new Set(planned(question));
  const added = stepsOf(steps, 'PLAN').flatMap(({ queries }) => queries.filter((query) => !own.has(query)));
  const texts = [question, ...added];
  const vectors = await meanings(texts);
  const asked = texts.map((text, at): Question => ({ text, vector: vectors[at]! }));
  const scores = asked.map((one) => relevanceOf(sentences, one));
  return sentences.map((_, at) => Math.max(...scores.map((of, n) => of[at]! * (n === 0 ? 1 : ADDED))));
}
