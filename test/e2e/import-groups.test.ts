import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { type Workplace, openWorkplace } from './workplace.ts';

/** Real survey responses of the sample workspace. */
const SURVEY = join(import.meta.dirname, '../../sample/contributor-survey.csv');
const GROUP = /contributor-survey\.csv, (\d+) responses/;

describe('rows of a survey', () => {
  let place: Workplace;
  let page: Page;
  let projectId: string;
  let count = 0;

  const goto = (path: string) => page.goto(`${place.origin}${path}`);
  const group = () => page.getByRole('main').getByRole('link', { name: GROUP });

  beforeAll(async () => {
    place = await openWorkplace();
    projectId = (await place.ada.ask<{ id: string }>('POST', '/projects', { title: 'Contributors' })).id;
    await place.ada.ask('POST', `/projects/${projectId}/notes`, {
      title: 'Interview with a maintainer',
      markdown: 'I like it here.',
    });
    page = await place.sitDown(place.ada);
  }, 120_000);
  afterAll(() => place?.close());

  it('are one list entry after the import, among the other notes', async () => {
    await goto(`/projects/${projectId}`);
    await page.getByRole('button', { name: 'Import', exact: true }).first().click();
    await page.locator('input[type=file]').last().setInputFiles(SURVEY);
    await page.getByRole('button', { name: /^Import \d+ notes$/ }).click();
    await page
      .getByText(/\d+ notes created/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await group().waitFor();
    count = Number(GROUP.exec((await group().innerText()).trim())![1]);
    expect(count).toBeGreaterThan(40);
    expect(await group().count()).toBe(1);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Interview with a maintainer/ })
      .waitFor();
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /\bResponse \d+/ })
        .count(),
    ).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  it('open by keyboard as a list in table order, with sorting and search', async () => {
    await goto(`/projects/${projectId}`);
    await group().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?&]filter=/);
    const rows = page.getByRole('main').getByRole('link', { name: /\bResponse \d+/ });
    await rows.first().waitFor();
    expect(await violations(page)).toEqual([]);
    const first = (await rows.first().innerText()).split('\n')[0];
    expect(first).toBe('Response 1');
    await page.reload();
    await rows.first().waitFor();
    await rows.first().click();
    await page.waitForURL(/peek=note:/);
    await page.getByRole('complementary', { name: 'Response 1' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await page.getByLabel('Find a note by its title').fill('response 46');
    await page
      .getByRole('main')
      .getByRole('link', { name: /\bResponse 46/ })
      .waitFor();
    await rows.nth(1).waitFor({ state: 'detached' });
    await page.getByLabel('Find a note by its title').fill('');
    await page.getByRole('button', { name: 'Imported from is one of contributor-survey.csv' }).waitFor();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await group().waitFor();
  });

  it('are one entry of Your work and Recent too, which opens their list', async () => {
    for (const list of ['your-work', 'recent']) {
      await goto(`/${list}`);
      await group().waitFor();
      expect(await group().count()).toBe(1);
      expect(
        await page
          .getByRole('main')
          .getByRole('link', { name: /\bResponse \d+/ })
          .count(),
      ).toBe(0);
      expect(await violations(page)).toEqual([]);
    }
    await group().click();
    await page.waitForURL(/[?&]filter=/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /\bResponse 1\b/ })
      .first()
      .waitFor();
  });

  it('are one entry on a phone and in the dark theme too', async () => {
    for (const options of [{ viewport: { width: 390, height: 844 } }, { colorScheme: 'dark' }] as const) {
      page = await place.sitDown(place.ada, options);
      await goto(`/projects/${projectId}`);
      await group().waitFor();
      await group().click();
      await page
        .getByRole('main')
        .getByRole('link', { name: /\bResponse \d+/ })
        .first()
        .waitFor();
      await page.context().close();
    }
    expect(place.complaints).toEqual([]);
  });
});
