import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { trashRequests } from '../support/trash-requests.ts';
import { toneWav } from '../support/recordings.ts';
import { until } from '../support/waiting.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const NO_USES = { notes: 0, highlights: 0, reels: 0, texts: 0, redactions: 0 };

describe('deleting a file for good', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let projectId: string;
  const { as, server, idOf, get } = trashRequests(() => test);
  const upload = async (name: string, bytes: Buffer): Promise<string> =>
    (await server().post(`/api/v1/projects/${projectId}/files`).set(as(ada)).attach('file', bytes, name).expect(201))
      .body.id;
  const destroy = (person: Person, fileId: string) => server().delete(`/api/v1/files/${fileId}`).set(as(person));
  const titleOf = (answer: { body: { errors: { title: string }[] } }) => answer.body.errors[0]!.title;
  const unowned = async (ids: string[]) =>
    (await test.database.query('SELECT file_id FROM unowned_bytes WHERE file_id = ANY ($1)', [ids])).length;

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    [ada, bob] = [await test.people.member(team), await test.people.member(team)];
    projectId = await test.people.project(ada, 2);
  });
  afterAll(() => test.close());

  it('removes it from its note with what was made from it, and frees its bytes', async () => {
    const fileId = await upload('talk.wav', toneWav(2, [1, 1]));
    const noteId = await idOf(ada, `projects/${projectId}/notes`, { title: 'Talk' });
    await server().post(`/api/v1/notes/${noteId}/files`).set(as(ada)).send({ fileId }).expect(200);
    await until(async () => (await get(ada, `files/${fileId}/media`)).body.state === 'DONE');
    const moment = { audioVideo: { fileId, startTime: 0, endTime: 1 } };
    await server().post(`/api/v1/notes/${noteId}/highlights`).set(as(ada)).send(moment).expect(201);
    expect((await get(ada, `files/${fileId}/uses`)).body).toEqual({ ...NO_USES, notes: 1, highlights: 1 });
    const outputs = await test.database.query<{ id: string }>('SELECT id FROM media_output WHERE file_id = $1', [
      fileId,
    ]);
    expect(outputs.length).toBeGreaterThan(0);

    await destroy(bob, fileId).expect(403);
    await destroy(ada, fileId).expect(204);
    for (const path of [`files/${fileId}`, `files/${fileId}/content`, `files/${fileId}/media`, `files/${fileId}/uses`])
      expect((await get(ada, path)).status).toBe(404);
    expect((await get(ada, `notes/${noteId}/files`)).body.items).toEqual([]);
    expect((await get(ada, `notes/${noteId}/highlights`)).body.items).toEqual([]);
    expect(await unowned([fileId, ...outputs.map(({ id }) => id)])).toBe(outputs.length + 1);
    await destroy(ada, fileId).expect(404);
  });

  it('is refused while a text shows it or a reel plays it', async () => {
    const image = await upload('shown.png', PNG);
    const content = { type: 'doc', content: [{ type: 'image', attrs: { fileId: image } }] };
    await idOf(ada, `projects/${projectId}/notes`, { title: 'Shows it', content });
    expect(titleOf(await destroy(ada, image).expect(409))).toBe('The file is still used: 1 text shows it');
    const recording = await upload('talk.wav', toneWav(2, [1, 1]));
    await test.database.query(
      `INSERT INTO reel (id, team_id, project_id, title, items, captions, created_by, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, $2, 'Reel', jsonb_build_array(jsonb_build_object('fileId', $3::text)), true, $4, now(), now())`,
      [ada.teamId, projectId, recording, ada.userId],
    );
    expect(titleOf(await destroy(ada, recording).expect(409))).toBe('The file is still used: 1 reel plays it');
    expect((await get(ada, `files/${recording}/content`)).status).toBe(200);
  });
});
