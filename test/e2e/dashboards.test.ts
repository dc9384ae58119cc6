import type { ChartSettings } from '@evident/domain/charts';
import type { DashboardView } from '@evident/domain/dashboards';
import type { Locator, Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

describe('charts on a dashboard', () => {
  let at: Workplace;
  let page: Page;
  let projectId: string;

  const ask = <Answer>(method: string, path: string, body?: unknown) => at.ada.ask<Answer>(method, path, body);
  const make = async (path: string, body: object) => (await ask<{ id: string }>('POST', path, body)).id;
  const dashboard = async (): Promise<DashboardView> => {
    const { items } = await ask<{ items: { id: string }[] }>('GET', '/dashboards');
    return ask('GET', `/dashboards/${items[0]!.id}`);
  };
  const order = async () => (await dashboard()).charts.map(({ chart, width }) => `${chart?.title} ${width}`);
  const settings = async (): Promise<ChartSettings> => (await dashboard()).charts[0]!.chart!.settings;
  const card = (title: string) =>
    page.getByRole('list', { name: 'Charts' }).getByRole('listitem').filter({ hasText: title });
  const drag = async (from: Locator, by: { x: number; y: number }): Promise<void> => {
    const { x, y, width, height } = (await from.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + Math.sign(by.x) * 8, y + height / 2, { steps: 3 });
    await page.mouse.move(x + width / 2 + by.x, y + height / 2 + by.y, { steps: 8 });
    await page.mouse.up();
  };

  beforeAll(async () => {
    at = await openWorkplace();
    projectId = await make('/projects', { title: 'Waiting rooms' });
    const noteId = await make(`/projects/${projectId}/notes`, {
      title: 'First',
      markdown: 'We waited. Nobody told us.',
    });
    const boardId = await make(`/projects/${projectId}/tag-boards`, { title: 'Themes' });
    const groupId = await make(`/tag-boards/${boardId}/groups`, { title: 'Time' });
    const tagId = await make(`/tag-groups/${groupId}/tags`, { title: 'Waiting' });
    await make(`/notes/${noteId}/highlights`, { quote: 'We waited.', tagIds: [tagId] });
    page = await at.sitDown(at.ada);
  }, 180_000);
  afterAll(() => at?.close());

  it('are kept, arranged, edited and presented', async () => {
    await page.goto(`${at.origin}/projects/${projectId}/charts?type=pie`);
    await page.getByRole('img', { name: 'Pie chart: Highlights by tag' }).locator('canvas').waitFor();
    await page.getByRole('button', { name: 'Add to dashboard' }).click();
    await page.getByLabel('Title of the dashboard').fill('Waiting');
    await page.getByLabel('Title of the chart').fill('Topics');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Open the dashboard' }).click();
    await card('Topics').getByRole('img', { name: 'Pie chart: Highlights by tag' }).locator('canvas').waitFor();

    await page.getByRole('button', { name: 'Add chart' }).click();
    await page.getByLabel('Shows').selectOption('Tags used together');
    await page.getByRole('dialog').getByRole('button', { name: 'Add chart' }).click();
    await card('Tag co-occurrence').getByRole('table').waitFor();
    await eventually(order, ['Topics 2', 'Tag co-occurrence 2']);
    await page.getByRole('button', { name: 'Move Tag co-occurrence' }).press('ArrowLeft');
    await eventually(order, ['Tag co-occurrence 2', 'Topics 2']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Move Tag co-occurrence',
    );
    await page.keyboard.press('Control+z');
    await eventually(order, ['Topics 2', 'Tag co-occurrence 2']);
    await page.getByText('Undone: Arranged charts').waitFor();
    const { width } = (await card('Topics').boundingBox())!;
    await drag(page.getByRole('button', { name: 'Resize Topics' }), { x: -width / 2, y: 0 });
    await eventually(order, ['Topics 1', 'Tag co-occurrence 2']);
    await drag(page.getByRole('button', { name: 'Move Topics' }), { x: width * 1.4, y: 40 });
    await eventually(order, ['Tag co-occurrence 2', 'Topics 1']);
    expect(await violations(page)).toEqual([]);

    await drag(page.getByRole('button', { name: 'Move Topics' }), { x: -width * 0.9, y: 40 });
    await eventually(order, ['Topics 1', 'Tag co-occurrence 2']);
    await page.getByRole('link', { name: 'Topics' }).click();
    await page.getByRole('radio', { name: 'Pie', checked: true }).waitFor({ state: 'attached' });
    await page.getByRole('radiogroup', { name: 'Chart type' }).getByText('Bar').click();
    await page.getByRole('button', { name: 'Save chart' }).click();
    await eventually(async () => (await settings()).type, 'bar');
    await page.getByText('These options are not saved').waitFor({ state: 'detached' });
    await page.goBack();

    await page.getByRole('button', { name: 'Present' }).click();
    const show = page.getByRole('dialog', { name: 'Waiting' });
    await show.getByRole('img', { name: 'Bar chart: Highlights by tag' }).locator('canvas').waitFor();
    await page.keyboard.press('ArrowRight');
    await show.getByText('2 of 2').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await show.getByText('2 of 2').waitFor();
    await page.keyboard.press('Escape');
    await show.waitFor({ state: 'detached' });
    expect(at.complaints).toEqual([]);
  }, 120_000);

  it('are opened with their numbers in one request', async () => {
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    await page.reload();
    await card('Tag co-occurrence').getByRole('table').waitFor();
    await card('Topics').getByRole('img', { name: 'Bar chart: Highlights by tag' }).locator('canvas').waitFor();
    expect(asked.filter((path) => /graphql|\/charts\/|\/dashboards\//.test(path) && path.includes('/api/'))).toEqual([
      '/api/graphql',
    ]);
  }, 60_000);
});
