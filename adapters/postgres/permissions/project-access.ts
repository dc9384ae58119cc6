import type { ProjectAccess } from '@evident/application/permissions/project-access';
import type { Uuid } from '@evident/domain/kernel';
import { type Access, type Actor, levelAt, NO_ACCESS } from '@evident/domain/permissions';
import { isReadOnly, type ProjectStatus } from '@evident/domain/projects';
import { sql } from 'kysely';
import type { Session } from '../session.ts';
import { statementOf } from '../statement.ts';
import { levelsOnProjects } from '../scope.ts';

interface Row {
  level: number;
  markup: boolean;
  status: ProjectStatus;
}

/** Access according to the grants stored in this transaction. */
export class PostgresProjectAccess implements ProjectAccess {
  constructor(private readonly session: Session) {}

  async accessTo(actor: Actor, projectId: Uuid): Promise<Access> {
    const { sql: text, parameters } = statementOf(
      sql`SELECT l.level, l.markup, p.status FROM project p JOIN ${levelsOnProjects(actor)} l ON l.project_id = p.id WHERE p.id = ${projectId}`.toOperationNode(),
    );
    const [row] = await this.session.query<Row>(text, parameters);
    return row ? { level: levelAt(row.level), markup: row.markup, readOnly: isReadOnly(row.status) } : NO_ACCESS;
  }
}
