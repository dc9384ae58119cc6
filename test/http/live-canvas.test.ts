import { randomUUID } from 'node:crypto';
import { canvasRoom } from '@evident/domain/canvas';
import request from 'supertest';
import * as Y from 'yjs';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { type LiveNote, openLiveNote } from '../support/live-note.ts';
import { until } from '../support/waiting.ts';

describe('a live canvas', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let projectId: string;
  let noteId: string;
  let url: string;
  const open: { close(): void }[] = [];

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const post = (path: string, body: object = {}, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const made = async (path: string, body: object): Promise<string> => (await post(path, body).expect(201)).body.id;
  const read = async (id: string, person = ada) =>
    (await server().get(`/api/v1/canvases/${id}`).set(as(person)).expect(200)).body;
  const change = (id: string, body: object, person = ada) =>
    server().patch(`/api/v1/canvases/${id}`).set(as(person)).send(body);
  const created = () => made(`projects/${projectId}/canvases`, { title: 'Map' });
  const join = async (id: string, person: Person): Promise<LiveNote> => {
    const live = openLiveNote(url, canvasRoom({ id, liveId: (await read(id)).liveId }), person.token);
    open.push(live);
    await live.synced();
    return live;
  };
  const objects = ({ document }: LiveNote) => document.getMap<Y.Map<unknown>>('objects');
  const put = (live: LiveNote, fields: Record<string, unknown>): string => {
    const id = randomUUID();
    objects(live).set(id, new Y.Map(Object.entries({ id, rank: 1, x: 0, y: 0, ...fields })));
    return id;
  };
  const box = { type: 'rectangle', width: 10, height: 10 };

  beforeAll(async () => {
    test = await openApp();
    url = `${(await test.app.getUrl()).replace('http', 'ws')}/collaboration`;
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    projectId = await made('projects', { title: 'Reports' });
    noteId = await made(`projects/${projectId}/notes`, { markdown: 'I check every number. Rumpelstilzchen knows.' });
  });
  afterEach(() => {
    for (const one of open.splice(0)) one.close();
  });
  afterAll(() => test.close());

  it('shows changes to others, stores them, and merges requests', async () => {
    const id = await created();
    await change(id, { objects: [{ id: randomUUID(), ...box, x: 1, y: 1 }] }).expect(200);
    const [one, other] = [await join(id, ada), await join(id, ben)];
    const mine = put(one, { ...box, x: 5 });
    await until(() => objects(other).has(mine));
    await one.settled();
    expect((await read(id)).objects).toContainEqual(expect.objectContaining({ id: mine, x: 5 }));
    const moved = await change(id, { objects: [{ id: mine, x: 70 }] }, ben).expect(200);
    await until(() => objects(one).get(mine)?.get('x') === 70);
    objects(one).get(mine)!.set('y', 9);
    await one.settled();
    await post(`undo/${moved.body.undoId}`, {}, ben).expect((answer) => expect(answer.status).toBeLessThan(300));
    await until(() => objects(other).get(mine)?.get('x') === 5);
    expect((await read(id)).objects).toContainEqual(expect.objectContaining({ id: mine, x: 5, y: 9 }));
    const kept = await test.database.query<{ data: Buffer }>(
      `SELECT state AS data FROM canvas WHERE id = $1 UNION ALL SELECT data FROM (SELECT data FROM canvas_update WHERE canvas_id = $1 ORDER BY seq) u`,
      [id],
    );
    const stored = new Y.Doc();
    for (const { data } of kept) Y.applyUpdate(stored, data);
    expect(stored.getMap('objects').toJSON()).toEqual(one.document.getMap('objects').toJSON());
  });

  it.each<[string, (live: LiveNote) => unknown]>([
    ['a number that is not finite', (live) => put(live, { ...box, x: Number.NaN })],
    ['half an object', (live) => put(live, { type: 'group' })],
    ['a foreign field', (live) => put(live, { ...box, words: 'a' })],
    ['a map in a field', (live) => put(live, { ...box, color: new Y.Map() })],
    ['content of another project', (live) => put(live, { type: 'n', targetId: randomUUID() })],
    ['another part', ({ document }) => document.getMap('more').set('a', 1)],
    ['parameters that are none', ({ document }) => document.getMap('parts').set('searchParams', { a: { b: 1 } })],
    ['one object too many', (live) => live.document.transact(() => Array.from({ length: 5001 }, () => put(live, box)))],
  ])('refuses %s, and resets only that client', async (_, spoil) => {
    const id = await created();
    const [one, other] = [await join(id, ada), await join(id, ben)];
    const theirs = put(other, box);
    await until(() => objects(one).has(theirs));
    const reasons: string[] = [];
    one.socket.on('close', ({ event }: { event: { code: number; reason: string } }) => {
      if (event.code !== 4403) return;
      reasons.push(event.reason);
      // It would send the same again.
      one.socket.disconnect();
    });
    spoil(one);
    await until(() => reasons.length > 0);
    const more = put(other, box);
    await other.settled();
    expect((await read(id)).objects.map((each: { id: string }) => each.id).sort()).toEqual([theirs, more].sort());
  });

  it('closes for members who may no longer write, and for readers', async () => {
    const id = await created();
    const { liveId } = await read(id);
    const viewer = await test.people.member(ada.teamId, 'VIEWER');
    const stranger = await test.people.member(await test.people.team());
    for (const person of [viewer, stranger]) {
      const live = openLiveNote(url, canvasRoom({ id, liveId }), person.token);
      open.push(live);
      await until(() => live.refused.length > 0);
    }
    const one = await join(id, ben);
    await server().delete(`/api/v1/canvases/${id}`).set(as(ada)).expect(200);
    await until(() => one.refused.length > 0);
  });

  it('shows who is there, with the name that the server knows', async () => {
    const id = await created();
    const [one, other] = [await join(id, ada), await join(id, ben)];
    one.awareness.setLocalState({ user: { name: 'Mallory' }, pointer: { x: 1, y: 2, z: 3 }, moving: { x: 'far' } });
    await until(() =>
      [...other.awareness.getStates().values()].some(
        (state) => JSON.stringify(state['pointer']) === '{"x":1,"y":2}' && !('moving' in state),
      ),
    );
    expect(JSON.stringify([...other.awareness.getStates().values()])).not.toContain('Mallory');
  });

  it('forgets redacted words in its history, and nothing else', async () => {
    const id = await created();
    const one = await join(id, ada);
    const text = put(one, { type: 'text', width: 99, text: 'Rumpelstilzchen again' });
    const gone = put(one, { type: 'text', width: 99, text: 'Rumpelstilzchen was here' });
    await one.settled();
    objects(one).delete(gone);
    await one.settled();
    await post(`notes/${noteId}/redactions`, { words: { quote: 'Rumpelstilzchen' } }).expect(201);
    await post(`notes/${noteId}/redactions/apply`).expect((answer) => expect(answer.status).toBeLessThan(300));
    await until(() => one.refused.length > 0);
    const view = await read(id);
    expect(view.objects).toMatchObject([{ id: text }]);
    const [{ held }] = (await test.database.query<{ held: number }>(
      `SELECT (SELECT count(*) FROM canvas WHERE position('Rumpel'::bytea IN coalesce(state, '')) > 0 OR document::text LIKE '%Rumpel%')::int
        + (SELECT count(*) FROM canvas_update WHERE position('Rumpel'::bytea IN data) > 0)::int AS held`,
    )) as [{ held: number }];
    expect(held).toBe(0);
    const again = await join(id, ada);
    expect(JSON.stringify(again.document.getMap('objects').toJSON())).not.toContain('Rumpel');
    objects(again).get(text)!.set('x', 44);
    await again.settled();
    expect((await read(id)).objects).toMatchObject([{ id: text, x: 44 }]);
  });
});
