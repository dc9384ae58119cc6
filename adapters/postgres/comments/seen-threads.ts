import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { RootOperationNode, SqlBool } from 'kysely';
import { narrowed } from '../narrow.ts';
import { db, expression } from '../queries.ts';
import { visibleProjects } from '../scope.ts';
import type { Session } from '../session.ts';
import { statementOf, valuesFor } from '../statement.ts';

/**
 * Threads `t` with comments whose object is there, and their highlight `h`. Members without write access see a
 * published insight as it was published, and so only comments on published words.
 */
export const seenThreads = (actor: Actor) =>
  db
    .selectFrom('comment_thread as t')
    .leftJoin('note as n', 'n.id', 't.note_id')
    .leftJoin('insight as i', 'i.id', 't.insight_id')
    .leftJoin('highlight as h', 'h.id', 't.highlight_id')
    .leftJoin('person as x', 'x.id', 't.person_id')
    .leftJoin('insight_publication as s', (join) =>
      join
        .onRef('s.id', '=', 'i.publication_id')
        .on(expression<SqlBool>`i.project_id NOT IN ${visibleProjects(actor, 'WRITE')}`),
    )
    .where(expression<SqlBool>`coalesce(n.id, i.id, x.id) IS NOT NULL AND (t.highlight_id IS NULL OR h.id IS NOT NULL)`)
    .where(expression<SqlBool>`(s.id IS NULL OR t.quote IS NULL OR strpos(s.text, t.quote) > 0)`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('comment as c')
          .select('c.id')
          .whereRef('c.thread_id', '=', 't.id')
          .where('c.deleted_at', 'is', null),
      ),
    );

/** The threads among these that an actor sees, inside a unit of work. */
export async function narrowedThreads(session: Session, actor: Actor, threadIds: readonly Uuid[]): Promise<Uuid[]> {
  const query = seenThreads(actor)
    .select('t.id')
    .where('t.id', '=', expression<Uuid>`ANY (${threadIds}::uuid[])`);
  const statement = statementOf(narrowed(query.toOperationNode() as RootOperationNode));
  return (await session.query<{ id: Uuid }>(statement.sql, valuesFor(statement, { actor }))).map(({ id }) => id);
}
