import type { CommentReader } from '@evident/application/comments/comment-reader';
import type {
  CommentCount,
  Commented,
  CommentedType,
  CommentView,
  ThreadFilter,
  ThreadView,
} from '@evident/domain/comments';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Order, inPages, pageFrom } from '../keyset.ts';
import { ofParent, pagesOfParents } from '../pages-of-parents.ts';
import { VISIBLE_OBJECT } from '../permissions/visible-object.ts';
import { expression } from '../queries.ts';
import type { PostgresReads, Sight } from '../reads.ts';
import { namedIn } from './named-in-comments.ts';
import {
  type CommentRow,
  commentColumns,
  commentView,
  readThreads,
  textsOf,
  threadsFor,
  threadView,
  unreadBy,
} from './thread-rows.ts';

const NEWEST_THREADS: Order = {
  columns: [
    { sql: 't.created_at', type: 'timestamptz' },
    { sql: 't.id', type: 'uuid' },
  ],
  descending: true,
};
const NEWEST_COMMENTS: Order = {
  columns: [
    { sql: 'c.created_at', type: 'timestamptz' },
    { sql: 'c.id', type: 'uuid' },
  ],
  descending: true,
};

/** The column of a thread that names an object of each type. */
const OF = {
  NOTE: 't.note_id',
  INSIGHT: 't.insight_id',
  HIGHLIGHT: 't.highlight_id',
  PERSON: 't.person_id',
} as const satisfies Record<CommentedType, string>;

export class PostgresCommentReader implements CommentReader {
  constructor(private readonly reads: PostgresReads) {}

  threads(
    actor: Actor,
    { objectType, objectId, state }: ThreadFilter,
    page: PageRequest,
  ): Promise<Page<ThreadView> | null> {
    const query = threadsFor(actor)
      .where(OF[objectType], '=', objectId)
      .$if(state !== undefined, (some) => some.where('t.resolved_at', state === 'OPEN' ? 'is' : 'is not', null));
    return this.reads.as(actor, async (sight) => {
      if (!(await isSeen(sight, { type: objectType, id: objectId }))) return null;
      const paged = inPages(query, NEWEST_THREADS, page);
      const rows = await sight.rows(paged.query, { given: paged.given });
      const named = await namedIn(sight, actor, rows.flatMap(textsOf));
      return pageFrom(rows, page, ({ key: _, ...row }) => threadView(row, named));
    });
  }

  threadsOf(
    actor: Actor,
    objectType: CommentedType,
    objectIds: readonly Uuid[],
    first: number,
  ): Promise<Map<Uuid, Page<ThreadView>>> {
    return this.reads.as(actor, (sight) =>
      pagesOfParents(sight, threadsFor(actor).where(OF[objectType], '=', ofParent), {
        parentIds: objectIds,
        order: NEWEST_THREADS,
        first,
        itemsOf: async (rows) => {
          const named = await namedIn(sight, actor, rows.flatMap(textsOf));
          return rows.map((row) => threadView(row, named));
        },
      }),
    );
  }

  thread(actor: Actor, threadId: Uuid): Promise<ThreadView | null> {
    return this.reads.as(actor, async (sight) => {
      const [row] = await sight.rows(threadsFor(actor).where('t.id', '=', threadId));
      return row ? threadView(row, await namedIn(sight, actor, textsOf(row))) : null;
    });
  }

  comments(actor: Actor, threadId: Uuid, page: PageRequest): Promise<Page<CommentView> | null> {
    return this.reads.as(actor, async (sight) => {
      const [seen] = await sight.rows(readThreads(actor).select('t.id').where('t.id', '=', threadId));
      if (!seen) return null;
      const query = commentsOf(actor).where('t.id', '=', threadId).where('c.deleted_at', 'is', null);
      const paged = inPages(query, NEWEST_COMMENTS, page);
      const rows = await sight.rows(paged.query, { given: paged.given });
      const named = await namedIn(
        sight,
        actor,
        rows.map(({ text }) => text),
      );
      return pageFrom(rows, page, ({ key: _, ...row }) => commentView(row, named));
    });
  }

  comment(actor: Actor, commentId: Uuid): Promise<CommentView | null> {
    return this.reads.as(actor, async (sight) => {
      const query = commentsOf(actor).where('c.id', '=', commentId).where('c.deleted_at', 'is', null);
      const [row] = await sight.rows(query);
      return row ? commentView(row as CommentRow, await namedIn(sight, actor, [row.text])) : null;
    });
  }

  counts(actor: Actor, type: CommentedType, objectIds: readonly Uuid[]): Promise<CommentCount[]> {
    const column = OF[type];
    const isOpen = expression<boolean>`t.resolved_at IS NULL`;
    const query = readThreads(actor)
      .innerJoin('comment as c', 'c.thread_id', 't.id')
      .where('c.deleted_at', 'is', null)
      .where(column, '=', expression<Uuid>`ANY (${objectIds}::uuid[])`)
      .groupBy(column)
      .select([
        `${column} as objectId`,
        expression<number>`count(DISTINCT t.id) FILTER (WHERE ${isOpen})::int`.as('open'),
        expression<number>`count(DISTINCT t.id) FILTER (WHERE NOT (${isOpen}))::int`.as('resolved'),
        expression<number>`count(*) FILTER (WHERE ${isOpen})::int`.as('comments'),
        expression<number>`count(DISTINCT t.id) FILTER (WHERE ${isOpen} AND ${unreadBy(actor)})::int`.as('unread'),
      ]);
    return this.reads.rows(actor, query) as Promise<CommentCount[]>;
  }
}

const commentsOf = (actor: Actor) =>
  readThreads(actor)
    .innerJoin('comment as c', 'c.thread_id', 't.id')
    .leftJoin('member as m', 'm.id', 'c.author_id')
    .select(commentColumns(actor));

async function isSeen(sight: Sight, { type, id }: Commented): Promise<boolean> {
  return (await sight.rows(VISIBLE_OBJECT[type](id))).length > 0;
}
