import type { Uuid } from '../kernel/index.ts';
import type { ResearchBudget } from './budget.ts';
import { type ResearchStep, type ResearchTask, stepsOf } from './step.ts';

/** Searches that are kept for what speaks against a finding. */
const AGAINST = 2;
/** Of reciprocal rank fusion (Cormack, Clarke and Büttcher 2009). */
const K = 60;

/** Whether a research ends without a text: nothing was found, or nothing in it is near the question. */
export const foundNothing = (steps: readonly ResearchStep[]): boolean =>
  stepsOf(steps, 'GROUP').some(({ groups }) => groups.length === 0);

/**
 * The task that follows finished steps; null at the end. It depends on nothing else: after a restart the research goes on where it
 * was, with the same result.
 */
export function nextTask(budget: ResearchBudget, steps: readonly ResearchStep[]): ResearchTask | null {
  const [plan] = stepsOf(steps, 'PLAN');
  if (!plan) return { kind: 'PLAN' };
  const searches = stepsOf(steps, 'SEARCH');
  const queries = plan.queries.slice(0, Math.max(1, budget.searches - AGAINST));
  const query = queries[searches.length];
  if (query !== undefined) return { kind: 'SEARCH', query };
  const read = new Set(stepsOf(steps, 'READ').map(({ noteId }) => noteId));
  const noteId = notesToRead(budget, steps).find((id) => !read.has(id));
  if (noteId !== undefined) return { kind: 'READ', noteId };
  if (stepsOf(steps, 'GROUP').length === 0) return { kind: 'GROUP' };
  if (foundNothing(steps)) return null;
  const left = budget.searches - searches.length;
  if (left > 0 && stepsOf(steps, 'COUNTER').length === 0) return { kind: 'COUNTER', searches: left };
  return stepsOf(steps, 'DRAFT').length === 0 ? { kind: 'DRAFT' } : null;
}

/** The notes found by the searches, those that several rank high first, at most as many as the budget allows. */
export function notesToRead({ sources }: ResearchBudget, steps: readonly ResearchStep[]): Uuid[] {
  const scores = new Map<Uuid, number>();
  for (const { noteIds } of stepsOf(steps, 'SEARCH'))
    for (const [rank, id] of noteIds.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (K + rank + 1));
  return [...scores]
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, sources)
    .map(([id]) => id);
}

export interface ResearchUse {
  readonly sources: number;
  readonly searches: number;
  readonly tokens: number;
}

/** The part of the budget that finished steps have used. */
export const usedBy = (steps: readonly ResearchStep[]): ResearchUse => ({
  sources: stepsOf(steps, 'READ').length,
  searches:
    stepsOf(steps, 'SEARCH').length + stepsOf(steps, 'COUNTER').reduce((sum, { searches }) => sum + searches, 0),
  tokens: stepsOf(steps, 'DRAFT').reduce((sum, { tokens }) => sum + tokens, 0),
});
