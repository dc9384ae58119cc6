import type { ProjectAccess } from '@evident/application/permissions/project-access';
import type { Uuid } from '@evident/domain/kernel';
import { type Access, type Actor, levelAt, NO_ACCESS } from '@evident/domain/permissions';
import { editableProjects } from '@evident/domain/plans';
import { isReadOnly, type ProjectStatus } from '@evident/domain/projects';
import { sql } from 'kysely';
import { PostgresWorkspacePlanStore } from '../plans/postgres-workspace-plan-store.ts';
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
    if (!row) return NO_ACCESS;
    const beyondPlan = !isReadOnly(row.status) && (await this.isBeyondPlan(actor, projectId));
    return {
      level: levelAt(row.level),
      markup: row.markup,
      readOnly: isReadOnly(row.status) || beyondPlan,
      ...(beyondPlan && { beyondPlan }),
    };
  }

  private async isBeyondPlan({ plan }: Actor, projectId: Uuid): Promise<boolean> {
    const most = editableProjects(plan, new Date());
    if (most === null) return false;
    return !(await new PostgresWorkspacePlanStore(this.session).oldestProjects(most)).includes(projectId);
  }
}
