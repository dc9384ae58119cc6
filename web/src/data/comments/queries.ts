import {
  COMMENT_BATCH_MS,
  COUNTED_MAX,
  type Commented,
  type CommentCount,
  type CommentedType,
  type CommentView,
  LINKED_TYPES,
  type LinkedType,
  type Mentionable,
  type MentionFilter,
  type ThreadView,
} from '@evident/domain/comments';
import { queryOptions } from '@tanstack/react-query';
import { batched } from '../../kernel/api/batched.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { everyPage } from '../../kernel/api/every-page.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, COMMENT_CHANGES } from '../../kernel/queries/changes.ts';
import { search } from '../search/queries.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const THREADS = 200;

/** The id by which events name the note, insight or person of an object. */
const named = ({ type, id }: Commented) =>
  ({ NOTE: { noteId: id }, INSIGHT: { insightId: id }, HIGHLIGHT: { objectId: id }, PERSON: { personId: id } })[type];

/** Texts that the words of threads follow. */
const textChanges = ({ type, id }: Commented) => ({
  ...(type === 'NOTE' ? on(['note:changed', 'highlight:changed', 'highlight:removed'], { noteId: id }) : {}),
  ...(type === 'INSIGHT' ? on(['insight:changed', 'insight:published', 'insight:unpublished'], { insightId: id }) : {}),
});

/** All threads about an object, newest first. */
export const threadsQuery = ({ type, id }: Commented) =>
  queryOptions({
    queryKey: ['threads', type, id],
    queryFn: (): Promise<ThreadView[]> =>
      everyPage((cursor) =>
        answer(
          api.GET('/api/v1/comment-threads', {
            params: { query: { objectType: type, objectId: id, limit: THREADS, cursor } },
          }),
        ),
      ),
    meta: touchedBy<ThreadView[]>({
      ...on(ACCESS_CHANGES, true),
      ...on(COMMENT_CHANGES, named({ type, id })),
      ...textChanges({ type, id }),
    }),
  });

/** The earlier comments of a long thread, oldest first. */
export const commentsQuery = (threadId: string) =>
  queryOptions({
    queryKey: ['comments', threadId],
    queryFn: async () => (await import('./earlier-comments.ts')).earlierComments(threadId),
    meta: touchedBy<CommentView[]>(on(COMMENT_CHANGES, { threadId })),
  });

const counts = (objectType: CommentedType) =>
  batched<string, CommentCount>({
    load: async (ids) => {
      const { items } = await answer(
        api.GET('/api/v1/comment-counts', { params: { query: { objectType, objectIds: ids.join(',') } } }),
      );
      return new Map(items.map((count) => [count.objectId, count]));
    },
    afterMs: COMMENT_BATCH_MS,
    most: COUNTED_MAX,
  });
const LOAD = {
  NOTE: counts('NOTE'),
  INSIGHT: counts('INSIGHT'),
  HIGHLIGHT: counts('HIGHLIGHT'),
  PERSON: counts('PERSON'),
};

/** Counts the threads of an object. Those of many objects on a page are asked for together (document 002, section 7). */
export const commentCountQuery = ({ type, id }: Commented) =>
  queryOptions({
    queryKey: ['comment-count', type, id],
    queryFn: (): Promise<CommentCount | null> => LOAD[type](id),
    meta: touchedBy<CommentCount | null>({ ...on(ACCESS_CHANGES, true), ...on(COMMENT_CHANGES, named({ type, id })) }),
  });

/** An object in whose words members are mentioned. */
export interface Mentioning {
  readonly type: MentionFilter['objectType'];
  readonly id: string;
}

/** Members who can be mentioned about an object. */
export const mentionableQuery = ({ type, id }: Mentioning, search: string) =>
  queryOptions({
    queryKey: ['mentionable', type, id, search],
    queryFn: async (): Promise<Mentionable['items']> =>
      (
        await answer(
          api.GET('/api/v1/mentionable-members', { params: { query: { objectType: type, objectId: id, search } } }),
        )
      ).items,
    meta: touchedBy<Mentionable['items']>(on([...ACCESS_CHANGES, 'member:changed', 'member:removed'], true)),
  });

const LINKED = 6;
const LINKED_FRESH_MS = 60_000;

/** Objects to link to, by words of their title. */
export const linkedTitlesQuery = (words: string) =>
  queryOptions({
    queryKey: ['linked-titles', words],
    queryFn: async ({ signal }) =>
      (await search({ query: words, types: [...LINKED_TYPES], titleOnly: true, limit: LINKED, signal })).groups
        .flatMap(({ items }) => items)
        .map(({ type, id, preview }) => ({
          type: type as LinkedType,
          id,
          title: preview.title.map(({ text }) => text).join(''),
        })),
    staleTime: LINKED_FRESH_MS,
  });

/** A comment that a link leads to; null if it is gone or out of sight. */
export const commentQuery = (commentId: string) =>
  queryOptions({
    queryKey: ['comment', commentId],
    queryFn: async (): Promise<CommentView | null> => {
      try {
        return await answer(api.GET('/api/v1/comments/{commentId}', { params: { path: { commentId } } }));
      } catch (problem) {
        if (asProblem(problem).status === 404) return null;
        throw problem;
      }
    },
    meta: touchedBy<CommentView | null>(on(['comment:changed', 'comment:removed'], { commentId })),
  });
