import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { sql } from 'kysely';
import { levelsOnProjects } from '../scope.ts';
import type { Session } from '../session.ts';
import { statementOf } from '../statement.ts';

/** The projects that an actor can read, by the grants of this transaction. */
export async function readableProjects(session: Session, actor: Actor): Promise<Uuid[]> {
  const { sql: text, parameters } = statementOf(
    sql`SELECT l.project_id AS id FROM ${levelsOnProjects(actor)} l`.toOperationNode(),
  );
  const rows = await session.query<{ id: Uuid }>(text, parameters);
  return rows.map(({ id }) => id);
}
