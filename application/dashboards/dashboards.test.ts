import { type ChartSettings, DEFAULT_SETTINGS } from '@evident/domain/charts';
import type { NewChart } from '@evident/domain/dashboards';
import type { Person } from '../../test/support/known-people.ts';
import {
  CONFLICT,
  FIRST_PAGE,
  FORBIDDEN,
  INVALID,
  type Messages,
  NOT_FOUND,
  openMessages,
} from '../../test/support/messages.ts';
import { MoveToTrash } from '../trash/move-to-trash.ts';
import { ListUndo } from '../undo/queries.ts';
import { AddChart } from './add-chart.ts';
import { CreateDashboard } from './create-dashboard.ts';
import { DeleteDashboard } from './delete-dashboard.ts';
import { DuplicateChart } from './duplicate-chart.ts';
import { DuplicateDashboard } from './duplicate-dashboard.ts';
import { GetDashboard, ListDashboards } from './queries.ts';
import { RemoveChart } from './remove-chart.ts';
import { UpdateChart } from './update-chart.ts';
import { UpdateDashboard } from './update-dashboard.ts';

describe('dashboards', () => {
  let world: Messages;
  let ada: Person;
  let ben: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  const settings = (more: Partial<ChartSettings> = {}) => ({ ...DEFAULT_SETTINGS, ...more });
  const chart = (more: Partial<NewChart> = {}): NewChart => ({
    projectId,
    title: 'Highlights by tag',
    settings: settings(),
    ...more,
  });
  const created = async (more: Partial<CreateDashboard['dashboard']> = {}, person = ada) =>
    (await world.ask(new CreateDashboard(person, { title: 'Interviews', ...more }))).id;
  const added = async (id: string, more: Partial<NewChart> = {}) =>
    (await world.ask(new AddChart(ada, id, chart(more)))).id;
  const read = (id: string, person = ada) => world.ask(new GetDashboard(person, id));
  const titles = async (id: string, person = ada) =>
    (await read(id, person)).charts.map((one) => one.chart?.title ?? null);

  beforeAll(async () => {
    world = await openMessages();
  });
  beforeEach(async () => {
    const team = await world.people.team();
    ada = await world.people.member(team);
    ben = await world.people.member(team);
    viewer = await world.people.member(team, 'VIEWER');
    stranger = await world.people.member(await world.people.team());
    projectId = await world.people.project(ada, 1);
  });
  afterAll(() => world.close());

  it('are private unless shared, listed by title, and stay in their workspace', async () => {
    const mine = await created({ title: ' zoo \n animals ' });
    const shared = await created({ title: 'Äpfel', shared: true });
    await added(shared);
    const listed = async (person: Person) =>
      (await world.ask(new ListDashboards(person, FIRST_PAGE))).items.map(
        ({ title, charts, own }) => `${title} ${charts} ${own}`,
      );
    expect(await listed(ada)).toEqual(['Äpfel 1 true', 'zoo animals 0 true']);
    expect(await listed(viewer)).toEqual(['Äpfel 1 false']);
    expect(await listed(stranger)).toEqual([]);
    await world.refused(new GetDashboard(ben, mine), NOT_FOUND);
    await world.refused(new GetDashboard(stranger, shared), NOT_FOUND);
    expect(await read(shared, viewer)).toMatchObject({
      title: 'Äpfel',
      shared: true,
      own: false,
      owner: { id: ada.userId },
      charts: [{ width: 2, height: 2, chart: { title: 'Highlights by tag', project: { id: projectId }, version: 1 } }],
    });
    await world.refused(new CreateDashboard(viewer, { title: 'Mine' }), FORBIDDEN);
  });

  it('are changed by their owner only', async () => {
    for (const [shared, refusal] of [
      [false, NOT_FOUND],
      [true, FORBIDDEN],
    ] as const) {
      const id = await created({ shared });
      const chartId = await added(id);
      for (const message of [
        new UpdateDashboard(ben, id, { title: 'Mine' }),
        new DeleteDashboard(ben, id),
        new AddChart(ben, id, chart()),
        new UpdateChart(ben, { dashboardId: id, chartId }, { title: 'Mine' }),
        new RemoveChart(ben, id, chartId),
        new DuplicateChart(ben, id, chartId),
      ])
        await world.refused(message, refusal);
    }
  });

  it('are arranged by version, and every change can be undone', async () => {
    const id = await created();
    const one = await added(id, { title: 'One', width: 4, height: 1 });
    const two = await added(id, { title: 'Two' });
    expect(await read(id)).toMatchObject({ version: 3, charts: [{ id: one, width: 4, height: 1 }, { id: two }] });
    const arrangement = [{ chartId: two, width: 1, height: 3 }];
    const undoId = await world.ask(new UpdateDashboard(ada, id, { arrangement, title: 'Talks' }, 3));
    expect(await titles(id)).toEqual(['Two', 'One']);
    await world.refused(new UpdateDashboard(ada, id, { title: 'X' }, 3), CONFLICT);
    await expect(world.undo(ben, undoId)).rejects.toMatchObject(NOT_FOUND);
    await world.undo(ada, undoId);
    await world.redo(ada, undoId);
    await world.undo(ada, undoId);
    expect(await read(id)).toMatchObject({ title: 'Interviews', charts: [{ id: one }, { id: two, height: 2 }] });

    const removed = await world.ask(new RemoveChart(ada, id, one));
    expect(await titles(id)).toEqual(['Two']);
    await world.undo(ada, removed);
    await world.redo(ada, removed);
    await world.undo(ada, removed);
    expect(await titles(id)).toEqual(['One', 'Two']);
    const deleted = await world.ask(new DeleteDashboard(ada, id));
    await world.refused(new GetDashboard(ada, id), NOT_FOUND);
    await world.undo(ada, deleted);
    await world.redo(ada, deleted);
    await world.undo(ada, deleted);
    expect(await titles(id)).toEqual(['One', 'Two']);
  });

  it('hold charts that are edited by their own version, and copied', async () => {
    const id = await created();
    const at = { dashboardId: id, chartId: await added(id) };
    const changed = { title: 'By group', settings: settings({ type: 'pie', items: 'TAG_GROUP' }) };
    const undoId = await world.ask(new UpdateChart(ada, at, changed, 1));
    await world.refused(new UpdateChart(ada, at, { title: 'X' }, 1), CONFLICT);
    expect((await read(id)).charts[0]!.chart).toMatchObject({ ...changed, version: 2 });
    await added(id, { title: 'Last' });
    await world.ask(new DuplicateChart(ada, id, at.chartId));
    expect(await titles(id)).toEqual(['By group', 'Copy of By group', 'Last']);
    await world.undo(ada, undoId);
    await world.redo(ada, undoId);
    await world.undo(ada, undoId);
    expect(await titles(id)).toEqual(['Highlights by tag', 'Copy of By group', 'Last']);
    const elsewhere = { dashboardId: await created(), chartId: at.chartId };
    await world.refused(new UpdateChart(ada, elsewhere, { title: 'X' }), NOT_FOUND);
  });

  it('refuse settings that cannot be used', async () => {
    const id = await created();
    const row = { id: '1', field: { kind: 'system', name: 'Title' }, operator: 'HasAnyOf', values: ['x'] } as const;
    for (const wrong of [
      { title: ' ' },
      { settings: settings({ view: 'CROSSTAB' }) },
      { settings: settings({ range: { from: '2026-05-02', to: '2026-05-01' } }) },
      { settings: settings({ filter: { combinator: 'and', fieldForms: [{ ...row, values: [...row.values] }] } }) },
    ])
      await world.refused(new AddChart(ada, id, chart(wrong)), INVALID);
    const foreign = await world.people.project(stranger, 1);
    await world.refused(new AddChart(ada, id, chart({ projectId: foreign })), NOT_FOUND);
    await world.refused(new CreateDashboard(ada, { title: ' ' }), INVALID);
  });

  it('show nothing of a chart of a project that the reader cannot see', async () => {
    const hidden = await world.people.project(ada);
    const id = await created({ shared: true });
    const chartId = await added(id, { projectId: hidden, title: 'Secret plans' });
    await added(id, { title: 'Open' });
    const seen = await read(id, ben);
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`Secret|${hidden}`));
    expect(seen.charts).toMatchObject([{ id: chartId, chart: null }, { chart: { title: 'Open' } }]);
    const { id: copy } = await world.ask(new DuplicateDashboard(ben, id));
    expect(await read(copy, ben)).toMatchObject({ title: 'Copy of Interviews', shared: false, own: true });
    expect(await titles(copy, ben)).toEqual(['Open']);
    expect(await titles((await world.ask(new DuplicateDashboard(ada, id))).id)).toEqual(['Secret plans', 'Open']);
    const ofBen = await created({}, ben);
    await world.refused(new AddChart(ben, ofBen, chart({ projectId: hidden })), NOT_FOUND);
  });

  it('hide charts of a project in the trash, let them be removed, and drop them when it is gone', async () => {
    const lost = await world.people.project(ada, 1);
    const id = await created();
    const chartId = await added(id, { projectId: lost, title: 'Lost' });
    const other = await added(id, { title: 'Open' });
    const trashed = await world.ask(new MoveToTrash(ada, { type: 'PROJECT', id: lost }));
    expect(await titles(id)).toEqual([null, 'Open']);
    await world.refused(new UpdateChart(ada, { dashboardId: id, chartId }, { title: 'X' }), NOT_FOUND);
    const removed = await world.ask(new RemoveChart(ada, id, chartId));
    expect(JSON.stringify(await world.ask(new ListUndo(ada, FIRST_PAGE)))).not.toContain('Lost');
    await world.undo(ada, removed);
    await world.undo(ada, trashed);
    expect(await titles(id)).toEqual(['Lost', 'Open']);
    const gone = await world.ask(new RemoveChart(ada, id, chartId));
    await world.database.query('DELETE FROM project WHERE id = $1', [lost]);
    await world.undo(ada, gone);
    expect((await read(id)).charts).toMatchObject([{ id: other }]);
  });
});
