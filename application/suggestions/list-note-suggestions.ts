import { findWords } from '@evident/domain/highlights';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SuggestionView } from '@evident/domain/suggestions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { Query, memberWith } from '../kernel/message.ts';
import type { OpenSuggestion, SuggestionReader } from './suggestion-reader.ts';

/** Lists the open suggestions of a note in text order. Leaves out those whose words are no longer in the note. */
export class ListNoteSuggestions extends Query<SuggestionView[]> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
  ) {
    super();
  }
}

export const ListNoteSuggestionsHandler = answeredBy(
  async ({ actor, noteId }: ListNoteSuggestions, reader: SuggestionReader) => {
    const { text, suggestions } = await found(reader.ofNote(actor, noteId), 'Note not found');
    return suggestions
      .flatMap((one) => viewOf(one, text))
      .sort((a, b) => (a.words?.start ?? 0) - (b.words?.start ?? 0) || (a.words?.end ?? 0) - (b.words?.end ?? 0));
  },
);

function viewOf({ words, createdAt, tagId, ...one }: OpenSuggestion, text: string): SuggestionView[] {
  const place = words && placeOf(words, text);
  if (place === undefined) return [];
  const tags = [...one.tags].sort((a, b) => Number(b.id === tagId) - Number(a.id === tagId));
  return [
    {
      ...one,
      tags,
      words: place && { quote: words!.quote, ...place },
      createdByName: 'AI',
      createdAt: createdAt.toISOString(),
    },
  ];
}

function placeOf(words: NonNullable<OpenSuggestion['words']>, text: string) {
  try {
    return findWords(words, text);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
