import type { AutomationStore } from '@evident/application/automation/automation-store';
import type { Automation, AutomationRun, HappeningEvent } from '@evident/domain/automation';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { EntitySchema } from 'typeorm';
import { upsertMany } from '../many-rows.ts';
import { memberToday } from '../permissions/member-today.ts';
import { SavedRows } from '../saved-rows.ts';
import type { Session } from '../session.ts';

export class PostgresAutomationStore extends SavedRows<Automation> implements AutomationStore {
  constructor(
    session: Session,
    entity: EntitySchema<Automation>,
    private readonly runs: EntitySchema<AutomationRun>,
  ) {
    super(session, entity);
  }

  following(event: HappeningEvent): Promise<Automation[]> {
    return this.session.manager
      .createQueryBuilder(this.entity, 'a')
      .where(`a.active AND a.trigger_configuration ->> 'event' = :event AND a.team_id = :teamId`, {
        event,
        teamId: this.session.teamId,
      })
      .orderBy('a.id')
      .getMany();
  }

  memberNow(memberId: Uuid): Promise<Actor | null> {
    const { query, teamId } = this.session;
    return memberToday(query, { teamId, memberId, scopes: ['read', 'write'] });
  }

  async membersAmong(ids: readonly Uuid[]): Promise<Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>(
      'SELECT id FROM member WHERE id = ANY ($1::uuid[]) AND removed_at IS NULL AND suspended_at IS NULL',
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  async addRun(run: AutomationRun): Promise<boolean> {
    const { raw } = await this.session.manager
      .createQueryBuilder()
      .insert()
      .into(this.runs)
      .values(run as never)
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as unknown[]).length > 0;
  }

  findRun(id: Uuid): Promise<AutomationRun | null> {
    return this.session.manager.findOne(this.runs, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async saveRun(run: AutomationRun): Promise<void> {
    await upsertMany(this.session.manager, this.runs, [run]);
  }

  async countStarts(automationId: Uuid, since: Date, most: number): Promise<number> {
    // Occasions of lists and schedules have a colon.
    const [row] = await this.session.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM (
         SELECT FROM automation_run WHERE team_id = $1 AND automation_id = $2 AND created_at >= $3 AND occasion NOT LIKE '%:%' LIMIT $4) r`,
      [this.session.teamId, automationId, since, most],
    );
    return row!.count;
  }

  async forgetRuns(before: Date, most: number): Promise<void> {
    await this.session.query(
      `DELETE FROM automation_run WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM automation_run WHERE team_id = $1 AND created_at < $2 AND state <> 'WAITING' LIMIT $3))`,
      [this.session.teamId, before, most],
    );
  }
}
