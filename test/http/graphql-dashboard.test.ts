import { type ChartView, type ChartSettings, DEFAULT_SETTINGS, queryOf } from '@evident/domain/charts';
import type { DashboardView, PlacedChart } from '@evident/domain/dashboards';
import request from 'supertest';
import { DASHBOARD_WITH_FIGURES } from '../../web/src/data/dashboards/dashboard-document.ts';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const FIGURES = {
  TAGS: 'tags',
  CROSSTAB: 'crosstab',
  CO_OCCURRENCE: 'coOccurrence',
  SATURATION: 'saturation',
  NOTES: 'noteFigures',
} as const;
const ADDRESSES: Record<ChartView, string> = {
  TAGS: 'tags',
  CROSSTAB: 'crosstab',
  CO_OCCURRENCE: 'co-occurrence',
  SATURATION: 'saturation',
  NOTES: 'notes',
};

/** GraphQL has null for what REST leaves out. */
const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => part ?? undefined));

describe('a dashboard with its numbers by GraphQL', () => {
  let test: TestApp;
  let ada: Person;
  let ungranted: Person;
  let projectId: string;
  let fieldId: string;
  let dashboardId: string;

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const rest = async (path: string, query: object = {}) =>
    (await server().get(`/api/v1/${path}`).query(query).set(as(ada)).expect(200)).body;
  const ask = async (person: Person) =>
    (
      await server()
        .post('/api/graphql')
        .set(as(person))
        .send({ query: DASHBOARD_WITH_FIGURES, variables: { dashboardId } })
        .expect(200)
    ).body;
  const chart = (settings: Partial<ChartSettings>) =>
    make(`dashboards/${dashboardId}/charts`, {
      projectId,
      title: settings.view ?? 'Tags',
      settings: { ...DEFAULT_SETTINGS, ...settings },
    });

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ungranted = await test.people.member(team);
    projectId = await test.people.project(ada);
    const boardId = await make(`projects/${projectId}/tag-boards`, { title: 'Themes' });
    const groupId = await make(`tag-boards/${boardId}/groups`, { title: 'Time' });
    const tagIds = [
      await make(`tag-groups/${groupId}/tags`, { title: 'Waiting' }),
      await make(`tag-groups/${groupId}/tags`, { title: 'Trust' }),
    ];
    const noteId = await make(`projects/${projectId}/notes`, { title: 'One', markdown: 'We waited. Nobody told us.' });
    await make(`notes/${noteId}/highlights`, { quote: 'We waited.', tagIds });
    await make(`notes/${noteId}/highlights`, { quote: 'Nobody told us.', tagIds: tagIds.slice(1) });
    fieldId = await make(`projects/${projectId}/fields`, { objectType: 'NOTE', type: 'BOOLEAN', label: 'Churned' });
    dashboardId = await make('dashboards', { title: 'All', shared: true });
    await chart({
      filter: {
        combinator: 'and',
        fieldForms: [
          {
            id: 'a',
            field: { kind: 'system', name: 'Tags' },
            operator: 'HasAnyOf',
            values: tagIds.slice(0, 1),
          },
        ],
      } as ChartSettings['filter'],
    });
    await chart({ view: 'CROSSTAB', fieldId });
    await chart({ view: 'CO_OCCURRENCE' });
    await chart({ view: 'SATURATION' });
    await chart({ view: 'NOTES', fieldId });
  });
  afterAll(() => test.close());

  it('is the dashboard of REST with the numbers of the operation of each chart', async () => {
    const { data, errors } = await ask(ada);
    expect(errors).toBeUndefined();
    const { charts, ...dashboard } = (await rest(`dashboards/${dashboardId}`)) as DashboardView;
    const filled = await Promise.all(
      charts.map(async ({ chart: shown, ...placed }: PlacedChart) => {
        const { view } = shown!.settings;
        const query = { ...queryOf(shown!.settings), ...(['CROSSTAB', 'NOTES'].includes(view) && { fieldId }) };
        const figures = await rest(`projects/${projectId}/charts/${ADDRESSES[view]}`, query);
        return { ...placed, chart: { ...shown, [FIGURES[view]]: figures } };
      }),
    );
    expect(withoutNulls(data.dashboard)).toEqual(withoutNulls({ ...dashboard, charts: filled }));
    expect(data.dashboard.charts[0].chart.tags.total.highlights).toBe(1);
    expect(data.dashboard.charts[2].chart.coOccurrence.pairs).toHaveLength(1);
  });

  it('has no chart of a project that the reader cannot see', async () => {
    const { data } = await ask(ungranted);
    expect(data.dashboard.charts.map(({ chart: shown }: PlacedChart) => shown)).toEqual([null, null, null, null, null]);
  });

  it('keeps the numbers of the others if one chart is refused', async () => {
    await server().delete(`/api/v1/fields/${fieldId}`).set(as(ada)).expect(200);
    const { data, errors } = await ask(ada);
    const refused = (at: number, numbers: string) =>
      expect.objectContaining({
        path: ['dashboard', 'charts', at, 'chart', numbers],
        extensions: expect.objectContaining({ errorCode: 'NotFound' }),
      });
    expect(errors).toHaveLength(2);
    expect(errors).toEqual(expect.arrayContaining([refused(1, 'crosstab'), refused(4, 'noteFigures')]));
    expect(
      data.dashboard.charts.map((placed: { chart: Record<string, unknown> }) => !placed.chart['crosstab']),
    ).toEqual([true, true, true, true, true]);
    expect(data.dashboard.charts[3].chart.saturation.notes).toHaveLength(1);
  });
});
