import { DecideSuggestions } from '@evident/application/suggestions/decide-suggestions';
import { ListNoteSuggestions } from '@evident/application/suggestions/list-note-suggestions';
import { SuggestForNote } from '@evident/application/suggestions/suggest-for-note';
import {
  DecidedSuggestionsDto,
  NoteSuggestionsMadeDto,
  SuggestionDecisionDto,
  NoteSuggestionListDto,
  WantedSuggestionsDto,
} from './suggestions.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const NOTE_SUGGESTIONS_OPERATIONS = {
  listNoteSuggestions: operation({
    route: 'GET /notes/{noteId}/suggestions',
    asks: ListNoteSuggestions,
    summary: 'List the open suggestions of a note, in text order',
    answers: NoteSuggestionListDto,
    refuses: ['NotFound'],
    message: ({ actor, noteId }) => new ListNoteSuggestions(actor, noteId),
  }),
  suggestForNote: operation({
    route: 'POST /notes/{noteId}/suggestions',
    asks: SuggestForNote,
    summary: 'Look for something to suggest in a note',
    description: 'Changes nothing but the list of suggestions. Rejected suggestions do not return.',
    body: WantedSuggestionsDto,
    answers: NoteSuggestionsMadeDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, noteId, body: { kind } }) => new SuggestForNote(actor, noteId, kind),
  }),
  decideSuggestions: operation({
    route: 'POST /notes/{noteId}/suggestions/decisions',
    asks: DecideSuggestions,
    summary: 'Accept or reject suggestions of a note',
    description:
      'One undo step for all of them. The AI user is the author of what accepting creates: highlights, tags on highlights, planned redactions.',
    body: SuggestionDecisionDto,
    answers: DecidedSuggestionsDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, noteId, body: decision }) => new DecideSuggestions(actor, noteId, decision),
  }),
};
