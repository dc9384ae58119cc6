import type { CodePoints, TextRange } from '@evident/domain/content';
import { findWords } from '@evident/domain/highlights';
import { Refusal } from '@evident/domain/kernel';
import type { SuggestionView } from '@evident/domain/suggestions';
import type { OpenSuggestion } from './suggestion-reader.ts';

/** A suggestion as it is shown; nothing if its words are not in the text. */
export function viewOf(
  { words, createdAt, tagId, ...one }: OpenSuggestion,
  text: string,
  points?: CodePoints,
): SuggestionView[] {
  const place = words && placeOf(words, text, points);
  if (place === undefined) return [];
  return [
    {
      ...one,
      tags: [...one.tags].sort((a, b) => Number(b.id === tagId) - Number(a.id === tagId)),
      words: place && { quote: words!.quote, ...place },
      createdByName: 'AI',
      createdAt: createdAt.toISOString(),
    },
  ];
}

/** Undefined if the words are not in the text. */
export function placeOf(
  words: NonNullable<OpenSuggestion['words']>,
  text: string,
  points?: CodePoints,
): TextRange | undefined {
  try {
    return findWords(words, text, points);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
