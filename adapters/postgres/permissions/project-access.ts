import type { ProjectAccess } from '@evident/application/permissions/project-access';
import type { Uuid } from '@evident/domain/kernel';
import { type Access, type Actor, levelAt, NO_ACCESS } from '@evident/domain/permissions';
import { isReadOnly, type ProjectStatus } from '@evident/domain/projects';
import type { Session } from '../session.ts';
import { projectLevels } from './scope.ts';

interface Row {
  level: number;
  markup: boolean;
  status: ProjectStatus;
}

/** Access as the grants stored in this transaction give it. */
export class PostgresProjectAccess implements ProjectAccess {
  constructor(private readonly session: Session) {}

  async accessTo(actor: Actor, projectId: Uuid): Promise<Access> {
    const levels = projectLevels(actor, 2);
    const [row] = await this.session.query<Row>(
      `SELECT l.level, l.markup, p.status FROM project p JOIN ${levels.sql} l ON l.project_id = p.id WHERE p.id = $1`,
      [projectId, ...levels.parameters],
    );
    return row ? { level: levelAt(row.level), markup: row.markup, readOnly: isReadOnly(row.status) } : NO_ACCESS;
  }
}
