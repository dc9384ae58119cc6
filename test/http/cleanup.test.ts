import type { FileStorage } from '@evident/application/files/file-storage';
import { CleanUp } from '@evident/application/cleanup/clean-up';
import request from 'supertest';
import { Bus } from '../../api/kernel/bus.ts';
import { FILES } from '../../api/services/services.module.ts';
import { storeAiText } from '../support/stored-ai-text.ts';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('nightly cleanup', () => {
  let test: TestApp;
  let ada: Person;
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const cleanUp = () => test.app.get(Bus).ask(new CleanUp());
  const choosePicture = (person: Person) =>
    request(test.app.getHttpServer()).put('/api/v1/me/picture').set(as(person)).attach('file', PNG, 'me.png');
  const unowned = async () =>
    (await test.database.query<{ file_id: string }>('SELECT file_id FROM unowned_bytes')).map(({ file_id }) => file_id);
  const kept = async (fileId: string) => (await test.app.get<FileStorage>(FILES.token).stat(fileId)) !== null;

  beforeAll(async () => {
    test = await openApp();
    ada = await test.people.member(await test.people.team());
  });
  afterAll(() => test.close());

  it('is scheduled once a day', async () => {
    expect(await test.database.query(`SELECT cron FROM pgboss.schedule WHERE name = 'tidying'`)).toEqual([
      { cron: '17 3 * * *' },
    ]);
  });

  it('deletes the bytes of a refused upload, a day later', async () => {
    const gone = await test.people.member(ada.teamId);
    const { status } = await test.database.meanwhile(
      'UPDATE member SET removed_at = now() WHERE id = $1',
      [gone.userId],
      async () => choosePicture(gone),
    );
    expect(status).toBe(404);
    const [refused, ...others] = await unowned();
    expect(others).toEqual([]);
    await cleanUp();
    expect(await kept(refused!)).toBe(true);
    await test.database.query(`UPDATE unowned_bytes SET since = since - interval '25 hours'`);
    await cleanUp();
    expect(await kept(refused!)).toBe(false);
    expect(await unowned()).toEqual([]);
  });

  it('deletes the picture of a removed member, and no other', async () => {
    const admin = await test.people.member(ada.teamId, 'MANAGER', { workspaceAdmin: true });
    const leaver = await test.people.member(ada.teamId);
    const [left, stays] = [
      (await choosePicture(leaver).expect(200)).body.id,
      (await choosePicture(ada).expect(200)).body.id,
    ];
    await request(test.app.getHttpServer()).delete(`/api/v1/members/${leaver.userId}`).set(as(admin)).expect(204);
    await test.database.query(`UPDATE unowned_bytes SET since = since - interval '25 hours'`);
    await cleanUp();
    expect([await kept(left), await kept(stays)]).toEqual([false, true]);
  });

  it('deletes idempotency keys after a day and undo entries after 7, in every workspace', async () => {
    const other = await test.people.member(await test.people.team());
    for (const { teamId, userId } of [ada, other]) {
      await test.database.query(
        `INSERT INTO idempotency_key (team_id, actor_id, key, request_hash, created_at) SELECT $1, $2, hours || ' hours', '', now() - make_interval(hours => hours) FROM unnest(ARRAY[23, 25]) hours`,
        [teamId, userId],
      );
      await test.database.query(
        `INSERT INTO undo_entry (id, team_id, member_id, label, kind, before, created_at) SELECT gen_random_uuid(), $1, $2, days || ' days', 'tags', '{}', now() - make_interval(days => days) FROM unnest(ARRAY[6, 8]) days`,
        [teamId, userId],
      );
    }
    await cleanUp();
    expect(await test.database.query('SELECT key FROM idempotency_key')).toEqual([
      { key: '23 hours' },
      { key: '23 hours' },
    ]);
    expect(await test.database.query('SELECT label FROM undo_entry')).toEqual([
      { label: '6 days' },
      { label: '6 days' },
    ]);
  });

  it('deletes generated texts that nothing names after 7 days, unless an undo can bring them back', async () => {
    const { teamId, userId } = ada;
    const projectId = await test.people.project(ada, 1);
    const text = () => storeAiText(test.database, { ...ada, projectId, noteId: projectId, quote: 'Any' });
    const [fresh, ...old] = [await text(), await text(), await text(), await text()];
    const [orphan, named, undoable] = old;
    await test.database.query(`UPDATE ai_text SET updated_at = now() - interval '8 days' WHERE id = ANY ($1)`, [old]);
    await test.database.query(
      `INSERT INTO wrap (id, team_id, project_id, title, since, until, weekly, ai_text_id, created_by, created_at)
       VALUES (gen_random_uuid(), $1, $2, 'Wrap', now(), now() + interval '1 day', false, $3, $4, now())`,
      [teamId, projectId, named, userId],
    );
    await test.database.query(
      `INSERT INTO undo_entry (id, team_id, member_id, label, kind, before, created_at)
       VALUES (gen_random_uuid(), $1, $2, 'Deleted a summary', 'summary:changed', $3, now())`,
      [teamId, userId, JSON.stringify({ before: { textId: undoable } })],
    );
    await cleanUp();
    const left = (await test.database.query<{ id: string }>('SELECT id FROM ai_text')).map(({ id }) => id);
    expect(left.sort()).toEqual([fresh, named, undoable].sort());
    expect(left).not.toContain(orphan);
  });
});
