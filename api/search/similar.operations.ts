import { ListSimilar } from '@evident/application/search/list-similar';
import { SimilarObjectsDto } from './search.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

const DESCRIPTION =
  'In all projects that the caller can see, without archived ones. By meaning, or by the words that tell its subject where no model knows it.';

export const SIMILAR_OPERATIONS = {
  listSimilarToNote: operation({
    route: 'GET /notes/{noteId}/similar',
    asks: ListSimilar,
    summary: 'List notes and insights about the same as a note',
    description: DESCRIPTION,
    answers: SimilarObjectsDto,
    refuses: ['NotFound'],
    message: ({ actor, noteId: id }) => new ListSimilar(actor, { type: 'NOTE', id }),
    answer: (items) => ({ items }),
  }),
  listSimilarToInsight: operation({
    route: 'GET /insights/{insightId}/similar',
    asks: ListSimilar,
    summary: 'List notes and insights about the same as an insight',
    description: DESCRIPTION,
    answers: SimilarObjectsDto,
    refuses: ['NotFound'],
    message: ({ actor, insightId: id }) => new ListSimilar(actor, { type: 'INSIGHT', id }),
    answer: (items) => ({ items }),
  }),
};
