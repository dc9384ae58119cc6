import type { Outcome } from '@evident/domain/suggestions';
import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
const OUTCOMES: Readonly<Record<string, Outcome>> = { a: 'Accepted', r: 'Rejected' };

/** For `aria-keyshortcuts`. */
export const SUGGESTION_KEYS = 'ArrowDown ArrowUp J K A R';

/**
 * Keys on the words of a suggestion: arrows or J and K go to the next and the previous one, A accepts, R rejects. After a decision the
 * focus goes to a neighbor.
 */
export function onSuggestionKey(event: KeyboardEvent<HTMLElement>, decide: (outcome: Outcome) => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const words = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('[data-words]') ?? [])];
  const at = words.indexOf(event.currentTarget);
  const step = STEPS[event.key];
  const outcome = OUTCOMES[event.key];
  if (!step && !outcome) return;
  event.preventDefault();
  if (step) words[at + step]?.focus();
  if (!outcome) return;
  (words[at + 1] ?? words[at - 1])?.focus();
  decide(outcome);
}
