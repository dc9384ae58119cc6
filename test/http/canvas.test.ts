import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('a canvas over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let projectId: string;
  let noteId: string;
  let highlightId: string;

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const post = (path: string, body: object = {}, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const made = async (path: string, body: object): Promise<string> => (await post(path, body).expect(201)).body.id;
  const read = async (path: string, person = ada) =>
    (await server().get(`/api/v1/${path}`).set(as(person)).expect(200)).body;
  const change = (canvasId: string, body: object, person = ada) =>
    server().patch(`/api/v1/canvases/${canvasId}`).set(as(person)).send(body);
  const created = () => made(`projects/${projectId}/canvases`, { title: 'Map' });
  const highlighted = (quote: string, note = noteId) => made(`notes/${note}/highlights`, { quote });
  const undo = (undoId: string) => post(`undo/${undoId}`);

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    bob = await test.people.member(team);
    projectId = await made('projects', { title: 'Reports' });
    noteId = await made(`projects/${projectId}/notes`, {
      title: 'Interview',
      markdown: 'I check every number twice.\n\nThe secret word is Rumpelstilzchen.',
    });
    highlightId = await highlighted('every number twice');
  });
  afterAll(() => test.close());

  it('stores objects, and shows the words of references', async () => {
    const id = await created();
    const [card, group, text] = [randomUUID(), randomUUID(), randomUUID()];
    await change(id, {
      objects: [
        { id: group, type: 'group', x: -20, y: -40, width: 400, height: 300, title: 'Doubt', color: 'teal' },
        { id: card, type: 'rh', x: 0, y: 0.5, highlightIds: [highlightId], groupId: group },
        { id: text, type: 'text', x: 9, y: 9, width: 200, text: 'Why?', textFormat: 'H1' },
      ],
      expanded: [card],
      staging: { x: 0, y: 0, width: 100, height: 100 },
      searchParams: { tag: 'doubt' },
      section: { summary: 'They check.', peekMode: true },
    }).expect(200);
    const canvas = await read(`canvases/${id}`);
    expect(canvas).toMatchObject({
      title: 'Map',
      version: 2,
      expanded: [card],
      searchParams: { tag: 'doubt' },
      section: { summary: 'They check.', peekMode: true },
      cards: [{ id: highlightId, type: 'highlight', text: 'every number twice', noteId, title: 'Interview' }],
    });
    expect(canvas.objects.map((one: { id: string }) => one.id)).toEqual([group, card, text]);
    const { items } = await read(`projects/${projectId}/canvases`);
    expect(items.map((one: { id: string }) => one.id)).toContain(id);
  });

  it('merges changes of different fields, and undoes one step at a time', async () => {
    const id = await created();
    const box = randomUUID();
    const first = await change(id, {
      objects: [{ id: box, type: 'rectangle', x: 0, y: 0, width: 10, height: 10 }],
    }).expect(200);
    const moved = await change(id, { objects: [{ id: box, x: 50 }] }).expect(200);
    await change(id, { objects: [{ id: box, color: 'red' }] }, bob).expect(200);
    await undo(moved.body.undoId).expect((answer) => expect(answer.status).toBeLessThan(300));
    expect((await read(`canvases/${id}`)).objects).toMatchObject([{ id: box, x: 0, color: 'red' }]);
    await undo(first.body.undoId).expect(409);
    const removed = await change(id, { removed: [box] }).expect(200);
    expect((await read(`canvases/${id}`)).objects).toEqual([]);
    await undo(removed.body.undoId).expect((answer) => expect(answer.status).toBeLessThan(300));
    expect((await read(`canvases/${id}`)).objects).toHaveLength(1);
  });

  it('restores a deleted canvas', async () => {
    const id = await created();
    const { body } = await server().delete(`/api/v1/canvases/${id}`).set(as(ada)).expect(200);
    await server().get(`/api/v1/canvases/${id}`).set(as(ada)).expect(404);
    await undo(body.undoId).expect((answer) => expect(answer.status).toBeLessThan(300));
    expect((await read(`canvases/${id}`)).title).toBe('Map');
  });

  it.each([
    [
      'a number that is not finite',
      '{"objects":[{"id":"ID","type":"rectangle","x":1e999,"y":0,"width":9,"height":9}]}',
      400,
    ],
    [
      'a place too far away',
      '{"objects":[{"id":"ID","type":"rectangle","x":2000000,"y":0,"width":9,"height":9}]}',
      400,
    ],
    ['half an object', '{"objects":[{"id":"ID","type":"group","x":0,"y":0,"width":9,"height":9}]}', 400],
    ['a foreign field', '{"objects":[{"id":"ID","type":"text","x":0,"y":0,"width":9,"text":"a","title":"b"}]}', 400],
    ['an unknown note', '{"objects":[{"id":"ID","type":"n","x":0,"y":0,"targetId":"ID"}]}', 422],
    ['texts that are none', '{"searchParams":{"a":{"b":1}}}', 400],
  ])('refuses %s', async (_, body, status) => {
    const id = await created();
    const answer = await server()
      .patch(`/api/v1/canvases/${id}`)
      .set(as(ada))
      .set('content-type', 'application/json')
      .send(body.replaceAll('ID', randomUUID()));
    expect(answer.status).toBe(status);
    expect((await read(`canvases/${id}`)).version).toBe(1);
  });

  it('shows the published title of an insight to members without write access', async () => {
    const insightId = await made(`projects/${projectId}/insights`, { title: 'Numbers are checked' });
    await server().put(`/api/v1/insights/${insightId}/publication`).set(as(ada)).expect(200);
    await server().patch(`/api/v1/insights/${insightId}`).set(as(ada)).send({ title: 'Draft title' }).expect(204);
    const id = await created();
    await change(id, { objects: [{ id: randomUUID(), type: 'i', x: 0, y: 0, targetId: insightId }] }).expect(200);
    const viewer = await test.people.member(ada.teamId, 'VIEWER');
    expect((await read(`canvases/${id}`)).cards).toMatchObject([{ title: 'Draft title' }]);
    expect((await read(`canvases/${id}`, viewer)).cards).toMatchObject([{ title: 'Numbers are checked' }]);
  });

  it('never shows words of another project, of the trash, or that were redacted', async () => {
    const hidden = await made('projects', { title: 'Takeover', private: true });
    const board = await made(`projects/${hidden}/notes`, { title: 'Board', markdown: 'The takeover is planned.' });
    const foreign = await highlighted('The takeover', board);
    const secret = await highlighted('Rumpelstilzchen');
    const other = await made(`projects/${projectId}/notes`, { title: 'Gone soon', markdown: 'Words to delete.' });
    const gone = await highlighted('Words to delete', other);
    const id = await created();
    const reel = (...highlightIds: string[]) => ({ id: randomUUID(), type: 'rh', x: 0, y: 0, highlightIds });
    await change(id, { objects: [reel(foreign)] }).expect(422);
    await change(id, {
      objects: [
        reel(secret),
        reel(gone, highlightId),
        { id: randomUUID(), type: 'n', x: 0, y: 0, targetId: other },
        { id: randomUUID(), type: 'text', x: 0, y: 0, width: 99, text: 'Rumpelstilzchen again' },
      ],
    }).expect(200);
    await server().delete(`/api/v1/notes/${other}`).set(as(ada)).expect(200);
    await post(`notes/${noteId}/redactions`, { words: { quote: 'Rumpelstilzchen' } }).expect(201);
    await post(`notes/${noteId}/redactions/apply`).expect((answer) => expect(answer.status).toBeLessThan(300));
    const canvas = await read(`canvases/${id}`);
    expect(JSON.stringify(canvas)).not.toMatch(/Rumpel|delete|Gone/);
    expect(canvas.objects).toContainEqual(expect.objectContaining({ type: 'rh', highlightIds: [highlightId] }));
    expect(canvas.objects.filter((one: { type: string }) => one.type === 'n')).toEqual([]);
    // A row that was written with a reference out of sight shows nothing of it either.
    await test.database.query(`UPDATE canvas SET document = jsonb_set(document, '{objects}', $2) WHERE id = $1`, [
      id,
      JSON.stringify({ a: { ...reel(foreign), id: 'a', rank: 1 } }),
    ]);
    expect(await read(`canvases/${id}`, bob)).toMatchObject({ objects: [], cards: [] });
    expect(await read(`canvases/${id}`)).toMatchObject({ objects: [], cards: [] });
    const theirs = await made(`projects/${hidden}/canvases`, { title: 'Plans' });
    await server().get(`/api/v1/canvases/${theirs}`).set(as(bob)).expect(404);
    expect((await read(`projects/${hidden}/canvases`, bob)).items).toEqual([]);
  });
});
