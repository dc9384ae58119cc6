import { HighlightNotes } from '@evident/application/highlights/highlight-notes';
import { ListHighlights, ListSpeakers } from '@evident/application/highlights/queries';
import { RetagHighlights } from '@evident/application/highlights/retag-highlights';
import { pageRequest } from '../kernel/page.dto.ts';
import {
  HighlightFilterDto,
  HighlightPageDto,
  HighlightedNotesDto,
  HighlightTagChangeDto,
  HighlightTagChangeResultDto,
  SpeakerFilterDto,
  SpeakerPageDto,
  WholeNotesDto,
} from './highlights.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const PROJECT_HIGHLIGHTS_OPERATIONS = {
  listProjectHighlights: operation({
    route: 'GET /projects/{projectId}/highlights',
    asks: ListHighlights,
    summary: 'List the highlights of a project, newest first',
    query: HighlightFilterDto,
    answers: HighlightPageDto,
    message: ({ actor, projectId, query: { tagId, speaker, untagged, search, filter, within, ...page } }) =>
      new ListHighlights(actor, { projectId, tagId, speaker, untagged, search, filter, within }, pageRequest(page)),
  }),
  highlightNotes: operation({
    route: 'POST /projects/{projectId}/highlights/whole-notes',
    asks: HighlightNotes,
    summary: 'Highlight the whole text of many short notes, as one change',
    description:
      'For comments of a survey and other short notes. Notes that are empty, archived, highlighted as a whole before, or longer than a highlight are skipped and counted.',
    body: WholeNotesDto,
    answers: HighlightedNotesDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: wanted }) => new HighlightNotes(actor, projectId, wanted),
  }),
  retagHighlights: operation({
    route: 'POST /projects/{projectId}/highlights/tags',
    asks: RetagHighlights,
    summary: 'Add tags to many highlights and remove others, as one change',
    body: HighlightTagChangeDto,
    answers: HighlightTagChangeResultDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: change }) => new RetagHighlights(actor, projectId, change),
  }),
  listSpeakers: operation({
    route: 'GET /projects/{projectId}/speakers',
    asks: ListSpeakers,
    summary: 'List the speakers of a project’s highlights by name',
    query: SpeakerFilterDto,
    answers: SpeakerPageDto,
    message: ({ actor, projectId, query: { search, ...page } }) =>
      new ListSpeakers(actor, projectId, search, pageRequest(page)),
  }),
};
