import type { HighlightView, TagHighlightFilter } from '@evident/domain/highlights';
import { queryOptions } from '@tanstack/react-query';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { everyPage, WHOLE } from '../../kernel/api/every-page.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, HIGHLIGHT_CHANGES, NOTE_CHANGES, PROJECT_CHANGES } from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { pagesOptions, type Pages } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';
import { byTag, tagHighlightLists } from '../tags/queries.ts';

const PAGE = 100;
const IN_TAG = 50;
const OF_MEMBER = 25;
const IN_PICKER = 30;
const IN_MENU = 8;

/** The highlights of a project to list. */
export interface HighlightFilter {
  /** A filter form as JSON. */
  filter?: string;
  /** Another form that must hold too. */
  within?: string;
  search?: string;
}

type Held = readonly HighlightView[];
const carries = ({ tags }: HighlightView, tagId: string): boolean => tags.some(({ id }) => id === tagId);
const anyCarries = (held: Held, tagId: string): boolean => held.some((one) => carries(one, tagId));
/** An empty list does not name its project, so any project matches. */
const inProject = (held: Held, projectId: string | undefined): boolean =>
  held.length === 0 || projectId === undefined || held.some((one) => one.projectId === projectId);

/** All highlights of a note. */
export const noteHighlightsQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['note-highlights', noteId],
    queryFn: (): Promise<HighlightView[]> =>
      everyPage((cursor) =>
        answer(
          api.GET('/api/v1/notes/{noteId}/highlights', {
            params: { path: { noteId }, query: { cursor, limit: WHOLE } },
          }),
        ),
      ),
    meta: {
      onDevice: true,
      ...touchedBy<HighlightView[]>({
        ...on(ACCESS_CHANGES, true),
        ...on(['note:created', 'note:changed', 'note:removed', 'highlight:changed', 'highlight:removed'], { noteId }),
        ...on(['highlights:changed', 'notes:imported'], ({ projectId }, held: HighlightView[]) =>
          inProject(held, projectId),
        ),
        ...byTag<HighlightView[]>(anyCarries, inProject),
      }),
    },
  });

const inLists = (projectId: string) => ({
  ...on(ACCESS_CHANGES, true),
  ...on([...PROJECT_CHANGES, ...NOTE_CHANGES, ...HIGHLIGHT_CHANGES], { projectId }),
  ...byTag<HighlightView[]>(anyCarries, (_, changed) => changed === projectId),
});

/** The lists of highlights of a project with any filter. */
export const highlightLists = (projectId: string) => family<Pages<HighlightView>>('project-highlights', projectId);

const askHighlights = (projectId: string, query: HighlightFilter & { limit?: number }, cursor?: string) =>
  answer(
    api.GET('/api/v1/projects/{projectId}/highlights', {
      params: { path: { projectId }, query: { limit: PAGE, ...query, cursor } },
    }),
  );

/** The highlights of a project that match a filter, newest first. */
export const highlightListQuery = (projectId: string, filter: HighlightFilter) =>
  pagesOptions<HighlightView>(
    [...highlightLists(projectId).queryKey, 'list', filter],
    (cursor) => askHighlights(projectId, filter, cursor),
    inLists(projectId),
  );

/** The same, paged for a picker. */
export const pickedHighlightsQuery = (projectId: string, filter: HighlightFilter) =>
  pagesOptions<HighlightView>(
    [...highlightLists(projectId).queryKey, 'picker', filter],
    (cursor) => askHighlights(projectId, { ...filter, limit: IN_PICKER }, cursor),
    inLists(projectId),
  );

/** All highlights of a project that contain words; all of them without words. */
export const allHighlightsQuery = (projectId: string, search: string) =>
  queryOptions({
    queryKey: ['all-highlights', projectId, search],
    queryFn: (): Promise<HighlightView[]> =>
      everyPage((cursor) => askHighlights(projectId, { ...(search && { search }), limit: WHOLE }, cursor)),
    meta: touchedBy<HighlightView[]>(inLists(projectId)),
  });

/** The first few for a menu, without lost highlights. */
export const menuHighlightsQuery = (projectId: string, search: string) =>
  queryOptions({
    queryKey: ['menu-highlights', projectId, search],
    queryFn: async (): Promise<HighlightView[]> =>
      (await askHighlights(projectId, { ...(search && { search }), limit: IN_MENU })).items.filter(({ lost }) => !lost),
    meta: touchedBy<HighlightView[]>(inLists(projectId)),
  });

/** The speakers of a project's highlights, by name. */
export const speakersQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project-highlight-speakers', projectId],
    queryFn: async (): Promise<string[]> =>
      (
        await answer(
          api.GET('/api/v1/projects/{projectId}/speakers', {
            params: { path: { projectId }, query: { limit: WHOLE } },
          }),
        )
      ).items.map(({ name }) => name),
    meta: touchedBy<string[]>({
      ...on(ACCESS_CHANGES, true),
      ...on([...PROJECT_CHANGES, ...HIGHLIGHT_CHANGES], { projectId }),
    }),
  });

/** The highlights with a tag, newest first. */
export const tagHighlightsQuery = (tagId: string, part: TagHighlightFilter = {}) =>
  pagesOptions<HighlightView>(
    [...tagHighlightLists.queryKey, tagId, part],
    (cursor) =>
      answer(
        api.GET('/api/v1/tags/{tagId}/highlights', {
          params: { path: { tagId }, query: { ...part, cursor, limit: IN_TAG } },
        }),
      ),
    {
      ...on(ACCESS_CHANGES, true),
      ...on(HIGHLIGHT_CHANGES, ({ projectId }, held: HighlightView[]) => inProject(held, projectId)),
      ...byTag<HighlightView[]>((held, changed) => changed === tagId || anyCarries(held, changed), inProject),
    },
  );

/** The highlights that a member created, newest first. */
export const memberHighlightsQuery = (memberId: string) =>
  pagesOptions<HighlightView>(
    ['member-highlights', memberId],
    (cursor) =>
      answer(
        api.GET('/api/v1/members/{memberId}/highlights', {
          params: { path: { memberId }, query: { cursor, limit: OF_MEMBER } },
        }),
      ),
    {
      ...on(ACCESS_CHANGES, true),
      ...on(HIGHLIGHT_CHANGES, true),
      ...byTag<HighlightView[]>(anyCarries, inProject),
      'member:changed': { memberId },
    },
  );

/** One highlight; null if deleted or inaccessible. */
export const highlightQuery = (highlightId: string) =>
  queryOptions({
    queryKey: ['highlight', highlightId],
    queryFn: async (): Promise<HighlightView | null> => {
      try {
        return await answer(api.GET('/api/v1/highlights/{highlightId}', { params: { path: { highlightId } } }));
      } catch (thrown) {
        if (thrown instanceof ApiProblem && (thrown.status === 404 || thrown.status === 400)) return null;
        throw thrown;
      }
    },
    meta: touchedBy<HighlightView | null>({
      ...on(ACCESS_CHANGES, true),
      ...on(['highlight:changed', 'highlight:removed'], { highlightId }),
      ...on(
        ['highlights:changed', 'notes:imported'],
        ({ projectId }, held: HighlightView | null) => held === null || held.projectId === projectId,
      ),
      ...on(
        ['note:created', 'note:changed', 'note:removed'],
        // Restoring a note restores its highlights.
        ({ noteId }, held: HighlightView | null) => held === null || held.noteId === noteId,
      ),
      ...byTag<HighlightView | null>(
        (held, tagId) => held !== null && carries(held, tagId),
        (held, projectId) => held?.projectId === projectId,
      ),
    }),
  });
