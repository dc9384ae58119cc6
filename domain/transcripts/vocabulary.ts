import { onOneLine } from '../imports/index.ts';
import { caseless } from '../text/index.ts';

/** Words or phrases in a list, and characters of each. */
export const VOCABULARY_MAX = 500;
export const TERM_MAX = 80;

/** Engines read about 220 tokens of a prompt. */
const PROMPT_MAX = 800;

/** Returns the terms on one line each, without duplicates in any case and without empty ones. */
export function cleanVocabulary(terms: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const term of terms.map(onOneLine)) if (term && !known.has(caseless(term))) known.set(caseless(term), term);
  return [...known.values()];
}

/**
 * Returns the terms as a prompt for the engine, those of the project first; null without any. Engines ignore the rest
 * of long prompts, so it stops before the first term that does not fit.
 */
export function promptOf(project: readonly string[], workspace: readonly string[]): string | null {
  let prompt = '';
  for (const term of cleanVocabulary([...project, ...workspace])) {
    const longer = prompt === '' ? term : `${prompt}, ${term}`;
    if (longer.length > PROMPT_MAX) break;
    prompt = longer;
  }
  return prompt === '' ? null : prompt;
}
