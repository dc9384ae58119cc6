import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DependedType } from '@evident/domain/trash';
import type { RootOperationNode } from 'kysely';
import { type Query, db } from '../queries.ts';
import type { Session } from '../session.ts';
import { statementOf, valuesFor } from '../statement.ts';
import { narrowed } from '../narrow.ts';

/** Types of objects whose sight is checked. */
export type SeenType = DependedType | 'TAG' | 'THEME';

/** The object with this id, if the actor can see it. */
export const VISIBLE_OBJECT: Record<SeenType, (id: Uuid) => Query<{ id: Uuid }>> = {
  NOTE: (id) => db.selectFrom('note as x').select('x.id').where('x.id', '=', id),
  INSIGHT: (id) => db.selectFrom('insight as x').select('x.id').where('x.id', '=', id),
  HIGHLIGHT: (id) => db.selectFrom('highlight as x').select('x.id').where('x.id', '=', id),
  TAG_BOARD: (id) => db.selectFrom('tag_board as x').select('x.id').where('x.id', '=', id),
  AI_DOC: (id) => db.selectFrom('ai_doc as x').select('x.id').where('x.id', '=', id),
  PROJECT: (id) => db.selectFrom('project as x').select('x.id').where('x.id', '=', id),
  CHANNEL: (id) => db.selectFrom('channel as x').select('x.id').where('x.id', '=', id),
  THEME: (id) => db.selectFrom('theme as x').select('x.id').where('x.id', '=', id),
  TAG: (id) => db.selectFrom('tag as x').select('x.id').where('x.id', '=', id),
  PERSON: (id) => db.selectFrom('person as x').select('x.id').where('x.id', '=', id),
  PROJECT_CATEGORY: (id) => db.selectFrom('folder as x').select('x.id').where('x.id', '=', id),
};

/** Whether an actor can see an object, inside a unit of work. */
export const canSeeObject = (session: Session, actor: Actor, type: SeenType, id: Uuid): Promise<boolean> =>
  canSee(session, actor, VISIBLE_OBJECT[type](id));

/** Whether a query has a row that an actor can see, inside a unit of work. */
export async function canSee(session: Session, actor: Actor, query: Query<{ id: Uuid }>): Promise<boolean> {
  const statement = statementOf(narrowed(query.toOperationNode() as RootOperationNode));
  return (await session.query(statement.sql, valuesFor(statement, { actor }))).length > 0;
}
