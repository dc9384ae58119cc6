import type { HighlightView } from '@evident/domain/highlights';
import type { InsightView } from '@evident/domain/insights';
import type {
  ErasureReceiptView,
  NotePeople,
  PeopleOrigin,
  PersonFilter,
  PersonNote,
  PersonRow,
  PersonView,
  SpeakerSuggestion,
} from '@evident/domain/people';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import {
  ACCESS_CHANGES,
  HIGHLIGHT_CHANGES,
  INSIGHT_CHANGES,
  NOTE_CHANGES,
  PEOPLE_CHANGES,
} from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { pagesOptions, type Pages } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const PAGE = 100;
const QUOTES = 25;

export const personQuery = (personId: string) =>
  queryOptions({
    queryKey: ['person', personId],
    queryFn: (): Promise<PersonView> =>
      answer(api.GET('/api/v1/people/{personId}', { params: { path: { personId } } })),
    meta: touchedBy<PersonView>({
      ...on(['person:changed', 'person:removed'], { personId }),
      'people:changed': true,
      'people:linked': true,
    }),
  });

/** Every list of people, with any filter. */
export const peopleLists = family<Pages<PersonRow>>('people');

export const peopleQuery = (filter: PersonFilter) =>
  pagesOptions<PersonRow>(
    [...peopleLists.queryKey, filter],
    (cursor) => answer(api.GET('/api/v1/people', { params: { query: { ...filter, cursor, limit: PAGE } } })),
    { ...on(PEOPLE_CHANGES, true), 'people:linked': true },
  );

/** The files that people were imported from. */
export const peopleOriginsQuery = () =>
  pagesOptions<PeopleOrigin>(
    [...peopleLists.queryKey, 'origins'],
    (cursor) => answer(api.GET('/api/v1/people/import-origins', { params: { query: { cursor, limit: PAGE } } })),
    on(PEOPLE_CHANGES, true),
  );

/** Receipts of erasures; empty for members who are neither managers nor admins. */
export const erasuresQuery = () =>
  pagesOptions<ErasureReceiptView>(
    [...peopleLists.queryKey, 'erasures'],
    (cursor) => answer(api.GET('/api/v1/erasures', { params: { query: { cursor, limit: PAGE } } })),
    on(['person:removed'], true),
  );

const ofPerson = { ...on(ACCESS_CHANGES, true), ...on(PEOPLE_CHANGES, true), 'people:linked': true } as const;

export const personNotesQuery = (personId: string) =>
  pagesOptions<PersonNote>(
    ['person-notes', personId],
    (cursor) =>
      answer(
        api.GET('/api/v1/people/{personId}/notes', {
          params: { path: { personId }, query: { cursor, limit: PAGE } },
        }),
      ),
    { ...ofPerson, ...on(NOTE_CHANGES, true) },
  );

export const personHighlightsQuery = (personId: string, search = '') =>
  pagesOptions<HighlightView>(
    ['person-highlights', personId, search],
    (cursor) =>
      answer(
        api.GET('/api/v1/people/{personId}/highlights', {
          params: { path: { personId }, query: { search: search || undefined, cursor, limit: QUOTES } },
        }),
      ),
    { ...ofPerson, ...on(HIGHLIGHT_CHANGES, true), ...on(NOTE_CHANGES, true) },
  );

export const personInsightsQuery = (personId: string) =>
  pagesOptions<InsightView>(
    ['person-insights', personId],
    (cursor) =>
      answer(
        api.GET('/api/v1/people/{personId}/insights', {
          params: { path: { personId }, query: { cursor, limit: QUOTES } },
        }),
      ),
    { ...ofPerson, ...on(INSIGHT_CHANGES, true), ...on(HIGHLIGHT_CHANGES, true) },
  );

export const notePeopleQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['note-people', noteId],
    queryFn: async (): Promise<NotePeople['items']> =>
      (await answer(api.GET('/api/v1/notes/{noteId}/people', { params: { path: { noteId } } }))).items,
    meta: touchedBy<NotePeople['items']>({
      ...on(ACCESS_CHANGES, true),
      ...on(PEOPLE_CHANGES, true),
      'people:linked': true,
      ...on(['note:changed', 'note:removed'], { noteId }),
    }),
  });

/** Speakers of a project, or of one of its notes, who are not linked to a person. */
export const speakerSuggestionsQuery = (projectId: string, noteId?: string) =>
  pagesOptions<SpeakerSuggestion>(
    ['speaker-suggestions', projectId, noteId],
    (cursor) =>
      answer(
        api.GET('/api/v1/projects/{projectId}/speaker-suggestions', {
          params: { path: { projectId }, query: { noteId, cursor, limit: PAGE } },
        }),
      ),
    {
      ...on(ACCESS_CHANGES, true),
      ...on(PEOPLE_CHANGES, true),
      'people:linked': { projectId },
      ...on(NOTE_CHANGES, { projectId }),
    },
  );
