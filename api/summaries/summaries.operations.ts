import { DeleteSummary } from '@evident/application/summaries/delete-summary';
import { EditSummary } from '@evident/application/summaries/edit-summary';
import { GetSummary } from '@evident/application/summaries/get-summary';
import { ListSummaries } from '@evident/application/summaries/list-summaries';
import { PreviewSummary } from '@evident/application/summaries/preview-summary';
import { filterText } from '@evident/domain/summaries';
import { WhatIsSentDto } from '../ai/what-is-sent.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { FilterSummariesDto, SummaryDto, SummaryEditDto, SummaryListDto } from './summaries.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const SUMMARIES_OPERATIONS = {
  listFilterSummaries: operation({
    route: 'GET /summaries',
    asks: ListSummaries,
    summary: 'List the summaries of the highlights of a project under a filter, newest first',
    query: FilterSummariesDto,
    answers: SummaryListDto,
    refuses: ['NotFound'],
    message: ({ actor, query: { projectId, ...filter } }) =>
      new ListSummaries(actor, { type: 'FILTER', id: projectId, filter: filterText(filter) }),
  }),
  getSummary: operation({
    route: 'GET /summaries/{summaryId}',
    asks: GetSummary,
    summary: 'Read a summary',
    answers: SummaryDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, summaryId }) => new GetSummary(actor, summaryId),
  }),
  previewSummary: operation({
    route: 'GET /summaries/{summaryId}/sent',
    asks: PreviewSummary,
    summary: 'Show what a language model would receive to write a summary again',
    description: 'Nothing is sent to a language model.',
    answers: WhatIsSentDto,
    refuses: ['NotFound'],
    message: ({ actor, summaryId }) => new PreviewSummary(actor, summaryId),
  }),
  editSummary: operation({
    route: 'PUT /summaries/{summaryId}/text',
    asks: EditSummary,
    summary: 'Change the text of a summary by hand',
    description:
      'Sentences that stay alike keep their citations. Sections that are not sent are removed; new ones are ignored.',
    body: SummaryEditDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, summaryId, body: { sections }, seen }) => new EditSummary(actor, summaryId, sections, seen),
    answer: undoable,
  }),
  deleteSummary: operation({
    route: 'DELETE /summaries/{summaryId}',
    asks: DeleteSummary,
    summary: 'Delete a summary',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, summaryId }) => new DeleteSummary(actor, summaryId),
    answer: undoable,
  }),
};
