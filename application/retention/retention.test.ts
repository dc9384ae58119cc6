import { RETENTION_DAYS, type RetentionRule } from '@evident/domain/retention';
import type { Person } from '../../test/support/known-people.ts';
import {
  FORBIDDEN,
  INVALID,
  type Messages,
  NOT_FOUND,
  UNPROCESSABLE,
  openMessages,
} from '../../test/support/messages.ts';
import { until } from '../../test/support/waiting.ts';
import { MoveToTrash } from '../trash/move-to-trash.ts';
import { PlaceRetentionHold, ReleaseRetentionHold } from './holds.ts';
import { PreviewProjectRetention, PreviewRetention } from './previews.ts';
import { GetProjectRetention, GetRetention, SetProjectRetention, SetRetention } from './retentions.ts';
import { GetRetentionReceipt } from './get-retention-receipt.ts';
import { ListRetentionRuns, RunProjectRetention, RunRetention } from './runs.ts';
import { StartDueRetention } from './start-due-retention.ts';

const days = (count: number, since: RetentionRule['since'] = 'CREATED'): RetentionRule => ({
  interval: { days: count },
  since,
});

describe('retention', () => {
  let test: Messages;
  let admin: Person;
  let ben: Person;
  let foreign: Person;
  let projectId: string;

  beforeAll(async () => {
    test = await openMessages();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const team = await test.people.team();
    admin = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    ben = await test.people.member(team, 'MANAGER');
    foreign = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    projectId = await test.people.project(admin, 2);
  });

  /** A note that was created some days ago. */
  const aged = async (old: number, of = projectId, who = admin): Promise<string> => {
    const id = await test.note(who, of, { title: `Aged ${old} days`, markdown: `Words of ${old} days.` });
    await test.database.query(`UPDATE note SET created_at = now() - $2 * interval '1 day' WHERE id = $1`, [id, old]);
    return id;
  };
  const textOf = async (noteId: string): Promise<string> =>
    (await test.database.query<{ text: string }>('SELECT text FROM document WHERE id = $1', [noteId]))[0]!.text;
  const isDeleted = async (noteId: string): Promise<boolean> => (await textOf(noteId)).includes('storage period ended');
  const setRule = (rule: RetentionRule | null, enforced = false, typedName = 'Team') =>
    new SetRetention({ actor: admin, wording: { rule, enforced, typedName }, needsFeature: rule !== null });
  const setOwn = (actor: Person, rule: RetentionRule | null, inherits = false, of = projectId) =>
    new SetProjectRetention({
      actor,
      projectId: of,
      wording: { inherits, rule, typedName: 'Project' },
      needsFeature: true,
    });
  const ended = async (runId: string) => {
    const run = async () => (await test.ask(new ListRetentionRuns({ actor: admin }))).find(({ id }) => id === runId);
    await until(async () => (await run())?.state === 'DONE');
    return (await run())!;
  };
  const runNow = async () => ended(await test.ask(new RunRetention({ actor: admin, typedName: 'team' })));
  /** Ends the days of grace. */
  const start = () =>
    test.database.query(`UPDATE retention_rule SET starts_at = now() - interval '1 minute' WHERE team_id = $1`, [
      admin.teamId,
    ]);
  const preview = (actor = admin, tried = {}) => test.ask(new PreviewRetention({ actor, tried }));

  it('previews, then deletes old notes only, in the trash and in archived projects too', async () => {
    const [old, young, trashed] = [await aged(100), await aged(10), await aged(200)];
    const archived = await test.people.project(admin, 2);
    const inArchive = await aged(100, archived);
    await test.database.query(`UPDATE project SET status = 'archived' WHERE id = $1`, [archived]);
    await test.ask(new MoveToTrash(admin, { type: 'NOTE', id: trashed }));
    const tried = await preview(admin, { rule: days(90) });
    expect(tried.now).toMatchObject({ notes: 3, held: 0 });
    expect(tried.items.map(({ noteId }) => noteId)).toEqual([trashed, ...[old, inArchive].sort()]);
    expect(Date.parse(tried.nextAt) - Date.now()).toBeGreaterThan(7 * 86_400_000 - 1);
    await test.ask(setRule(days(90)));
    expect((await preview()).now.notes).toBe(3);
    expect((await runNow()).counts).toMatchObject({ notes: 3 });
    for (const id of [old, trashed, inArchive]) expect(await isDeleted(id)).toBe(true);
    expect(await isDeleted(young)).toBe(false);
    expect((await preview()).now.notes).toBe(0);
  });

  it('starts a stricter rule after seven days, and a looser one at once', async () => {
    const old = await aged(100);
    await test.refused(setRule(days(90), false, 'Other'), INVALID);
    await test.refused(setRule({ interval: {}, since: 'CREATED' }), INVALID);
    await test.ask(setRule(days(90)));
    await test.ask(new StartDueRetention());
    expect(await test.ask(new ListRetentionRuns({ actor: admin }))).toEqual([]);
    await start();
    await test.ask(new StartDueRetention());
    await until(() => isDeleted(old));
    await test.ask(setRule(null, false, ''));
    const { saved } = await test.ask(new GetRetention({ actor: admin }));
    expect(saved).toMatchObject({ rule: null, before: null, savedBy: { id: admin.userId } });
    expect(Date.parse(saved!.startsAt)).toBeLessThanOrEqual(Date.now());
  });

  it('deletes words that are written later only after another period', async () => {
    const old = await aged(100);
    await test.ask(setRule(days(90)));
    await runNow();
    await test.database.query(
      `UPDATE document SET text = 'Later', updated_at = now() + interval '1 second' WHERE id = $1`,
      [old],
    );
    expect((await preview()).now.notes).toBe(0);
    await test.database.query(`UPDATE note SET words_deleted_at = now() - interval '91 days' WHERE id = $1`, [old]);
    expect((await preview()).now.notes).toBe(1);
  });

  it('keeps what is on hold, until it is released', async () => {
    const [held, other] = [await aged(100), await aged(100)];
    const place = (actor: Person, noteId: string | null, reason = 'Matter 7', of = projectId) =>
      new PlaceRetentionHold({ actor, projectId: of, hold: { noteId, reason } });
    await test.refused(place(ben, held), FORBIDDEN);
    await test.refused(place(foreign, held), NOT_FOUND);
    await test.refused(place(admin, held, ' '), INVALID);
    await test.refused(place(admin, held, 'x', await test.people.project(admin, 2)), NOT_FOUND);
    const holdId = await test.ask(place(admin, held));
    await test.refused(place(admin, held), { code: 'InvalidOperation' });
    await test.ask(setRule(days(90)));
    expect((await preview()).now).toMatchObject({ notes: 1, held: 1 });
    expect(await runNow()).toMatchObject({ held: 1, counts: { notes: 1 } });
    expect([await isDeleted(held), await isDeleted(other)]).toEqual([false, true]);
    const { holds } = await test.ask(new GetProjectRetention({ actor: ben, projectId }));
    expect(holds).toMatchObject([{ id: holdId, noteId: held, reason: 'Matter 7', title: 'Aged 100 days' }]);
    await test.refused(new ReleaseRetentionHold({ actor: ben, holdId }), FORBIDDEN);
    await test.refused(new ReleaseRetentionHold({ actor: foreign, holdId }), NOT_FOUND);
    await test.ask(new ReleaseRetentionHold({ actor: admin, holdId }));
    const whole = await test.ask(place(admin, null));
    expect(await runNow()).toMatchObject({ held: 1, counts: { notes: 0 } });
    await test.ask(new ReleaseRetentionHold({ actor: admin, holdId: whole }));
    await runNow();
    expect(await isDeleted(held)).toBe(true);
  });

  it('of a project replaces that of the workspace, and is at most as long where that is enforced', async () => {
    const free = await aged(100);
    const other = await aged(100, await test.people.project(admin, 2));
    await test.ask(setRule(days(90)));
    await test.ask(setOwn(admin, days(365)));
    await runNow();
    expect([await isDeleted(free), await isDeleted(other)]).toEqual([false, true]);
    await test.ask(setRule(days(90), true));
    for (const rule of [null, days(91)]) await test.refused(setOwn(admin, rule), UNPROCESSABLE);
    // The longer rule of the project does not protect it once the workspace enforces its own.
    await runNow();
    expect(await isDeleted(free)).toBe(true);
    await test.ask(setOwn(admin, days(30)));
    const view = await test.ask(new GetProjectRetention({ actor: ben, projectId }));
    expect(view).toMatchObject({ saved: { rule: days(30) }, workspace: { rule: days(90), enforced: true } });
    await test.ask(setOwn(admin, null, true));
    expect((await test.ask(new GetProjectRetention({ actor: ben, projectId }))).saved).toBeNull();
  });

  it('of a project is previewed and run for the project alone', async () => {
    const [here, elsewhere] = [await aged(100), await aged(100, await test.people.project(admin, 2))];
    await test.ask(setOwn(admin, days(90)));
    const previewed = await test.ask(new PreviewProjectRetention({ actor: admin, projectId, tried: {} }));
    expect(previewed.now.notes).toBe(1);
    const run = (typedName: string, actor = admin) => new RunProjectRetention({ actor, projectId, typedName });
    await test.refused(run('Other'), INVALID);
    await test.refused(run('Project', ben), FORBIDDEN);
    expect(await ended(await test.ask(run('Project')))).toMatchObject({ projectId, counts: { notes: 1 } });
    expect([await isDeleted(here), await isDeleted(elsewhere)]).toEqual([true, false]);
  });

  it('counts from the date of a note where the rule says so', async () => {
    const note = await aged(0);
    await test.database.query(`UPDATE note SET occurred_on = current_date - 100 WHERE id = $1`, [note]);
    expect((await preview(admin, { rule: days(90) })).now.notes).toBe(0);
    expect((await preview(admin, { rule: days(90, 'HAPPENED') })).now.notes).toBe(1);
    for (const count of RETENTION_DAYS)
      expect((await preview(admin, { rule: days(count, 'HAPPENED') })).now.notes).toBe(count < 100 ? 1 : 0);
  });

  it('is set, previewed and run by admins only, and reaches no other workspace', async () => {
    const theirs = await aged(500, await test.people.project(foreign, 2), foreign);
    const own = await aged(500);
    for (const actor of [ben, { ...admin, workspaceAdmin: false }])
      for (const message of [
        new GetRetention({ actor }),
        new PreviewRetention({ actor, tried: {} }),
        new ListRetentionRuns({ actor }),
        new RunRetention({ actor, typedName: 'Team' }),
        new SetRetention({ actor, wording: { rule: days(1), enforced: false, typedName: 'Team' }, needsFeature: true }),
      ])
        await test.refused(message, FORBIDDEN);
    await test.refused(setOwn(ben, days(1)), FORBIDDEN);
    await test.refused(setOwn(foreign, days(1)), NOT_FOUND);
    await test.ask(setRule(days(90)));
    const run = await runNow();
    await test.refused(new GetRetentionReceipt({ actor: foreign, runId: run.id }), NOT_FOUND);
    expect([await isDeleted(own), await isDeleted(theirs)]).toEqual([true, false]);
    expect((await preview(foreign, { rule: days(90) })).items.map(({ noteId }) => noteId)).toEqual([theirs]);
  });

  it('names no title of a project that the admin cannot see', async () => {
    const hidden = await test.people.project(ben);
    await aged(100, hidden, ben);
    const { items } = await preview(admin, { rule: days(90) });
    expect(items).toMatchObject([{ projectId: hidden, title: null }]);
  });

  it('goes on with a run whose process ended, and deletes each note once', async () => {
    const notes = [await aged(100), await aged(100)];
    await test.ask(setRule(days(90)));
    await start();
    // As a killed process leaves it: a run without a job.
    await test.database.query(
      `INSERT INTO retention_run (id, team_id, state, rules, held, started_at) VALUES (gen_random_uuid(), $1, 'RUNNING', '{}', 0, now())`,
      [admin.teamId],
    );
    await Promise.all([test.ask(new StartDueRetention()), test.ask(new StartDueRetention())]);
    const [run] = await test.ask(new ListRetentionRuns({ actor: admin }));
    expect(await ended(run!.id)).toMatchObject({ counts: { notes: 2 } });
    for (const id of notes) expect(await isDeleted(id)).toBe(true);
    expect(await test.ask(new ListRetentionRuns({ actor: admin }))).toHaveLength(1);
  });
});
