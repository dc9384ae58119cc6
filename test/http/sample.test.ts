import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp, offerSample } from '../../api/app.ts';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { type TestDatabase, openDatabase } from '../support/database.ts';
import { until } from '../support/waiting.ts';
import { stateOf } from './matrix/state-of.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** The terms of the sample, and those of which a name is in a note. */
const TERMS = `SELECT count(*)::int AS terms, count(*) FILTER (WHERE EXISTS (
    SELECT FROM document d, unnest(t.name || t.other_names) one WHERE strpos(folded_words(d.text), folded_words(one)) > 0))::int AS occur
  FROM glossary_term t`;

describe('sample workspace', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;
  const dataFolder = mkdtempSync(join(tmpdir(), 'evident-sample-'));
  const count = async (table: string): Promise<number> =>
    Number((await database.query<{ n: string }>(`SELECT count(*) AS n FROM ${table}`))[0]!.n);
  const counts = () =>
    Promise.all(
      ['note', 'highlight', 'note_person', 'highlight_tag', 'tag', 'insight', 'insight_evidence', 'project'].map(count),
    );

  /** Simulates a start that was killed before it finished. */
  const cutShort = () => database.query('DELETE FROM sample_finished');

  beforeAll(async () => {
    database = await openDatabase();
    app = await createApp({ databaseUrl: database.url, publicUrl: 'http://localhost:3000', dataFolder });
    await app.init();
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it('contains notes with every highlight on its text, a tag board in use, two published insights and a draft', async () => {
    const link = expect.stringMatching(/^http:\/\/localhost:3000\/auth\/magic-login#token=/);
    // two processes starting concurrently
    expect(await Promise.all([offerSample(app), offerSample(app)])).toEqual([link, link]);
    expect(await database.query('SELECT title FROM note GROUP BY project_id, title HAVING count(*) > 1')).toEqual([]);
    await until(async () => (await database.query(`SELECT 1 FROM import_run WHERE state = 'done'`)).length === 2);
    expect(await count('note')).toBeGreaterThanOrEqual(6);
    expect(await count('highlight')).toBeGreaterThan(30);
    expect([await count('person'), await count('note_person'), await count('saved_filter')]).toEqual([3, 3, 4]);
    expect(
      await database.query(
        'SELECT d.title, d.shared, count(*)::int AS charts FROM dashboard d JOIN dashboard_chart c ON c.dashboard_id = d.id GROUP BY d.id',
      ),
    ).toEqual([{ title: 'What adopters tell us', shared: true, charts: 5 }]);
    expect(await database.query(TERMS)).toEqual([{ terms: 8, occur: 8 }]);
    expect(await database.query('SELECT title, shared FROM feed')).toEqual([{ title: 'New highlights', shared: true }]);
    expect(
      await database.query(
        `SELECT sum(v.number_value)::int AS people FROM field_value v JOIN field f ON f.id = v.field_id WHERE f.label = 'People interviewed'`,
      ),
    ).toEqual([{ people: 4 }]);
    expect(
      await database.query(
        `SELECT title, active, actions->0->>'actionType' AS action FROM automation ORDER BY created_at, id`,
      ),
    ).toEqual([
      { title: 'New findings on OpenTelemetry', active: true, action: 'sendNotification' },
      { title: 'Evidence on a common language', active: true, action: 'applyTag' },
    ]);
    expect(await database.query('SELECT object_type FROM follow')).toEqual([{ object_type: 'PROJECT' }]);
    expect(
      await database.query(
        "SELECT 1 FROM highlight h JOIN document d ON d.id = h.note_id WHERE h.lost_at IS NOT NULL OR (h.target = 'WORDS' AND position(h.text IN d.text) = 0)",
      ),
    ).toEqual([]);
    expect(
      await database.query(
        'SELECT 1 FROM tag t WHERE NOT EXISTS (SELECT FROM highlight_tag ht WHERE ht.tag_id = t.id)',
      ),
    ).toEqual([]);
    expect(
      await database.query(`SELECT p.title FROM project p JOIN document d ON d.id = p.id WHERE d.text = ''`),
    ).toEqual([]);
    expect(
      await database.query(
        'SELECT (published_at IS NULL) AS draft, count(*)::int AS n FROM insight GROUP BY 1 ORDER BY 1',
      ),
    ).toEqual([
      { draft: false, n: 2 },
      { draft: true, n: 2 },
    ]);
  });

  it('contains a recording whose words have times, with highlights on them', async () => {
    const [recording] = await database.query<{ bytes: number }>(
      `SELECT f.bytes FROM note_file nf JOIN file f ON f.id = nf.file_id WHERE f.media_type = 'video/mp4'`,
    );
    expect(recording).toBeDefined();
    expect(
      await database.query(
        `SELECT h.start_ms, h.end_ms FROM highlight h JOIN note_file nf ON nf.note_id = h.note_id WHERE h.start_ms IS NOT NULL ORDER BY h.start_ms`,
      ),
    ).toEqual([
      { start_ms: 3_280, end_ms: 7_540 },
      { start_ms: 8_600, end_ms: 10_260 },
    ]);
  });

  it('contains survey rows, a note in the trash, and unpublished changes to an insight', async () => {
    const [survey] = await database.query<{ made: number; failed: number }>(
      `SELECT made, failed FROM import_file WHERE name = 'contributor-survey.csv'`,
    );
    expect(survey).toMatchObject({ failed: 0 });
    expect(survey!.made).toBeGreaterThan(40);
    await until(async () => (await count('field_value')) > 185 * 5);
    const options = await database.query<{ label: string }>(
      `SELECT o ->> 'label' AS label FROM field f, jsonb_array_elements(f.settings -> 'options') o WHERE f.label = 'Deployed on'`,
    );
    expect(options.map(({ label }) => label)).toEqual(expect.arrayContaining(['Kubernetes', 'Bare Metal']));
    expect(await database.query('SELECT title FROM trash_entry')).toEqual([{ title: 'Discussion guide (copy)' }]);
    expect(
      await database.query(
        `SELECT i.title FROM insight i JOIN document d ON d.id = i.id JOIN insight_publication u ON u.id = i.publication_id WHERE d.text <> u.text`,
      ),
    ).toEqual([{ title: 'A common language is worth more than any one signal' }]);
  });

  it('is summarized, asked, researched and wrapped up in the background', async () => {
    const written = () =>
      database.query<{ purpose: string; done: number }>(
        `SELECT purpose, count(*)::int AS done FROM ai_text WHERE state = 'DONE' AND content -> 'sections' <> '[]' AND (purpose <> 'wrap' OR project_id IS NULL) GROUP BY 1 ORDER BY 1`,
      );
    const expected = [
      { purpose: 'answer', done: 2 },
      { purpose: 'doc', done: 2 },
      { purpose: 'research', done: 1 },
      { purpose: 'summary', done: 4 },
      { purpose: 'wrap', done: 1 },
    ];
    await until(async () => isDeepStrictEqual(await written(), expected), 55_000);
    const [chapter] = await database.query<{ start: number }>(
      `SELECT (a.content #>> '{sections,0,startTime}')::float AS start FROM summary s JOIN ai_text a ON a.id = s.text_id JOIN note_file nf ON nf.note_id = s.target_id WHERE s.kind = 'chapter' LIMIT 1`,
    );
    expect(chapter!.start).toBeGreaterThan(0);
  });

  it('resumes after an interrupted start, without duplicates', async () => {
    const whole = await counts();
    await cutShort();
    await database.query(`DELETE FROM insight WHERE published_at IS NULL`);
    await database.query(`DELETE FROM highlight WHERE id IN (SELECT id FROM highlight ORDER BY id LIMIT 3)`);
    await offerSample(app);
    expect((await counts()).slice(0, 2)).toEqual(whole.slice(0, 2));
    await cutShort();
    await offerSample(app);
    expect((await counts()).slice(0, 2)).toEqual(whole.slice(0, 2));
  });

  it('resumes in its own workspace, whatever others its person has created', async () => {
    await cutShort();
    const [other] = await database.query<{ id: string }>(
      `INSERT INTO team (id, name, subdomain, created_at) VALUES (gen_random_uuid(), 'Aardvarks', 'aardvarks', now()) RETURNING id`,
    );
    await database.query(
      `INSERT INTO member (id, team_id, account_id, name, email, role, workspace_admin, created_at) SELECT gen_random_uuid(), $1, id, name, email, 'MANAGER', true, now() FROM account`,
      [other!.id],
    );
    const whole = await counts();
    await offerSample(app);
    expect(await counts()).toEqual(whole);
  });

  /** Edits by members: everything the sample looks for was moved, changed or deleted. */
  async function changedByPeople(): Promise<string> {
    await until(async () => (await database.query('SELECT 1 FROM document WHERE last_seq > derived_seq')).length === 0);
    const [team] = await database.query<{ id: string }>(`SELECT id FROM team WHERE subdomain = 'sample'`);
    await database.query(
      `UPDATE insight SET archived_at = now() WHERE id = (SELECT id FROM insight WHERE published_at IS NOT NULL ORDER BY id LIMIT 1)`,
    );
    await database.query(
      `UPDATE insight SET published_at = NULL, published_by = NULL WHERE id = (SELECT id FROM insight WHERE published_at IS NOT NULL AND archived_at IS NULL ORDER BY id LIMIT 1)`,
    );
    await database.query(`DELETE FROM highlight WHERE id = (SELECT id FROM highlight ORDER BY id LIMIT 1)`);
    await database.query(
      `UPDATE highlight SET text = text || ' too' WHERE id = (SELECT id FROM highlight ORDER BY id DESC LIMIT 1)`,
    );
    await database.query(
      `UPDATE tag SET title = title || ' renamed' WHERE id = (SELECT id FROM tag ORDER BY id LIMIT 1)`,
    );
    await database.query(`UPDATE project SET title = 'Mine now', status = 'archived'`);
    return team!.id;
  }

  it('keeps changes by members', async () => {
    const teamId = await changedByPeople();
    const left = await stateOf({ database }, teamId);
    expect(await offerSample(app)).toMatch(/magic-login/);
    expect(await stateOf({ database }, teamId)).toBe(left);
  });

  it('keeps changes by members also if an earlier version created it', async () => {
    const teamId = await changedByPeople();
    await database.query('DROP TABLE sample_finished');
    await database.query(`DELETE FROM migration WHERE name LIKE '0021%'`);
    await migrate(database.url);
    const left = await stateOf({ database }, teamId);
    expect(await offerSample(app)).toMatch(/magic-login/);
    expect(await stateOf({ database }, teamId)).toBe(left);
  });

  it('is not touched once people have their own accounts', async () => {
    await database.query(
      `INSERT INTO account (id, email, name, email_confirmed_at, created_at) VALUES (gen_random_uuid(), 'ada@example.org', 'Ada', now(), now())`,
    );
    await cutShort();
    await database.query('DELETE FROM highlight');
    await offerSample(app);
    expect(await count('highlight')).toBe(0);
  });
});
