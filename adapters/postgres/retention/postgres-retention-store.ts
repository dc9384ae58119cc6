import type {
  DueIn,
  DueNote,
  RetentionHold,
  RetentionRun,
  RetentionStore,
} from '@evident/application/retention/retention-store';
import type { Uuid } from '@evident/domain/kernel';
import {
  COUNT_NAMES,
  type DeletedNote,
  type PreviewCounts,
  type RetentionCounts,
  type SavedRule,
  type SavedRules,
} from '@evident/domain/retention';
import type { Actor } from '@evident/domain/permissions';
import { readableProjects } from '../permissions/readable-projects.ts';
import type { Session } from '../session.ts';
import * as rows from './retention-rows.ts';
import { withTrashShown } from '../show-trash.ts';

/** Rules, holds and runs in PostgreSQL. */
export class PostgresRetentionStore implements RetentionStore {
  constructor(private readonly session: Session) {}

  async lock(): Promise<void> {
    await this.session.query(`SELECT pg_advisory_xact_lock(hashtextextended('retention ' || $1, 0))`, [
      this.session.teamId,
    ]);
  }

  async rules(): Promise<SavedRules> {
    const all = await this.session.query<rows.RuleRow>(`SELECT ${rows.RULE} FROM retention_rule`);
    const projects = new Map(all.flatMap(({ projectId, ...rule }) => (projectId === null ? [] : [[projectId, rule]])));
    const [workspace] = all.filter(({ projectId }) => projectId === null);
    return { workspace: workspace ?? null, projects };
  }

  async saveRule(projectId: Uuid | null, rule: SavedRule | null): Promise<void> {
    await this.session.query('DELETE FROM retention_rule WHERE project_id IS NOT DISTINCT FROM $1::uuid', [projectId]);
    if (rule === null) return;
    await this.session.query(
      `INSERT INTO retention_rule (id, team_id, project_id, rule, before, starts_at, enforced, saved_by, saved_at)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        this.session.teamId,
        projectId,
        rule.rule && JSON.stringify(rule.rule),
        rule.before && JSON.stringify(rule.before),
        rule.startsAt,
        rule.enforced,
        rule.savedBy,
        rule.savedAt,
      ],
    );
  }

  async living(projectIds: readonly Uuid[]): Promise<Uuid[]> {
    const found = await this.session.query<{ id: Uuid }>(
      'SELECT id FROM project WHERE id = ANY ($1) ORDER BY lower(title), id',
      [projectIds],
    );
    return found.map(({ id }) => id);
  }

  holds(projectId: Uuid | null): Promise<RetentionHold[]> {
    return this.session.query<RetentionHold>(
      `SELECT ${rows.HOLD} FROM retention_hold WHERE ($1::uuid IS NULL OR project_id = $1) AND EXISTS (SELECT FROM project p WHERE p.id = project_id)
         AND (note_id IS NULL OR EXISTS (SELECT FROM note n WHERE n.id = note_id)) ORDER BY held_at DESC, id`,
      [projectId],
    );
  }

  async hold(holdId: Uuid): Promise<RetentionHold | null> {
    const [hold] = await this.session.query<RetentionHold>(`SELECT ${rows.HOLD} FROM retention_hold WHERE id = $1`, [
      holdId,
    ]);
    return hold ?? null;
  }

  async addHold(hold: RetentionHold): Promise<boolean> {
    const added = await this.session.query(
      `INSERT INTO retention_hold (id, project_id, note_id, reason, held_by, held_at, team_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
      [...rows.holdValues(hold), this.session.teamId],
    );
    return added.length > 0;
  }

  async removeHold(holdId: Uuid): Promise<void> {
    await this.session.query('DELETE FROM retention_hold WHERE id = $1', [holdId]);
  }

  async projectOf(noteId: Uuid): Promise<Uuid | null> {
    const [note] = await this.session.query<{ id: Uuid }>('SELECT project_id AS id FROM note WHERE id = $1', [noteId]);
    return note?.id ?? null;
  }

  due(within: DueIn, most: number): Promise<Uuid[]> {
    return withTrashShown(this.session, async () => {
      const found = await this.session.query<{ id: Uuid }>(
        `SELECT n.id ${rows.DUE} ${rows.NOT_HELD} ORDER BY n.created_at, n.id LIMIT $5`,
        [...rows.dueValues(within), most],
      );
      return found.map(({ id }) => id);
    });
  }

  listed(within: DueIn, from: number, most: number): Promise<DueNote[]> {
    return withTrashShown(this.session, () =>
      this.session.query<DueNote>(rows.LISTED, [...rows.dueValues(within), from, most]),
    );
  }

  async counted(within: DueIn): Promise<PreviewCounts> {
    const [counts] = await withTrashShown(this.session, () =>
      this.session.query<PreviewCounts>(rows.COUNTED, rows.dueValues(within)),
    );
    return counts!;
  }

  async titles(actor: Actor, ids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, string>> {
    const projects = await readableProjects(this.session, actor);
    const found = await this.session.query<{ id: Uuid; title: string }>(
      `SELECT id, title FROM note WHERE id = ANY ($1) AND project_id = ANY ($2)
       UNION ALL SELECT id, title FROM project WHERE id = ANY ($1) AND id = ANY ($2)`,
      [ids, projects],
    );
    return new Map(found.map(({ id, title }) => [id, title]));
  }

  async names(memberIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, string>> {
    const found = await this.session.query<{ id: Uuid; name: string }>(
      `SELECT m.id, CASE WHEN m.removed_at IS NULL THEN coalesce(m.name, 'Deleted user') ELSE 'Deleted user' END AS name
       FROM member m WHERE m.id = ANY ($1)`,
      [memberIds],
    );
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  async run(runId: Uuid): Promise<RetentionRun | null> {
    const [run] = await this.session.query<RetentionRun>(`SELECT ${rows.RUN} FROM retention_run WHERE id = $1`, [
      runId,
    ]);
    return run ?? null;
  }

  async openRun(projectId: Uuid | null): Promise<RetentionRun | null> {
    const [run] = await this.session.query<RetentionRun>(
      `SELECT ${rows.RUN} FROM retention_run WHERE state = 'RUNNING' AND project_id IS NOT DISTINCT FROM $1::uuid`,
      [projectId],
    );
    return run ?? null;
  }

  async saveRun(run: RetentionRun): Promise<void> {
    await this.session.query(
      `INSERT INTO retention_run AS r (id, project_id, asked_by, state, problem, rules, held, started_at, finished_at, team_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO UPDATE SET state = $4, problem = $5, held = $7, finished_at = $9`,
      [...rows.runValues(run), this.session.teamId],
    );
  }

  runs(most: number): Promise<RetentionRun[]> {
    return this.session.query<RetentionRun>(
      `SELECT ${rows.RUN} FROM retention_run ORDER BY started_at DESC, id DESC LIMIT $1`,
      [most],
    );
  }

  async countsOf(runIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, RetentionCounts>> {
    const sums = COUNT_NAMES.map((name) => `'${name}', sum((counts ->> '${name}')::bigint)`).join(', ');
    const found = await this.session.query<{ id: Uuid; counts: RetentionCounts }>(
      `SELECT run_id AS id, jsonb_build_object(${sums}) AS counts FROM retention_run_note WHERE run_id = ANY ($1) GROUP BY run_id`,
      [runIds],
    );
    return new Map(found.map(({ id, counts }) => [id, counts]));
  }

  async addDeleted(runId: Uuid, notes: readonly DeletedNote[]): Promise<void> {
    await this.session.query(
      `INSERT INTO retention_run_note (run_id, team_id, note_id, project_id, deleted_at, counts)
       SELECT $1, $2, n."noteId", n."projectId", n.at, n.counts
       FROM jsonb_to_recordset($3::jsonb) n ("noteId" uuid, "projectId" uuid, at timestamptz, counts jsonb)`,
      [runId, this.session.teamId, JSON.stringify(notes)],
    );
  }

  deletedIn(runId: Uuid, after: Uuid | null, most: number): Promise<DeletedNote[]> {
    return this.session.query<DeletedNote>(
      `SELECT note_id AS "noteId", project_id AS "projectId", deleted_at AS at, counts FROM retention_run_note
       WHERE run_id = $1 AND ($2::uuid IS NULL OR note_id > $2) ORDER BY note_id LIMIT $3`,
      [runId, after, most],
    );
  }
}
