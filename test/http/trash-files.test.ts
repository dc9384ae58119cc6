import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { trashRequests } from '../support/trash-requests.ts';
import { until } from '../support/waiting.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const showing = (fileId: string) => ({
  content: { type: 'doc', content: [{ type: 'image', attrs: { fileId } }, { type: 'paragraph' }] },
});

describe('files of trashed items', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let projectId: string;

  const { as, server, idOf, get, items, remove, restore, entryOf } = trashRequests(() => test);
  const upload = async (name: string, bytes: Buffer): Promise<string> =>
    (await server().post(`/api/v1/projects/${projectId}/files`).set(as(ada)).attach('file', bytes, name).expect(201))
      .body.id;
  const read = async (...fileIds: string[]) =>
    Promise.all(
      fileIds.flatMap((id) =>
        [ada, bob].map(async (person) => (await server().get(`/f/${id}`).set(as(person))).status),
      ),
    );
  const putBack = async (objectId: string) => restore(ada, await entryOf(objectId)).expect(200);
  const imported = async (name: string, text: string) => {
    const fileId = await upload(name, Buffer.from(text));
    const { id } = (
      await server()
        .post(`/api/v1/projects/${projectId}/imports`)
        .set(as(ada))
        .send({ files: [{ fileId }] })
        .expect(201)
    ).body;
    await until(async () => (await get(ada, `imports/${id}`)).body.state === 'done');
    return fileId;
  };

  beforeAll(async () => {
    test = await sharedApp();
  });
  beforeEach(async () => {
    const team = await test.people.team();
    [ada, bob] = [await test.people.member(team), await test.people.member(team, 'MANAGER', { workspaceAdmin: true })];
    projectId = await test.people.project(ada, 2);
  });
  afterAll(() => test.close());

  it.each([
    ['note', 'notes'],
    ['insight', 'insights'],
  ])('cannot be read while the only %s that shows them is trashed, and can be after restore', async (_, path) => {
    const fileId = await upload('shown.png', PNG);
    const id = await idOf(ada, `projects/${projectId}/${path}`, { title: 'Shows it', ...showing(fileId) });
    expect(await read(fileId)).toEqual([200, 200]);
    const undoId = await remove(ada, `${path}/${id}`);
    expect(await read(fileId)).toEqual([404, 404]);
    await server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(200);
    expect(await read(fileId)).toEqual([200, 200]);
  });

  it('cannot be referenced by other texts meanwhile, and still count toward the quota', async () => {
    const fileId = await upload('shown.png', PNG);
    await remove(ada, `notes/${await idOf(ada, `projects/${projectId}/notes`, showing(fileId))}`);
    await server().post(`/api/v1/projects/${projectId}/notes`).set(as(ada)).send(showing(fileId)).expect(422);
    expect(
      await test.database.query('SELECT sum(bytes)::int AS bytes FROM file WHERE project_id = $1', [projectId]),
    ).toEqual([{ bytes: PNG.length }]);
  });

  it('can be read while any text shows them, in any order of deletion and restore', async () => {
    const fileId = await upload('shared.png', PNG);
    const [first, second] = [
      await idOf(ada, `projects/${projectId}/notes`, showing(fileId)),
      await idOf(ada, `projects/${projectId}/notes`, showing(fileId)),
    ];
    await remove(ada, `notes/${first}`);
    expect(await read(fileId)).toEqual([200, 200]);
    await remove(ada, `notes/${second}`);
    expect(await read(fileId)).toEqual([404, 404]);
    await putBack(first);
    expect(await read(fileId)).toEqual([200, 200]);
    await remove(ada, `notes/${first}`);
    await putBack(second);
    expect(await read(fileId)).toEqual([200, 200]);
  });

  it('are hidden also when two texts that show them are deleted concurrently', async () => {
    const fileId = await upload('shared.png', PNG);
    const notes = await Promise.all([1, 2, 3, 4].map(() => idOf(ada, `projects/${projectId}/notes`, showing(fileId))));
    await Promise.all(notes.map((id) => remove(ada, `notes/${id}`)));
    expect(await read(fileId)).toEqual([404, 404]);
    await putBack(notes[2]!);
    expect(await read(fileId)).toEqual([200, 200]);
  });

  it('include uploads, once none of the notes imported from them is left', async () => {
    const fileId = await imported(
      'two.csv',
      'name,comment\nAda,It was slow to load and I gave up\nBob,I loved the new search very much\n',
    );
    const [one, other] = (await items(ada, `projects/${projectId}/notes`)) as unknown as { id: string }[];
    await remove(ada, `notes/${one!.id}`);
    expect(await read(fileId)).toEqual([200, 200]);
    await remove(ada, `notes/${other!.id}`);
    expect(await read(fileId)).toEqual([404, 404]);
    await putBack(one!.id);
    expect(await read(fileId)).toEqual([200, 200]);
  });
});
