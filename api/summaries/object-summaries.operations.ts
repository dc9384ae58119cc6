import { CreateSummary } from '@evident/application/summaries/create-summary';
import { ListSummaries } from '@evident/application/summaries/list-summaries';
import { CreatedSummaryDto, NewSummaryDto, SummaryListDto } from './summaries.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const OBJECT_SUMMARIES_OPERATIONS = {
  listNoteSummaries: operation({
    route: 'GET /notes/{noteId}/summaries',
    asks: ListSummaries,
    summary: 'List the summaries of a note, newest first',
    answers: SummaryListDto,
    refuses: ['NotFound'],
    message: ({ actor, noteId }) => new ListSummaries(actor, { type: 'NOTE', id: noteId, filter: null }),
  }),
  summarizeNote: operation({
    route: 'POST /notes/{noteId}/summaries',
    asks: CreateSummary,
    summary: 'Summarize a note',
    description:
      'It rests on the words of the note. It is written in the background; its text can be streamed. Without a language model its sentences are taken from the sources word for word.',
    body: NewSummaryDto,
    answers: CreatedSummaryDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, noteId, body: wanted }) =>
      new CreateSummary(actor, { type: 'NOTE', id: noteId, filter: null }, wanted),
  }),
  listInsightSummaries: operation({
    route: 'GET /insights/{insightId}/summaries',
    asks: ListSummaries,
    summary: 'List the summaries of an insight, newest first',
    answers: SummaryListDto,
    refuses: ['NotFound'],
    message: ({ actor, insightId }) => new ListSummaries(actor, { type: 'INSIGHT', id: insightId, filter: null }),
  }),
  summarizeInsight: operation({
    route: 'POST /insights/{insightId}/summaries',
    asks: CreateSummary,
    summary: 'Summarize an insight',
    description:
      'It rests on its text and its evidence. It is written in the background; its text can be streamed. Without a language model its sentences are taken from the sources word for word.',
    body: NewSummaryDto,
    answers: CreatedSummaryDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, insightId, body: wanted }) =>
      new CreateSummary(actor, { type: 'INSIGHT', id: insightId, filter: null }, wanted),
  }),
  listTagSummaries: operation({
    route: 'GET /tags/{tagId}/summaries',
    asks: ListSummaries,
    summary: 'List the summaries of a tag, newest first',
    answers: SummaryListDto,
    refuses: ['NotFound'],
    message: ({ actor, tagId }) => new ListSummaries(actor, { type: 'TAG', id: tagId, filter: null }),
  }),
  summarizeTag: operation({
    route: 'POST /tags/{tagId}/summaries',
    asks: CreateSummary,
    summary: 'Summarize a tag',
    description:
      'It rests on its latest 1,000 highlights. It is written in the background; its text can be streamed. Without a language model its sentences are taken from the sources word for word.',
    body: NewSummaryDto,
    answers: CreatedSummaryDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, tagId, body: wanted }) =>
      new CreateSummary(actor, { type: 'TAG', id: tagId, filter: null }, wanted),
  }),
};
