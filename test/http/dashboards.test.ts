import { type ChartSettings, DEFAULT_SETTINGS } from '@evident/domain/charts';
import request from 'supertest';
import type { TestApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { sharedApp } from '../support/shared-app.ts';

describe('dashboards over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
  const send = (method: Method, path: string, person = ada, body?: object) => {
    const asking = request(test.app.getHttpServer());
    const asked = asking[method](`/api/v1/${path}`).set({ Authorization: `Bearer ${person.token}` });
    return body ? asked.send(body) : asked;
  };
  const created = async (body: object = {}, person = ada): Promise<string> =>
    (await send('post', 'dashboards', person, { title: 'Interviews', ...body }).expect(201)).body.id;
  const settings = (more: Partial<ChartSettings> = {}) => ({ ...DEFAULT_SETTINGS, ...more });
  const add = (dashboardId: string, body: object = {}, person = ada) =>
    send('post', `dashboards/${dashboardId}/charts`, person, {
      projectId,
      title: 'Highlights by tag',
      settings: settings(),
      ...body,
    });
  const added = async (dashboardId: string, body: object = {}): Promise<string> =>
    (await add(dashboardId, body).expect(201)).body.id;
  const read = async (id: string, person = ada) => (await send('get', `dashboards/${id}`, person).expect(200)).body;
  const titles = async (id: string, person = ada): Promise<(string | null)[]> =>
    (await read(id, person)).charts.map(({ chart }: { chart: { title: string } | null }) => chart?.title ?? null);
  const undo = (undoId: string, person = ada) => send('post', `undo/${undoId}`, person);

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());
  beforeEach(() => test.database.query('DELETE FROM dashboard'));

  it('are private unless shared, listed by title, and stay in their workspace', async () => {
    const mine = await created({ title: ' zoo \n animals ' });
    const shared = await created({ title: 'Äpfel', shared: true });
    await added(shared);
    const listed = async (person: Person) =>
      (await send('get', 'dashboards', person).expect(200)).body.items.map(
        ({ title, charts, own }: { title: string; charts: number; own: boolean }) => `${title} ${charts} ${own}`,
      );
    expect(await listed(ada)).toEqual(['Äpfel 1 true', 'zoo animals 0 true']);
    expect(await listed(viewer)).toEqual(['Äpfel 1 false']);
    expect(await listed(stranger)).toEqual([]);
    await send('get', `dashboards/${mine}`, ben).expect(404);
    await send('get', `dashboards/${shared}`, stranger).expect(404);
    expect(await read(shared, viewer)).toMatchObject({
      title: 'Äpfel',
      shared: true,
      own: false,
      owner: { id: ada.userId },
      charts: [{ width: 2, height: 2, chart: { title: 'Highlights by tag', project: { id: projectId }, version: 1 } }],
    });
    await send('post', 'dashboards', viewer, { title: 'Mine' }).expect(403);
  });

  it('are changed by their owner only', async () => {
    for (const [shared, status] of [
      [false, 404],
      [true, 403],
    ] as const) {
      const id = await created({ shared });
      const chartId = await added(id);
      await send('patch', `dashboards/${id}`, ben, { title: 'Mine' }).expect(status);
      await send('delete', `dashboards/${id}`, ben).expect(status);
      await add(id, {}, ben).expect(status);
      await send('patch', `dashboards/${id}/charts/${chartId}`, ben, { title: 'Mine' }).expect(status);
      await send('delete', `dashboards/${id}/charts/${chartId}`, ben).expect(status);
      await send('post', `dashboards/${id}/charts/${chartId}/duplicate`, ben).expect(status);
    }
  });

  it('are arranged by version, and every change can be undone', async () => {
    const id = await created();
    const [one, two] = [await added(id, { title: 'One', width: 4, height: 1 }), await added(id, { title: 'Two' })];
    expect(await read(id)).toMatchObject({ version: 3, charts: [{ id: one, width: 4, height: 1 }, { id: two }] });
    const arrangement = [{ chartId: two, width: 1, height: 3 }];
    const { undoId } = (
      await send('patch', `dashboards/${id}`, ada, { arrangement, title: 'Talks' }).set('If-Match', '"3"').expect(200)
    ).body;
    expect(await titles(id)).toEqual(['Two', 'One']);
    await send('patch', `dashboards/${id}`, ada, { title: 'X' }).set('If-Match', '"3"').expect(412);
    await undo(undoId, ben).expect(404);
    await undo(undoId).expect(204);
    expect(await read(id)).toMatchObject({ title: 'Interviews', charts: [{ id: one }, { id: two, height: 2 }] });

    const removed = (await send('delete', `dashboards/${id}/charts/${one}`).expect(200)).body.undoId;
    expect(await titles(id)).toEqual(['Two']);
    await undo(removed).expect(204);
    expect(await titles(id)).toEqual(['One', 'Two']);
    const deleted = (await send('delete', `dashboards/${id}`).expect(200)).body.undoId;
    await send('get', `dashboards/${id}`).expect(404);
    await undo(deleted).expect(204);
    expect(await titles(id)).toEqual(['One', 'Two']);
  });

  it('hold charts that are edited by their own version, and copied', async () => {
    const id = await created();
    const chartId = await added(id);
    const path = `dashboards/${id}/charts/${chartId}`;
    const changed = { title: 'By group', settings: settings({ type: 'pie', items: 'TAG_GROUP' }) };
    const { undoId } = (await send('patch', path, ada, changed).set('If-Match', '"1"').expect(200)).body;
    await send('patch', path, ada, { title: 'X' }).set('If-Match', '"1"').expect(412);
    expect((await read(id)).charts[0].chart).toMatchObject({ ...changed, version: 2 });
    await added(id, { title: 'Last' });
    await send('post', `${path}/duplicate`).expect(201);
    expect(await titles(id)).toEqual(['By group', 'Copy of By group', 'Last']);
    await undo(undoId).expect(204);
    expect(await titles(id)).toEqual(['Highlights by tag', 'Copy of By group', 'Last']);
    await send('patch', `dashboards/${await created()}/charts/${chartId}`, ada, { title: 'X' }).expect(404);
  });

  it('refuse settings that cannot be used', async () => {
    const id = await created();
    const row = { id: '1', field: { kind: 'system', name: 'Title' }, operator: 'HasAnyOf', values: ['x'] };
    for (const wrong of [
      { title: ' ' },
      { title: 'x'.repeat(301) },
      { settings: settings({ view: 'CROSSTAB' }) },
      { settings: settings({ range: { from: '2026-05-02', to: '2026-05-01' } }) },
      { settings: { ...settings(), filter: { combinator: 'and', fieldForms: [row] } } },
      { settings: { ...settings(), metric: 'WORDS' } },
      { width: 5 },
    ])
      await add(id, wrong).expect(400);
    await add(id, { title: 'x'.repeat(300) }).expect(201);
    await add(id, { projectId: await test.people.project(stranger, 1) }).expect(404);
    await send('post', 'dashboards', ada, { title: ' ' }).expect(400);
  });

  it('show nothing of a chart of a project that the reader cannot see', async () => {
    const hidden = await test.people.project(ada);
    const id = await created({ shared: true });
    const chartId = await added(id, { projectId: hidden, title: 'Secret plans' });
    await added(id, { title: 'Open' });
    const answer = await send('get', `dashboards/${id}`, ben).expect(200);
    expect(answer.text).not.toMatch(/Secret/);
    expect(answer.text).not.toContain(hidden);
    expect(answer.body.charts).toMatchObject([{ id: chartId, chart: null }, { chart: { title: 'Open' } }]);
    const copy = (await send('post', `dashboards/${id}/duplicate`, ben).expect(201)).body.id;
    expect(await read(copy, ben)).toMatchObject({ title: 'Copy of Interviews', shared: false, own: true });
    expect(await titles(copy, ben)).toEqual(['Open']);
    expect(await titles((await send('post', `dashboards/${id}/duplicate`).expect(201)).body.id)).toEqual([
      'Secret plans',
      'Open',
    ]);
    await add(await created({}, ben), { projectId: hidden }, ben).expect(404);
  });

  it('hide charts of a project in the trash, let them be removed, and drop them when it is gone', async () => {
    const lost = await test.people.project(ada, 1);
    const id = await created();
    const [chartId, other] = [await added(id, { projectId: lost, title: 'Lost' }), await added(id, { title: 'Open' })];
    const { undoId } = (await send('delete', `projects/${lost}`).expect(200)).body;
    expect(await titles(id)).toEqual([null, 'Open']);
    await send('patch', `dashboards/${id}/charts/${chartId}`, ada, { title: 'X' }).expect(404);
    const removed = (await send('delete', `dashboards/${id}/charts/${chartId}`).expect(200)).body.undoId;
    expect((await send('get', 'undo').expect(200)).text).not.toContain('Lost');
    await undo(removed).expect(204);
    await undo(undoId).expect(204);
    expect(await titles(id)).toEqual(['Lost', 'Open']);
    const gone = (await send('delete', `dashboards/${id}/charts/${chartId}`).expect(200)).body.undoId;
    await test.database.query('DELETE FROM project WHERE id = $1', [lost]);
    await undo(gone).expect(204);
    expect((await read(id)).charts).toMatchObject([{ id: other }]);
  });

  it('show their charts in insights as tables, to readers who see them', async () => {
    const { id: boardId } = (await send('post', `projects/${projectId}/tag-boards`, ada, { title: 'Themes' })).body;
    const { id: groupId } = (await send('post', `tag-boards/${boardId}/groups`, ada, { title: 'Time' })).body;
    const { id: tagId } = (await send('post', `tag-groups/${groupId}/tags`, ada, { title: 'Waiting' })).body;
    const note = { title: 'First', markdown: 'We waited.' };
    const { id: noteId } = (await send('post', `projects/${projectId}/notes`, ada, note).expect(201)).body;
    await send('post', `notes/${noteId}/highlights`, ada, { quote: 'We waited.', tagIds: [tagId] }).expect(201);
    const dashboardId = await created();
    const chartId = await added(dashboardId);
    const content = {
      type: 'doc',
      content: [
        { type: 'chart', attrs: { dashboardId, chartId } },
        { type: 'chart', attrs: { dashboardId: 'unknown', chartId } },
        { type: 'paragraph', content: [{ type: 'text', text: 'Below.' }] },
      ],
    };
    const insight = { title: 'Waiting', content };
    const { id } = (await send('post', `projects/${projectId}/insights`, ada, insight).expect(201)).body;
    const markdown = async (person: Person) =>
      (await send('get', `insights/${id}/content?format=markdown`, person).expect(200)).text;
    expect(await markdown(ada)).toBe(
      '**Highlights by tag**\n\n| Tag | Highlights |\n| --- | --- |\n| Waiting | 1 |\n\nBelow.\n',
    );
    await send('put', `insights/${id}/publication`).expect(200);
    expect(await markdown(ben)).toBe('Below.\n');
    await send('patch', `dashboards/${dashboardId}`, ada, { shared: true }).expect(200);
    expect(await markdown(ben)).toContain('| Waiting | 1 |');
    expect((await send('get', `insights/${id}/content?format=html`).expect(200)).text).toContain('<td>Waiting</td>');
  });
});
