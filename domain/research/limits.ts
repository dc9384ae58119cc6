import type { ResearchBudget } from './budget.ts';
import { type ResearchStep, stepsOf } from './step.ts';

const many = (n: number, one: string, more = `${one}s`): string => `${n.toLocaleString('en')} ${n === 1 ? one : more}`;
const quotedWords = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');
const WORDS_MAX = 8;

/**
 * Returns sentences about where a research looked and about the words it did not find. Computed from its finished steps; it names words of
 * the question, none of a note.
 * @param isExtracted whether its findings were chosen without a language model
 */
export function limitsOf(budget: ResearchBudget, steps: readonly ResearchStep[], isExtracted: boolean): string[] {
  const searches = stepsOf(steps, 'SEARCH');
  if (searches.length === 0) return [];
  const found = new Set(searches.flatMap(({ noteIds }) => noteIds)).size;
  const read = stepsOf(steps, 'READ');
  const silent = read.filter(({ places }) => places.length === 0).length;
  const missing = [...new Set(searches.flatMap((search) => search.missing ?? []))].slice(0, WORDS_MAX);
  const empty = searches.filter(({ noteIds }) => noteIds.length === 0).map(({ query }) => query);
  const counter = stepsOf(steps, 'COUNTER');
  return [
    `${many(searches.length, 'search', 'searches')} found ${many(found, 'note')}. ${
      read.length === 0 ? 'None was read' : `${many(read.length, 'was read', 'were read')}`
    }${found > read.length && read.length > 0 ? `; the budget allowed ${many(budget.sources, 'note')}` : ''}.`,
    silent > 0 ? `${many(silent, 'of them says', 'of them say')} nothing near the question.` : '',
    missing.length > 0 ? `These words occur nowhere that you can see: ${quotedWords(missing)}.` : '',
    empty.length > 0 ? `Nothing was found for ${quotedWords(empty)}.` : '',
    counter.length > 0 && counter.every(({ places }) => places.length === 0)
      ? 'Nothing that speaks against the findings was found.'
      : '',
    counter.length === 0 && stepsOf(steps, 'DRAFT').length > 0
      ? 'The budget left no search for what speaks against the findings.'
      : '',
    'Only notes were read: no insights, and no recordings without a transcript.',
    isExtracted
      ? 'Passages were chosen and grouped by likeness, without a language model. Read them where they stand.'
      : 'The sentences were written by a language model. Each rests on its quotes; read them where they stand.',
  ].filter((sentence) => sentence !== '');
}
