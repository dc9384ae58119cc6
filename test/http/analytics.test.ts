import { ForgetViews } from '@evident/application/analytics/forget-views';
import { planFromStart } from '@evident/domain/plans';
import request from 'supertest';
import { Bus } from '../../api/kernel/bus.ts';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

describe('analytics', () => {
  let test: TestApp;
  let team: string;
  let ada: Person;
  let ben: Person;
  let eve: Person;
  let noteId: string;
  let hiddenId: string;
  const send = (method: 'get' | 'post' | 'put' | 'delete', path: string, person: Person, body?: object) => {
    const agent = request(test.app.getHttpServer());
    return agent[method](`/api/v1${path}`)
      .set({ Authorization: `Bearer ${person.token}` })
      .send(body);
  };
  const read = (person: Person, id = noteId) => send('post', '/visits', person, { type: 'NOTE', id }).expect(204);
  const reading = async (person = ada, id = noteId) =>
    (await send('get', `/analytics/items/NOTE/${id}`, person).expect(200)).body;
  const set = (settings: object, person = ada) => send('put', '/analytics/settings', person, settings);
  /** Lets time pass for what is stored. */
  const earlier = (interval: string) =>
    test.database.query(
      `UPDATE object_reader SET last_at = last_at - $1::interval; UPDATE object_view SET day = day - ceil(extract(epoch FROM $1::interval) / 86400)::integer`.replaceAll(
        '$1',
        `'${interval}'`,
      ),
    );

  beforeAll(async () => {
    test = await openApp();
    team = await test.people.team();
    ada = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    ben = await test.people.member(team, 'CONTRIBUTOR');
    eve = await test.people.member(team, 'VIEWER');
    const project = async (person: Person, body: object) => (await send('post', '/projects', person, body)).body.id;
    const open = await project(ada, { title: 'Pricing' });
    noteId = (await send('post', `/projects/${open}/notes`, ada, { title: 'Call' })).body.id;
    const hidden = await project(ben, { title: 'Hidden', private: true });
    hiddenId = (await send('post', `/projects/${hidden}/notes`, ben, { title: 'Secret' })).body.id;
  });
  afterAll(() => test.close());

  it('count a view for each half hour, and each reader once', async () => {
    for (const person of [ada, ada, ben, eve]) await read(person);
    expect(await reading()).toMatchObject({ views: 3, readers: 3, named: null, type: 'NOTE', title: 'Call' });
    await earlier('1 day');
    await read(ben);
    const { views, readers, days } = await reading();
    expect([views, readers, days.length]).toEqual([4, 3, 2]);
    expect(days[1]).toMatchObject({ views: 1, readers: 1 });
  });

  it('name readers only where the workspace allows it, and only those since then', async () => {
    await set({ enabled: true, names: true }).expect(204);
    expect((await reading()).named).toEqual([]);
    await earlier('1 day');
    await read(ben);
    expect((await reading()).named).toEqual([expect.objectContaining({ id: ben.userId })]);
    await set({ enabled: true, names: false }).expect(204);
    expect((await reading()).named).toBeNull();
  });

  it('show figures only of what the reader can see, and the list only to admins', async () => {
    await read(ben, hiddenId);
    await send('get', `/analytics/items/NOTE/${hiddenId}`, ada).expect(404);
    await send('get', `/analytics/items/NOTE/${hiddenId}`, ben).expect(200);
    await send('get', `/analytics/items/NOTE/${noteId}`, eve).expect(403);
    const { items } = (await send('get', '/analytics/items?type=NOTE', ada).expect(200)).body;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([noteId]);
    await send('get', '/analytics/items', ben).expect(403);
    for (const path of ['/analytics/settings']) await send('get', path, ben).expect(403);
    await set({ enabled: false, names: false }, ben).expect(403);
    await send('delete', '/analytics/data', ben).expect(403);
    const stranger = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    await send('get', `/analytics/items/NOTE/${noteId}`, stranger).expect(404);
    expect((await send('get', '/analytics/items?type=NOTE', stranger)).body.items).toEqual([]);
  });

  it('list what no one read in 90 days', async () => {
    const unread = async () => (await send('get', '/analytics/items?type=NOTE&list=UNREAD', ada)).body.items;
    expect(await unread()).toEqual([]);
    await test.database.query(`UPDATE note SET created_at = created_at - interval '100 days' WHERE id = $1`, [noteId]);
    expect(await unread()).toEqual([]);
    await earlier('91 days');
    expect(await unread()).toEqual([expect.objectContaining({ id: noteId, views: 0, readers: 0, lastReadOn: null })]);
  });

  it('forget readers after 90 days, sums after 400, and those of deleted objects', async () => {
    await read(ben);
    await test.app.get(Bus).ask(new ForgetViews());
    const count = async (table: string) =>
      (
        await test.database.query<{ n: number }>(`SELECT count(*)::integer AS n FROM ${table} WHERE object_id = $1`, [
          noteId,
        ])
      )[0]!.n;
    expect(await count('object_reader')).toBe(1);
    expect(await count('object_view')).toBeGreaterThan(1);
    await earlier('401 days');
    await test.app.get(Bus).ask(new ForgetViews());
    expect([await count('object_reader'), await count('object_view')]).toEqual([0, 0]);
  });

  it('store nothing where they are off, and delete what is stored when asked', async () => {
    const stored = async () =>
      (
        await test.database.query<{ n: number }>('SELECT count(*)::integer AS n FROM object_view WHERE team_id = $1', [
          team,
        ])
      )[0]!.n;
    await read(ben);
    expect(await stored()).toBeGreaterThan(0);
    await send('delete', '/analytics/data', ada).expect(204);
    expect(await stored()).toBe(0);
    await set({ enabled: false, names: false }).expect(204);
    expect((await send('get', '/analytics/settings', ada)).body).toEqual({ enabled: false, names: false });
    await read(ben);
    expect(await stored()).toBe(0);
    await set({ enabled: true, names: false }).expect(204);
    await test.database.query('INSERT INTO workspace_plan (team_id, plan) VALUES ($1, $2)', [
      team,
      JSON.stringify(planFromStart('free-2025-07')),
    ]);
    await read(ben);
    expect(await stored()).toBe(0);
    await send('get', '/analytics/items', ada).expect(402);
    await set({ enabled: false, names: false }).expect(204);
    await test.database.query('DELETE FROM workspace_plan WHERE team_id = $1', [team]);
    const actions = (await send('get', '/audit-entries?area=analytic', ada)).body.items;
    expect(actions.map(({ action }: { action: string }) => action)).toContain('analytics:deleted');
  });
});
