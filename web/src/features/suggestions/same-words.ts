import { caseless } from '@evident/domain/text';
import type { SuggestionView } from '@evident/domain/suggestions';

/** Suggestions of the same words for the same reason, in the order of their first place. */
export const bySameWords = (suggestions: readonly SuggestionView[]): SuggestionView[][] => [
  ...Map.groupBy(suggestions, ({ words, reason }) => `${reason} ${words && caseless(words.quote)}`).values(),
];
