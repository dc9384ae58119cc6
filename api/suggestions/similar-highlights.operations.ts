import { ListNoteSentiment } from '@evident/application/suggestions/list-note-sentiment';
import { ListSimilarHighlights } from '@evident/application/suggestions/list-similar-highlights';
import { SentimentListDto, SimilarHighlightsDto } from './suggestions.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const SIMILAR_HIGHLIGHTS_OPERATIONS = {
  listSimilarHighlights: operation({
    route: 'GET /highlights/{highlightId}/similar',
    asks: ListSimilarHighlights,
    summary: 'List highlights of the project that say something similar',
    answers: SimilarHighlightsDto,
    refuses: ['NotFound'],
    message: ({ actor, highlightId }) => new ListSimilarHighlights(actor, highlightId),
    answer: (items) => ({ items }),
  }),
  listNoteSentiment: operation({
    route: 'GET /notes/{noteId}/sentiment',
    asks: ListNoteSentiment,
    summary: 'Read the sentiment of the highlights of a note',
    description:
      'By the lexicon of VADER (Hutto and Gilbert 2014), with the words that carry it. Empty for notes in other languages than English.',
    answers: SentimentListDto,
    refuses: ['NotFound'],
    message: ({ actor, noteId }) => new ListNoteSentiment(actor, noteId),
  }),
};
