import type { TagBoardView, TagTemplateView, TagUse, TagView } from '@evident/domain/tags';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import {
  ACCESS_CHANGES,
  HIGHLIGHT_CHANGES,
  PROJECT_CHANGES,
  TAG_CHANGES,
  type Change,
} from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { on, touchedBy, type TouchedBy } from '../../kernel/queries/touched-by.ts';

/** The highlights with each tag. */
export const tagHighlightLists = family<unknown>('tag-highlights');

/** Whether an event is about a project, or about the workspace: its tags are used in every project. */
const inOrShared =
  (projectId: string | null) =>
  (change: { readonly projectId?: string }): boolean =>
    change.projectId === undefined || change.projectId === projectId;

/** The tag boards of a project and of the workspace, with their groups and tags. With null only those of the workspace. */
export const tagBoardsQuery = (projectId: string | null) =>
  queryOptions({
    queryKey: ['project-tags', projectId],
    queryFn: async (): Promise<TagBoardView[]> =>
      (
        await (projectId === null
          ? answer(api.GET('/api/v1/tag-boards', {}))
          : answer(api.GET('/api/v1/projects/{projectId}/tag-boards', { params: { path: { projectId } } })))
      ).items,
    meta: {
      onDevice: true,
      ...touchedBy<TagBoardView[]>({
        ...on(ACCESS_CHANGES, true),
        ...on([...TAG_CHANGES, 'tags:arranged'], inOrShared(projectId)),
        ...(projectId === null
          ? on([...PROJECT_CHANGES, ...HIGHLIGHT_CHANGES], true)
          : on([...PROJECT_CHANGES, ...HIGHLIGHT_CHANGES], { projectId })),
      }),
    },
  });

/** The templates of tag boards. Only managers change them, so no event is sent. */
export const tagTemplatesQuery = () =>
  queryOptions({
    queryKey: ['tag-templates'],
    queryFn: async (): Promise<TagTemplateView[]> => (await answer(api.GET('/api/v1/tag-templates', {}))).items,
  });

/**
 * Whether a change of a tag affects a response: it contains the tag. A tag that no cached board contains was created or
 * restored, so it affects every response of its project.
 */
export const byTag = <Answer>(
  holds: (answer: Answer, tagId: string) => boolean,
  inProject: (answer: Answer, projectId: string | undefined) => boolean,
): Pick<TouchedBy<Answer>, 'tag:changed' | 'tag:removed'> =>
  on(
    TAG_CHANGES,
    ({ tagId, projectId }: Change<'tag:changed' | 'tag:removed'>, held: Answer, cache: QueryClient) =>
      holds(held, tagId) || (!isKnown(cache, projectId, tagId) && inProject(held, projectId)),
  );

const isKnown = (cache: QueryClient, projectId: string | undefined, tagId: string): boolean =>
  cache
    .getQueryData(tagBoardsQuery(projectId ?? null).queryKey)
    ?.some(({ groups }) => groups.some(({ tags }) => tags.some(({ id }) => id === tagId))) ?? false;

export const tagPages = family<TagView>('tag');

export const tagQuery = (tagId: string) =>
  queryOptions({
    queryKey: ['tag', tagId],
    queryFn: (): Promise<TagView> => answer(api.GET('/api/v1/tags/{tagId}', { params: { path: { tagId } } })),
    meta: touchedBy<TagView>({
      ...on(ACCESS_CHANGES, true),
      ...byTag<TagView>(
        (tag, changed) => tag.id === changed,
        (tag, projectId) => tag.projectId === (projectId ?? null),
      ),
      // Another tag can have been merged into this one.
      'tag:removed': ({ projectId }, tag) => tag.projectId === (projectId ?? null),
      'tags:arranged': ({ projectId }, tag) => tag.projectId === (projectId ?? null),
    }),
  });

/** How a tag is used. A list of counts does not name its highlights, so each change of highlights matters. */
export const tagUseQuery = (tagId: string) =>
  queryOptions({
    queryKey: ['tag-use', tagId],
    queryFn: (): Promise<TagUse> => answer(api.GET('/api/v1/tags/{tagId}/use', { params: { path: { tagId } } })),
    meta: touchedBy<TagUse>(on([...ACCESS_CHANGES, ...HIGHLIGHT_CHANGES, ...TAG_CHANGES, 'tags:arranged'], true)),
  });

/** Ids of the tags that the member applied last in a project, latest first. */
export const recentTagsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['recent-tags', projectId],
    queryFn: async (): Promise<string[]> =>
      (
        await answer(api.GET('/api/v1/projects/{projectId}/recent-tags', { params: { path: { projectId } } }))
      ).items.map(({ id }) => id),
    meta: {
      onDevice: true,
      ...touchedBy<string[]>({
        ...on(ACCESS_CHANGES, true),
        ...on([...TAG_CHANGES, 'tags:arranged'], inOrShared(projectId)),
        ...on(HIGHLIGHT_CHANGES, { projectId }),
      }),
    },
  });
