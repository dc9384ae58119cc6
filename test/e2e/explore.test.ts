import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { type Workplace, openWorkplace } from './workplace.ts';

describe('Explore', () => {
  let at: Workplace;
  let page: Page;
  let projectId: string;
  const make = async (path: string, body: object) => (await at.ada.ask<{ id: string }>('POST', path, body)).id;

  beforeAll(async () => {
    at = await openWorkplace();
    projectId = await make('/projects', { title: 'Waiting rooms' });
    await make(`/projects/${projectId}/notes`, { title: 'Interview at night', markdown: 'We waited for hours.' });
    await make(`/projects/${projectId}/insights`, { title: 'Nights are longest', markdown: 'Everybody waits.' });
    page = await at.sitDown(at.ada, { viewport: { width: 390, height: 844 } });
  }, 180_000);
  afterAll(() => at?.close());

  it('keeps a search as a feed, and shows what is new in followed projects, also on a phone', async () => {
    await page.goto(`${at.origin}/explore`);
    await page.getByRole('link', { name: 'Interview at night' }).first().waitFor();
    await page.getByLabel('Words to find').fill('longest');
    await page.getByRole('link', { name: 'Nights are longest' }).first().waitFor();
    await page.getByRole('link', { name: 'Interview at night' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save feed' }).click();
    await page.getByLabel('Title').fill('Longest');
    await page.keyboard.press('Enter');
    await page.waitForURL(/explore\/[\da-f-]{36}/);
    await page.getByRole('link', { name: 'Nights are longest' }).first().waitFor();
    expect(await violations(page)).toEqual([]);

    await page.goto(`${at.origin}/projects/${projectId}`);
    await page.getByRole('button', { name: 'Follow Waiting rooms' }).filter({ visible: true }).click();
    await page.getByRole('button', { name: 'Following Waiting rooms' }).filter({ visible: true }).waitFor();
    await page.goto(`${at.origin}/explore/following`);
    await page.getByRole('link', { name: 'Interview at night' }).first().waitFor();
    await make(`/projects/${projectId}/notes`, { title: 'Interview at dawn', markdown: 'It was quiet.' });
    await page.getByRole('link', { name: 'Interview at dawn' }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(at.complaints).toEqual([]);
  }, 120_000);
});
