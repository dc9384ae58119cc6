import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

/** A fast typist. */
const PER_LETTER = { delay: 20 };
const TITLE = 'grumbles by email';

interface Channel {
  id: string;
  title: string;
  description: string;
}

describe('channel', () => {
  let at: Workplace;
  let page: Page;

  const channels = async () => (await at.ada.ask<{ items: Channel[] }>('GET', '/channels')).items;
  const titles = async () => (await channels()).map(({ title }) => title);
  const faultless = async () => expect(await violations(page)).toEqual([]);
  const push = (count: number) =>
    channels().then(([channel]) =>
      at.ada.ask('POST', `/channels/${channel!.id}/data-points`, {
        dataPoints: Array.from({ length: count }, (_, one) => ({
          externalId: `ticket-${one}`,
          externalUrl: `https://tickets.example.com/${one}`,
          rawTicket: {
            createdAt: `2026-05-0${one + 1}T09:30:00Z`,
            name: `Ticket ${one}`,
            description: `The export of table ${one} never finishes.`,
            creator: { name: `Customer ${one}` },
          },
        })),
      }),
    );
  const menu = async (entry: string) => {
    await page.getByRole('banner').getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  const tab = (name: string) => page.getByRole('navigation', { name: 'Channel' }).getByRole('link', { name });
  const rows = () => page.getByRole('list', { name: 'Data points' }).getByRole('link');

  beforeAll(async () => {
    at = await openWorkplace();
    page = await at.sitDown(at.ada);
  }, 180_000);
  afterAll(() => at?.close(), 60_000);

  it('is created by typing on: its title, then its description', async () => {
    await page.goto(`${at.origin}/channels`);
    await faultless();
    await page.getByRole('button', { name: 'New channel' }).first().click();
    await page.keyboard.type(TITLE, PER_LETTER);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Tickets of customers', PER_LETTER);
    await eventually(
      () => page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value),
      'Tickets of customers',
    );
    await page.keyboard.press('Enter');
    await eventually(
      async () => (await channels()).map(({ title, description }) => [title, description]),
      [[TITLE, 'Tickets of customers']],
    );
    await page.getByRole('group', { name: 'Request' }).getByText('curl -X POST').waitFor();
    await faultless();
  }, 60_000);

  it('shows data points as they arrive', async () => {
    await push(3);
    await page.getByRole('img', { name: /^People by week/ }).waitFor();
    await faultless();
    await tab('Data').click();
    await eventually(() => rows().count(), 3);
    await page.getByLabel('Find data points').fill('table 2');
    await eventually(() => rows().count(), 1);
    await faultless();
  }, 60_000);

  it('is filtered, and its data points are found by search', async () => {
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByLabel('Filter by').fill('auth');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Customer 2' }).click();
    await page.getByText('Author: Customer 2').waitFor();
    await page.reload();
    await eventually(() => rows().count(), 1);
    await faultless();
    const list = page.url();
    await page.goto(`${at.origin}/search-next?tab=data#q=never+finishes`);
    await eventually(() => page.getByRole('list', { name: 'Data' }).getByRole('link').count(), 3);
    await faultless();
    await page.getByRole('link', { name: /table 1/ }).click();
    await page.getByRole('article', { name: 'Ticket 1' }).waitFor();
    await page.goto(list);
    await page.getByRole('button', { name: 'Remove condition Author: Customer 2' }).click();
    await eventually(() => rows().count(), 1);
  }, 60_000);

  it('opens a data point next to its list, which is deleted for good', async () => {
    await rows().first().click();
    const point = page.getByRole('article', { name: 'Ticket 2' });
    await point.getByText('The export of table 2 never finishes.').waitFor();
    await page.reload();
    expect(await point.getByRole('link', { name: 'Open at the source' }).getAttribute('rel')).toContain('noopener');
    await faultless();
    await page.keyboard.press('Escape');
    await point.waitFor({ state: 'detached' });
    await rows().first().click();
    await point.getByRole('button', { name: 'Delete data point' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete data point' }).click();
    await point.waitFor({ state: 'detached' });
    await page.getByText('No data points match').waitFor();
    await eventually(() => page.evaluate(() => document.activeElement === document.body), false);
    await page.getByRole('button', { name: 'Clear the filter' }).click();
    await eventually(() => rows().count(), 2);
  }, 60_000);

  it('is renamed, with undo', async () => {
    await page.getByRole('button', { name: TITLE, exact: true }).click();
    await page.keyboard.type('Complaints', PER_LETTER);
    await page.keyboard.press('Enter');
    await eventually(titles, ['Complaints']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually(titles, [TITLE]);
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  }, 60_000);

  it('is deleted with its data, and restored from the trash', async () => {
    await menu('Delete…');
    const dialog = page.getByRole('dialog', { name: `Delete “${TITLE}”?` });
    await dialog.getByText('2 data points go with it.').waitFor();
    await faultless();
    await dialog.getByRole('button', { name: 'Delete channel' }).click();
    await page.getByText('Channels collect feedback that arrives all the time').waitFor();
    await eventually(titles, []);
    await page.goto(`${at.origin}/settings/trash`);
    const row = page.getByRole('list', { name: 'Trash' }).getByRole('listitem', { name: TITLE });
    await row.getByRole('button', { name: 'Restore' }).click();
    await row.waitFor({ state: 'detached' });
    await eventually(titles, [TITLE]);
    expect(at.complaints).toEqual([]);
  }, 60_000);
});
