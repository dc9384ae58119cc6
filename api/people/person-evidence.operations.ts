import { ListHighlights } from '@evident/application/highlights/queries';
import { ListPersonInsights } from '@evident/application/insights/queries';
import { ListPersonNotes } from '@evident/application/people/queries';
import { HighlightPageDto } from '../highlights/highlights.dto.ts';
import { InsightPageDto } from '../insights/insights.dto.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { PersonHighlightsDto, PersonNotePageDto } from './people.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const PERSON_EVIDENCE_OPERATIONS = {
  listPersonNotes: operation({
    route: 'GET /people/{personId}/notes',
    asks: ListPersonNotes,
    summary: 'List the notes of a person, newest first',
    query: PageQueryDto,
    answers: PersonNotePageDto,
    message: ({ actor, personId, query: page }) => new ListPersonNotes(actor, personId, pageRequest(page)),
  }),
  listPersonHighlights: operation({
    route: 'GET /people/{personId}/highlights',
    asks: ListHighlights,
    summary: 'List the highlights of what a person said, newest first',
    description:
      'Words of speakers who are linked to the person. In notes to which the person was added by hand, also words of speakers who are not linked.',
    query: PersonHighlightsDto,
    answers: HighlightPageDto,
    message: ({ actor, personId, query: { search, ...page } }) =>
      new ListHighlights(actor, { personId, search }, pageRequest(page)),
  }),
  listPersonInsights: operation({
    route: 'GET /people/{personId}/insights',
    asks: ListPersonInsights,
    summary: 'List the insights that rest on words of a person, newest first',
    query: PageQueryDto,
    answers: InsightPageDto,
    message: ({ actor, personId, query: page }) => new ListPersonInsights(actor, personId, pageRequest(page)),
  }),
};
