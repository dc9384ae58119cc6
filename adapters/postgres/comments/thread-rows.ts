import { COMMENTS_SHOWN, type CommentView, type ThreadView } from '@evident/domain/comments';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ExpressionBuilder, type InferResult, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Readable, expression, numberOf } from '../queries.ts';
import { authorName } from '../shown-name.ts';
import type { Named } from './named-in-comments.ts';
import { seenThreads } from './seen-threads.ts';

/** A comment as it is read: times as text, as in JSON. */
export interface CommentRow {
  readonly id: Uuid;
  readonly threadId: Uuid;
  readonly authorId: Uuid;
  readonly authorName: string;
  readonly text: string;
  readonly deleted: boolean;
  readonly unread: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly editedAt: string | null;
}

type Threads = Readable & { t: Readable['comment_thread']; c: Readable['comment']; r: Readable['comment_read'] | null };

const time = {
  created: expression<string>`to_char(c.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  edited: expression<string | null>`to_char(c.edited_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

/** Whether a comment `c` is new to the actor `me`, who has read until `r`. */
export const unreadBy = (actor: Actor) =>
  expression<boolean>`(c.deleted_at IS NULL AND c.author_id <> ${actor.userId} AND c.created_at > coalesce(r.read_at, me.created_at))`;

/** Columns of comments `c` with their author `m`. Deleted ones show no words. */
export const commentColumns = (actor: Actor) =>
  [
    'c.id',
    'c.thread_id as threadId',
    'c.author_id as authorId',
    authorName('m', 'c.author_id').as('authorName'),
    expression<string>`CASE WHEN c.deleted_at IS NULL THEN c.text ELSE '' END`.as('text'),
    expression<boolean>`c.deleted_at IS NOT NULL`.as('deleted'),
    unreadBy(actor).as('unread'),
    'c.version',
    time.created.as('createdAt'),
    time.edited.as('editedAt'),
  ] as const;

/** Threads with the reading of the actor. */
export const readThreads = (actor: Actor) =>
  seenThreads(actor)
    .innerJoin('member as me', (join) => join.on('me.id', '=', actor.userId))
    .leftJoin('comment_read as r', (join) =>
      join.onRef('r.thread_id', '=', 't.id').on('r.member_id', '=', actor.userId),
    );

const live = ({ selectFrom }: ExpressionBuilder<Threads, 't'>) =>
  selectFrom('comment as c').whereRef('c.thread_id', '=', 't.id').where('c.deleted_at', 'is', null);

export const threadsFor = (actor: Actor) =>
  readThreads(actor)
    .leftJoin('member as rm', 'rm.id', 't.resolved_by')
    .select([
      't.id',
      't.object_type as objectType',
      't.object_id as objectId',
      't.project_id as projectId',
      't.note_id as noteId',
      't.insight_id as insightId',
      't.highlight_id as highlightId',
      't.person_id as personId',
      expression<string | null>`coalesce(t.quote, h.text)`.as('quote'),
      expression<number | null>`coalesce(t.start_at, h.start_at)`.as('start'),
      expression<number | null>`coalesce(t.end_at, h.end_at)`.as('end'),
      expression<boolean>`coalesce(t.lost_at, h.lost_at) IS NOT NULL`.as('lost'),
      't.resolved_at as resolvedAt',
      't.resolved_by as resolvedBy',
      authorName('rm', 't.resolved_by').as('resolvedByName'),
      't.created_at as createdAt',
      't.updated_at as updatedAt',
    ])
    .select((eb) => [
      numberOf(live(eb as never)).as('commentCount'),
      jsonArrayFrom(
        eb
          .selectFrom('comment as c')
          .leftJoin('member as m', 'm.id', 'c.author_id')
          .whereRef('c.thread_id', '=', 't.id')
          .select(commentColumns(actor))
          .orderBy('c.created_at')
          .orderBy('c.id')
          .limit(1),
      ).as('first'),
      jsonArrayFrom(
        eb
          .selectFrom('comment as c')
          .leftJoin('member as m', 'm.id', 'c.author_id')
          .whereRef('c.thread_id', '=', 't.id')
          .where('c.deleted_at', 'is', null)
          .select(commentColumns(actor))
          .orderBy('c.created_at', 'desc')
          .orderBy('c.id', 'desc')
          .limit(COMMENTS_SHOWN),
      ).as('latest'),
      eb
        .exists(
          eb
            .selectFrom('comment as c')
            .select('c.id')
            .whereRef('c.thread_id', '=', 't.id')
            .where(unreadBy(actor) as never as ReturnType<typeof expression<SqlBool>>),
        )
        .$castTo<boolean>()
        .as('unread'),
    ]);

export type ThreadRow = InferResult<ReturnType<typeof threadsFor>>[number];

export const textsOf = ({ first, latest }: ThreadRow): string[] => [...first, ...latest].map(({ text }) => text);

export const commentView = ({ authorId, authorName, ...row }: CommentRow, named: Named): CommentView => ({
  ...row,
  ...named.of(row.text),
  author: { id: authorId, name: authorName },
});

export function threadView(row: ThreadRow, named: Named): ThreadView {
  const { first, latest, highlightId, quote, start, end, lost, resolvedAt, resolvedBy, resolvedByName, ...rest } = row;
  const comments = [...first.filter(({ id }) => latest.every((other) => other.id !== id)), ...latest.toReversed()];
  return {
    ...rest,
    highlight:
      quote === null
        ? null
        : {
            id: highlightId ?? row.id,
            inlineCommentOnly: highlightId === null,
            text: quote,
            start: start ?? 0,
            end: end ?? 0,
            lost,
          },
    resolved: resolvedAt && {
      by: { id: resolvedBy!, name: resolvedByName },
      at: resolvedAt.toISOString(),
    },
    comments: comments.map((comment) => commentView(comment, named)),
    createdAt: rest.createdAt.toISOString(),
    updatedAt: rest.updatedAt.toISOString(),
  };
}
