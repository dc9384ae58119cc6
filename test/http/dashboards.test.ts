import { DEFAULT_SETTINGS } from '@evident/domain/charts';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('dashboards over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let projectId: string;

  type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
  const send = (method: Method, path: string, person = ada, body?: object) => {
    const asking = request(test.app.getHttpServer());
    const asked = asking[method](`/api/v1/${path}`).set({ Authorization: `Bearer ${person.token}` });
    return body ? asked.send(body) : asked;
  };
  const created = async (): Promise<string> =>
    (await send('post', 'dashboards', ada, { title: 'Interviews' }).expect(201)).body.id;
  const settings = () => DEFAULT_SETTINGS;
  const added = async (dashboardId: string): Promise<string> => {
    const chart = { projectId, title: 'Highlights by tag', settings: settings() };
    return (await send('post', `dashboards/${dashboardId}/charts`, ada, chart).expect(201)).body.id;
  };

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  it('refuse charts of a wrong shape, and changes of a stale version', async () => {
    const id = await created();
    const chartId = await added(id);
    const path = `dashboards/${id}/charts`;
    const chart = { projectId, title: 'Chart', settings: settings() };
    for (const wrong of [{ title: 'x'.repeat(301) }, { settings: { ...settings(), metric: 'WORDS' } }, { width: 5 }])
      await send('post', path, ada, { ...chart, ...wrong }).expect(400);
    await send('post', path, ada, { ...chart, title: 'x'.repeat(300) }).expect(201);
    await send('patch', `${path}/${chartId}`, ada, { title: 'Y' }).set('If-Match', '"1"').expect(200);
    await send('patch', `${path}/${chartId}`, ada, { title: 'X' }).set('If-Match', '"1"').expect(412);
    await send('patch', `dashboards/${id}`, ada, { title: 'X' }).set('If-Match', '"1"').expect(412);
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
