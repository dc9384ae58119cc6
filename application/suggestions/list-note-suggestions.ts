import { codePoints } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { NoteSuggestionList } from '@evident/domain/suggestions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { Query, memberWith } from '../kernel/message.ts';
import type { SuggestionReader } from './suggestion-reader.ts';
import { viewOf } from './view-of.ts';

/** Lists the open suggestions of a note in text order. Leaves out those whose words are no longer in the note. */
export class ListNoteSuggestions extends Query<NoteSuggestionList> {
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
    const { text, suggestions, skipped } = await found(reader.ofNote(actor, noteId), 'Note not found');
    const points = codePoints(text);
    const items = suggestions
      .flatMap((one) => viewOf(one, text, points))
      .sort((a, b) => (a.words?.start ?? 0) - (b.words?.start ?? 0) || (a.words?.end ?? 0) - (b.words?.end ?? 0));
    return { items, skipped };
  },
);
