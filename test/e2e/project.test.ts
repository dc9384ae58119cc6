import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { type Newcomer, colleagueAt } from '../support/newcomer.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

describe('project', () => {
  let at: Workplace;
  let vera: Newcomer;
  let page: Page;
  let projectId: string;

  const readme = () => at.ada.ask<{ text: string }>('GET', `/projects/${projectId}/readme`).then(({ text }) => text);
  const make = async (path: string, body: object) => (await at.ada.ask<{ id: string }>('POST', path, body)).id;
  const faultless = async (of: Page) => expect(await violations(of)).toEqual([]);

  beforeAll(async () => {
    at = await openWorkplace();
    vera = await colleagueAt(at.product.url, at.dataFolder, at.ada, 'vera', 'VIEWER');
    projectId = await make('/projects', {
      title: 'Why people leave',
      folderId: await make('/folders', { title: 'Retention' }),
    });
    page = await at.sitDown(at.ada);
  }, 180_000);
  afterAll(() => at.close(), 60_000);

  it('has a readme that opens for editing while empty, and updates live for viewers', async () => {
    await page.goto(`${at.origin}/projects/${projectId}`);
    await page.getByRole('button', { name: 'More of this project' }).click();
    await page.getByRole('menuitem', { name: 'Readme' }).click();
    await page.getByRole('textbox', { name: 'Readme of Why people leave' }).and(page.locator(':focus')).waitFor();
    await page.mouse.move(0, 0);
    await page.keyboard.type('We ask twelve people.');
    await eventually(readme, 'We ask twelve people.');
    const other = await at.sitDown(vera, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    await other.goto(page.url());
    await other.getByText('We ask twelve people.').waitFor();
    expect(await other.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0);
    await page.keyboard.type(' In spring.');
    await other.getByText('We ask twelve people. In spring.').waitFor();
    await faultless(other);
    await faultless(page);
    await page.keyboard.press('Escape');
    await page.getByRole('document', { name: 'Readme of Why people leave' }).waitFor();
    await page.keyboard.press('e');
    await page.getByRole('textbox', { name: 'Readme of Why people leave' }).waitFor();
  }, 90_000);

  it('keeps a title that is typed while the page of a new project loads', async () => {
    let come = () => {};
    const typed = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/\/assets\/new-project-/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(`${at.origin}/projects/all-projects`);
    for (const open of [
      () => page.getByRole('link', { name: 'New project' }).first().click(),
      async () => {
        await page.getByRole('button', { name: 'Add a project or a folder' }).click();
        await page.getByRole('menuitem', { name: 'New project' }).click();
      },
    ]) {
      await open();
      await page.keyboard.type('the ethics');
      come();
      await page.waitForURL(/\/projects\/new/);
      await eventually(() => page.getByRole('textbox', { name: 'Title' }).inputValue(), 'the ethics');
      await page.goBack();
    }
    await page.unroute(/\/assets\/new-project-/);
  }, 90_000);

  it('has an icon, found by name without a mouse', async () => {
    await page.goto(`${at.origin}/projects/${projectId}/settings`);
    await page.getByRole('button', { name: 'Icon: First letter' }).press('Enter');
    await page.getByRole('searchbox', { name: 'Find an icon' }).and(page.locator(':focus')).waitFor();
    await faultless(page);
    // A new title changes the address without leaving the page or moving the focus.
    await at.ada.ask('PATCH', `/projects/${projectId}`, { title: 'Why people leave us' });
    await page.waitForURL(/\/why-people-leave-us-/);
    await page.keyboard.type('owl');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Icon: owl' }).waitFor();
    await eventually(async () => (await at.ada.ask<{ icon: string }>('GET', `/projects/${projectId}`)).icon, '🦉');
    await page.getByRole('region', { name: 'Folders and projects' }).getByText('🦉').waitFor();
  }, 60_000);

  it('is selected in a list by its address, inside its folder', async () => {
    const chosen = () =>
      page.evaluate(
        () => `${location.pathname.split('/')[1]} ${document.activeElement?.textContent?.includes('Why people leave')}`,
      );
    await page.goto(`${at.origin}/projects?selectProject=${projectId}`);
    await eventually(chosen, 'projects true');
    await page.goto(`${at.origin}/browse?selectProject=${projectId}`);
    await eventually(chosen, 'folders true');
    expect(at.complaints).toEqual([]);
  }, 60_000);
});
