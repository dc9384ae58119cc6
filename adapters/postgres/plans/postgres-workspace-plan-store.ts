import type { WorkspacePlanStore } from '@evident/application/plans/workspace-plan-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Limit, WorkspacePlan } from '@evident/domain/plans';
import type { Session } from '../session.ts';
import { usedOf } from './used.ts';

export class PostgresWorkspacePlanStore implements WorkspacePlanStore {
  constructor(private readonly session: Session) {}

  find(): Promise<WorkspacePlan | null> {
    return this.planOf('SELECT plan FROM workspace_plan WHERE team_id = $1 FOR UPDATE');
  }

  read(): Promise<WorkspacePlan | null> {
    return this.planOf('SELECT plan FROM workspace_plan WHERE team_id = $1');
  }

  private async planOf(sql: string): Promise<WorkspacePlan | null> {
    const [row] = await this.session.query<{ plan: WorkspacePlan }>(sql, [this.session.teamId]);
    return row?.plan ?? null;
  }

  async oldestProjects(most: number): Promise<readonly Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>(
      'SELECT id FROM project WHERE team_id = $1 AND trash_id IS NULL ORDER BY created_at, id LIMIT $2',
      [this.session.teamId, most],
    );
    return rows.map(({ id }) => id);
  }

  async save(plan: WorkspacePlan): Promise<void> {
    await this.session.query(
      `INSERT INTO workspace_plan (team_id, plan) VALUES ($1, $2)
       ON CONFLICT (team_id) DO UPDATE SET plan = excluded.plan, updated_at = now()`,
      [this.session.teamId, JSON.stringify(plan)],
    );
  }

  async used(limit: Limit, now: Date): Promise<number> {
    const [row] = await this.session.query<{ used: number }>(...usedOf(limit, now));
    return row!.used;
  }
}

export const planStores = {
  workspacePlans: (session: Session) => new PostgresWorkspacePlanStore(session),
};
