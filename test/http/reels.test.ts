import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

/** "I never trust it." from 1 to 3 seconds, half a second for each word. */
const word = (text: string, start: number) => ({
  type: 'text',
  text,
  marks: [{ type: 'word', attrs: { start, end: start + 400 } }],
});
const CONTENT = {
  type: 'doc',
  content: [
    {
      type: 'turn',
      attrs: { start: 1000, end: 3000 },
      content: [word('I', 1000), word(' never', 1500), word(' trust', 2000), word(' it.', 2500)],
    },
  ],
};

interface Item {
  id: string;
  fileId: string;
  highlightId: string | null;
  startMs: number;
  endMs: number;
  cuts: { startMs: number; endMs: number }[];
  title: string | null;
}

describe('reels over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let noteId: string;
  let recording: string;
  let tagId: string;
  let words: string;
  let moment: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const post = (path: string, body: object, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const made = async (path: string, body: object): Promise<string> => (await post(path, body).expect(201)).body.id;
  const read = async (path: string, person = ada) =>
    (await server().get(`/api/v1/${path}`).set(as(person)).expect(200)).body;
  const patch = (id: string, change: object, person = ada) =>
    server().patch(`/api/v1/reels/${id}`).set(as(person)).send(change);
  const undo = (undoId: string) => server().post(`/api/v1/undo/${undoId}`).set(as(ada));
  const itemsOf = async (id: string): Promise<Item[]> =>
    (await read(`reels/${id}`)).items.map(({ id, fileId, highlightId, startMs, endMs, cuts, title }: Item) => ({
      id,
      fileId,
      highlightId,
      startMs,
      endMs,
      cuts,
      title,
    }));

  /** Only the row of a recording matters here. */
  const recordingOf = async (person: Person, inProject: string): Promise<string> => {
    const [row] = await test.database.query<{ id: string }>(
      `INSERT INTO file (id, team_id, project_id, name, media_type, file_type, bytes, sha256, status, created_by, created_at)
       VALUES (gen_random_uuid(), $1, $2, 'interview.mp4', 'video/mp4', 'Video', 1, '', 'DONE', $3, now()) RETURNING id`,
      [person.teamId, inProject, person.userId],
    );
    return row!.id;
  };

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 1);
    noteId = await made(`projects/${projectId}/notes`, { title: 'Interview', content: CONTENT });
    recording = await recordingOf(ada, projectId);
    await test.database.query(
      `INSERT INTO note_file (team_id, note_id, file_id, rank, created_by, created_at) VALUES ($1, $2, $3, 1, $4, now())`,
      [team, noteId, recording, ada.userId],
    );
    const board = await made(`projects/${projectId}/tag-boards`, { title: 'Board' });
    tagId = await made(`tag-groups/${await made(`tag-boards/${board}/groups`, { title: 'Group' })}/tags`, {
      title: 'Doubts',
    });
    moment = await made(`notes/${noteId}/highlights`, {
      audioVideo: { fileId: recording, startTime: 10, endTime: 12 },
    });
    words = await made(`notes/${noteId}/highlights`, { quote: 'I never trust it.', tagIds: [tagId] });
  });
  afterAll(() => test.close());

  it.each(['NOTE', 'FILE', 'TAG', 'INSIGHT'] as const)('are made of the highlights of a source: %s', async (type) => {
    const ids = {
      NOTE: noteId,
      FILE: recording,
      TAG: tagId,
      INSIGHT: await made(`projects/${projectId}/insights`, { title: 'Doubt', evidence: [moment, words] }),
    };
    const answer = await post('reels', { source: { type, id: ids[type] } }).expect(201);
    const highlights = (await itemsOf(answer.body.id)).map(({ highlightId }) => highlightId);
    const order = { NOTE: [words, moment], FILE: [words, moment], TAG: [words], INSIGHT: [moment, words] };
    expect(highlights).toEqual(order[type]);
    const { items } = await read(`reels?sourceType=${type}&sourceId=${ids[type]}`);
    expect(items).toMatchObject([{ id: answer.body.id, itemCount: order[type].length }]);
  });

  it('play the trimmed seconds of chosen highlights, in the chosen order', async () => {
    const id = await made('reels', { title: 'Two', highlightIds: [moment, words] });
    expect(await read(`reels/${id}`, viewer)).toMatchObject({
      title: 'Two',
      source: null,
      durationMs: 3900,
      items: [
        { startMs: 10_000, endMs: 12_000, label: 'Moment at 0:10–0:12', file: { name: 'interview.mp4' } },
        { startMs: 1000, endMs: 2900, label: 'I never trust it.', noteTitle: 'Interview' },
      ],
    });
  });

  it('lose the words that are struck, in captions and edit lists too', async () => {
    const id = await made('reels', { title: 'Cut', highlightIds: [words] });
    const [{ words: said }] = (await read(`reels/${id}/words`)).items;
    expect(said.map(({ text }: { text: string }) => text)).toEqual(['I', 'never', 'trust', 'it.']);
    const [item] = await itemsOf(id);
    const { version } = await read(`reels/${id}`);
    const change = { items: [{ ...item!, cuts: [{ startMs: 1450, endMs: 1950 }] }] };
    const { undoId } = (await patch(id, change).set('If-Match', `"${version}"`).expect(200)).body;
    await patch(id, change).set('If-Match', `"${version}"`).expect(412);
    expect(await read(`reels/${id}`)).toMatchObject({ durationMs: 1400, version: version + 1 });
    const text = async (format: string) =>
      (await server().get(`/api/v1/reels/${id}/export?format=${format}`).set(as(viewer)).buffer().expect(200)).text;
    expect(await text('vtt')).toContain('00:00:00.000 --> 00:00:01.400\nI trust it.');
    expect(await text('srt')).toContain('00:00:00,000 --> 00:00:01,400\nI trust it.');
    expect(await text('edl')).toContain('002  REC001   B     C        00:00:01:24 ');
    await undo(undoId).expect(200);
    await undo(`${undoId}/redo`).expect(204);
    await undo(undoId).expect(200);
    expect(await text('vtt')).toContain('I never trust it.');
    const otio = await server().get(`/api/v1/reels/${id}/export?format=otio`).set(as(ada)).buffer().expect(200);
    expect(JSON.parse(otio.text)).toMatchObject({ OTIO_SCHEMA: 'Timeline.1', name: 'Cut' });
    expect(otio.text).toContain(`/f/${recording}`);
  });

  it('are reordered, renamed and deleted, and come back', async () => {
    const id = await made('reels', { title: 'Mine', highlightIds: [moment, words] });
    const [first, second] = await itemsOf(id);
    await patch(id, { items: [second, { ...first!, title: 'Doubt' }], captions: false, title: 'Ours' }).expect(200);
    expect(await read(`reels/${id}`)).toMatchObject({ title: 'Ours', captions: false });
    expect((await itemsOf(id)).map(({ title }) => title)).toEqual([null, 'Doubt']);
    const { body } = await server().delete(`/api/v1/reels/${id}`).set(as(ada)).expect(200);
    await server().get(`/api/v1/reels/${id}`).set(as(ada)).expect(404);
    await undo(body.undoId).expect(200);
    await undo(`${body.undoId}/redo`).expect(204);
    await undo(body.undoId).expect(200);
    expect(await itemsOf(id)).toHaveLength(2);
  });

  it('stay when a highlight or its recording goes, and say so', async () => {
    const id = await made('reels', { highlightIds: [moment] });
    const { body } = await server().delete(`/api/v1/highlights/${moment}`).set(as(ada)).expect(200);
    expect((await read(`reels/${id}`)).items).toMatchObject([{ label: '', file: { name: 'interview.mp4' } }]);
    await undo(body.undoId).expect(200);
    await undo(`${body.undoId}/redo`).expect(204);
    await undo(body.undoId).expect(200);
  });

  it('are hidden from other workspaces and projects, and read-only for viewers', async () => {
    const id = await made('reels', { title: 'Secret', highlightIds: [words] });
    await server().get(`/api/v1/reels/${id}`).set(as(stranger)).expect(404);
    await server().get(`/api/v1/reels/${id}/words`).set(as(stranger)).expect(404);
    await server().get(`/api/v1/reels/${id}/export`).set(as(stranger)).expect(404);
    await post('reels', { highlightIds: [words] }, stranger).expect(404);
    await post('reels', { source: { type: 'NOTE', id: noteId } }, stranger).expect(404);
    expect((await read('reels', stranger)).items).toEqual([]);
    await patch(id, { title: 'Mine' }, viewer).expect(403);
    await post('reels', { highlightIds: [words] }, viewer).expect(403);
  });

  it('refuse recordings of elsewhere, empty items and mixtures', async () => {
    const id = await made('reels', { highlightIds: [words] });
    const [item] = await itemsOf(id);
    const foreign = await recordingOf(stranger, await test.people.project(stranger));
    const hidden = await recordingOf(ada, await test.people.project(ada));
    await patch(id, { items: [{ ...item!, fileId: foreign }] }).expect(422);
    await patch(id, { items: [{ ...item!, fileId: hidden }] }).expect(422);
    await patch(id, { items: [{ ...item!, highlightId: noteId }] }).expect(422);
    await patch(id, { items: [{ ...item!, endMs: item!.startMs }] }).expect(400);
    await patch(id, { items: [{ ...item!, cuts: [{ startMs: 0, endMs: 90_000 }] }] }).expect(400);
    await patch(id, { items: [item, item] }).expect(400);
    await post('reels', {}).expect(400);
    await post('reels', { highlightIds: [words], source: { type: 'NOTE', id: noteId } }).expect(400);
    const silent = await made(`projects/${projectId}/notes`, { title: 'Text', markdown: 'No times.' });
    await post('reels', { source: { type: 'NOTE', id: silent } }).expect(422);
  });
});
