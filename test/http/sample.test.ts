import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp, offerSample } from '../../api/app.ts';
import { type TestDatabase, openDatabase } from '../support/database.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

describe('the sample workspace', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;
  const dataFolder = mkdtempSync(join(tmpdir(), 'evident-sample-'));
  const count = async (table: string): Promise<number> => Number((await database.query<{ n: string }>(`SELECT count(*) AS n FROM ${table}`))[0]!.n);
  const counts = () => Promise.all(['note', 'highlight', 'highlight_tag', 'tag', 'insight', 'insight_evidence', 'project'].map(count));

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

  it('holds notes whose every highlight stands on its words, a tag board in use, two published insights and a draft', async () => {
    expect(await offerSample(app)).toMatch(/^http:\/\/localhost:3000\/auth\/magic-login#token=/);
    expect(await count('note')).toBeGreaterThanOrEqual(6);
    expect(await count('highlight')).toBeGreaterThan(30);
    expect(await database.query('SELECT 1 FROM highlight h JOIN document d ON d.id = h.note_id WHERE h.lost_at IS NOT NULL OR position(h.text IN d.text) = 0')).toEqual([]);
    expect(await database.query('SELECT 1 FROM tag t WHERE NOT EXISTS (SELECT FROM highlight_tag ht WHERE ht.tag_id = t.id)')).toEqual([]);
    expect(await database.query(`SELECT p.title FROM project p JOIN document d ON d.id = p.id WHERE d.text = ''`)).toEqual([]);
    expect(await database.query('SELECT (published_at IS NULL) AS draft, count(*)::int AS n FROM insight GROUP BY 1 ORDER BY 1')).toEqual([{ draft: false, n: 2 }, { draft: true, n: 1 }]);
  });

  it('goes on where a start that was cut short left off, and doubles nothing', async () => {
    const whole = await counts();
    await database.query(`DELETE FROM insight WHERE published_at IS NULL`);
    await database.query(`DELETE FROM highlight WHERE id IN (SELECT id FROM highlight ORDER BY id LIMIT 3)`);
    await offerSample(app);
    expect((await counts()).slice(0, 2)).toEqual(whole.slice(0, 2));
    await offerSample(app);
    expect((await counts()).slice(0, 2)).toEqual(whole.slice(0, 2));
  });

  it('is left alone once people have accounts of their own', async () => {
    await database.query(`INSERT INTO account (id, email, name, email_confirmed_at, created_at) VALUES (gen_random_uuid(), 'ada@example.org', 'Ada', now(), now())`);
    await database.query('DELETE FROM highlight');
    await offerSample(app);
    expect(await count('highlight')).toBe(0);
  });
});
