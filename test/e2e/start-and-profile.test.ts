import type { Page } from 'playwright-core';
import { type Workplace, openWorkplace } from './workplace.ts';

describe('member', () => {
  let at: Workplace;
  let page: Page;
  let origin: string;
  let noteId: string;

  beforeAll(async () => {
    at = await openWorkplace();
    ({ origin } = at);
    const project = await at.ada.ask<{ id: string }>('POST', '/projects', { title: 'Dashboards' });
    noteId = (
      await at.ada.ask<{ id: string }>('POST', `/projects/${project.id}/notes`, {
        title: 'Interview 4',
        markdown: 'I never trust the first number.',
      })
    ).id;
    await at.ada.ask('POST', `/notes/${noteId}/highlights`, { quote: 'the first number' });
    page = await at.sitDown(at.ada);
  }, 180_000);
  afterAll(() => at?.close(), 60_000);

  it('sees remaining steps, news, and recently opened items on the home page', async () => {
    await page.goto(`${origin}/data/${noteId}`);
    await page.locator('.text').getByText('I never trust').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await page.waitForURL(`${origin}/start`);
    await page.getByRole('list', { name: 'Recently opened' }).getByText('Interview 4').waitFor();
    await page.getByText('You are up to date').waitFor();
    await page.getByRole('list', { name: 'Steps' }).getByRole('link', { name: 'Tag what belongs together' }).waitFor();
  }, 60_000);

  it('opens a profile from a name, as a peek and as a page with tabs', async () => {
    await page.goto(`${origin}/data/${noteId}`);
    await page.getByRole('link', { name: 'You', exact: true }).first().click();
    const profile = page.locator('[data-peek]');
    await profile.getByRole('list', { name: 'Their work' }).getByText('Interview 4').waitFor();
    await profile.getByText('Highlights', { exact: true }).click();
    await profile.getByText('the first number').waitFor();
    const id = /peek=user:([\w-]+)/.exec(page.url())![1]!;
    await page.goto(`${origin}/user/${id}`);
    await page.getByRole('link', { name: 'Highlights', exact: true }).click();
    await page.waitForURL(`${origin}/user/${id}/highlights`);
    await page.getByText('the first number').waitFor();
  }, 60_000);

  it('sees an error for an unknown person or tab', async () => {
    await page.goto(`${origin}/user/0198c5a2-7a3b-7000-8000-000000000000`);
    await page.getByText('This person is not here').waitFor();
    await page.goto(`${origin}/user/0198c5a2-7a3b-7000-8000-000000000000/everything`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }, 60_000);
});
