import type { Page } from 'playwright-core';
import { select } from './select-words.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

const MARKDOWN = ['**Ada** (0:21): I never trust the first number.', 'A note of the researcher.'].join('\n\n');

/** How the page looks. It stays after a sign-out. */
const LOOKS = ['evident-color-scheme', 'evident-preferences', 'evident-sidebar'];
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

interface Marked {
  text: string;
  tags: { title: string }[];
}

describe('without a connection', () => {
  let at: Workplace;
  let projectId: string;
  let noteId: string;

  const text = (page: Page) => page.locator('.text');
  const content = async () => (await at.ada.ask<{ text: string }>('GET', `/notes/${noteId}/content`)).text;
  const marked = async () =>
    (await at.ada.ask<{ items: Marked[] }>('GET', `/notes/${noteId}/highlights`)).items.map(({ text: words, tags }) => [
      words,
      ...tags.map(({ title }) => title),
    ]);
  const picture = async () =>
    (
      await at.ada.upload<{ id: string }>(
        `/projects/${projectId}/files?purpose=image`,
        new File([PNG], 'screen.png', { type: 'image/png' }),
      )
    ).id;
  const open = async (page: Page) => {
    await page.goto(`${at.origin}/data/${noteId}`);
    await text(page).getByText('A note of the researcher.').waitFor();
    // Permissions may load after the text, and never do without a connection.
    await page.getByRole('button', { name: 'Edit', exact: true, disabled: false }).waitFor();
  };
  const writeAtEnd = async (page: Page, words: string) => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.locator('.text[contenteditable=true]').waitFor();
    await text(page).getByText('A note of the researcher.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(words);
  };
  const isOffline = (page: Page) => page.locator('footer').getByText('Your changes are kept on this device.').waitFor();

  beforeAll(async () => {
    at = await openWorkplace();
    projectId = (await at.ada.ask<{ id: string }>('POST', '/projects', { title: 'Dashboards' })).id;
    const board = await at.ada.ask<{ id: string }>('POST', `/projects/${projectId}/tag-boards`, { title: 'Themes' });
    const group = await at.ada.ask<{ id: string }>('POST', `/tag-boards/${board.id}/groups`, { title: 'Trust' });
    await at.ada.ask('POST', `/tag-groups/${group.id}/tags`, { title: 'Distrust' });
  }, 120_000);
  beforeEach(async () => {
    noteId = (
      await at.ada.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, {
        title: 'Interview 4',
        markdown: MARKDOWN,
      })
    ).id;
  });
  afterAll(async () => {
    await at.close();
    expect(at.complaints).toEqual([]);
  }, 60_000);

  it('typing, highlighting and tagging go on, survive a reload, and reach others on return', async () => {
    const page = await at.sitDown(at.ada);
    await open(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const other = await at.sitDown(at.ada);
    await open(other);
    await page.context().setOffline(true);
    await writeAtEnd(page, ' Typed on a train.');
    await page.keyboard.press('Escape');
    await select(page, 'never trust');
    await page.keyboard.press('t');
    await page.getByRole('combobox', { name: 'Tag' }).fill('Distrust');
    await page.keyboard.press('Enter');
    await isOffline(page);

    await page.reload();
    await text(page).getByText('Typed on a train.').waitFor();
    await page.locator('.text [data-highlight]', { hasText: 'never trust' }).waitFor();
    await page.getByRole('complementary', { name: 'Highlights and tags' }).getByText('Distrust').first().waitFor();
    await isOffline(page);
    await at.ada.ask('PATCH', `/notes/${noteId}`, { title: 'Interview 5' });
    expect(await content()).not.toContain('train');

    await page.context().setOffline(false);
    await text(other).getByText('Typed on a train.').waitFor();
    await eventually(marked, [['never trust', 'Distrust']]);
    await other.locator('.text [data-highlight]', { hasText: 'never trust' }).waitFor();
    await page.locator('footer').getByText('Your changes are kept').waitFor({ state: 'detached' });
    await page.context().close();
    await other.context().close();
  }, 120_000);

  it('a note stays on the screen if something beside it cannot be loaded', async () => {
    const page = await at.sitDown(at.ada);
    await page.route(/\/assets\/(?:hints|search-commands)-[^/]*\.js$/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (asked) => asked.url().includes('/assets/hints-'));
    await open(page);
    await failed;
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').waitFor();
    await page.getByText('The search could not be loaded').waitFor();
    await page.keyboard.press('Escape');
    await text(page).getByText('A note of the researcher.').waitFor();
    await page.context().close();
  }, 120_000);

  it('three people end alike', async () => {
    const pages = await Promise.all([1, 2, 3].map(() => at.sitDown(at.ada)));
    for (const page of pages) await open(page);
    for (const page of pages) await page.context().setOffline(true);
    for (const [index, page] of pages.entries()) {
      await writeAtEnd(page, ` Words of person ${index + 1}.`);
      await isOffline(page);
    }
    for (const page of pages) await page.context().setOffline(false);
    for (const page of pages)
      for (const person of [1, 2, 3]) await text(page).getByText(`Words of person ${person}.`).waitFor();
    const texts = await Promise.all(pages.map((page) => text(page).innerText()));
    expect(new Set(texts).size).toBe(1);
    for (const page of pages) await page.context().close();
  }, 120_000);

  it('a note that was deleted meanwhile leaves the device, and the words written in it stay to be copied', async () => {
    const page = await at.sitDown(at.ada);
    await open(page);
    await page.context().setOffline(true);
    await writeAtEnd(page, ' Too late.');
    await isOffline(page);
    await at.ada.ask('DELETE', `/notes/${noteId}`);
    await page.context().setOffline(false);
    const card = page.getByRole('region', { name: 'Changes that were not saved' });
    await card.getByText('Too late.').waitFor();
    await page.goto(`${at.origin}/home`);
    await card.getByText('Too late.').waitFor();
    const kept = () =>
      page.evaluate(async () => {
        const [{ name }] = (await indexedDB.databases()) as [{ name: string }];
        return new Promise<number>((resolve) => {
          indexedDB.open(name).onsuccess = ({ target }) => {
            const db = (target as IDBOpenDBRequest).result;
            db.transaction('documents').objectStore('documents').count().onsuccess = (event) => {
              resolve((event.target as IDBRequest<number>).result);
              db.close();
            };
          };
        });
      });
    expect(await kept()).toBe(0);
    await card.getByRole('button', { name: 'Discard' }).click();
    await card.waitFor({ state: 'detached' });
    await page.context().close();
  }, 120_000);

  it('signing out asks before it deletes work that only this device has', async () => {
    const page = await at.sitDown(at.ada);
    await open(page);
    await page.context().setOffline(true);
    await writeAtEnd(page, ' Only here.');
    await isOffline(page);
    // The server is reachable, but refuses the live connection: the words stay unsent.
    await page.routeWebSocket(/\/collaboration/, (socket) => socket.close());
    await page.context().setOffline(false);
    await page.goto(`${at.origin}/auth/logout`);
    await page.getByText('Some work is not saved yet').waitFor();
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1);
    await page.getByRole('link', { name: 'Sign out and delete' }).waitFor();
    await page.getByRole('link', { name: 'Stay signed in' }).click();
    await page.waitForURL(/\/home$/);
    await page.context().close();
  }, 120_000);

  // Last: it ends the session that all journeys of this file use.
  it('signing out erases what the device kept: texts, answers, cached pictures, and what the member chose', async () => {
    const fileId = await picture();
    const page = await at.sitDown(at.ada);
    await open(page);
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).length);
    await eventually(databases, 1);
    const cached = () =>
      page.evaluate(
        (path) =>
          fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).then(
            ({ ok }) => ok,
            () => false,
          ),
        `/f/${fileId}`,
      );
    await page.evaluate((path) => fetch(path).then((answer) => answer.blob()), `/f/${fileId}`);
    expect(await cached()).toBe(true);
    await page.evaluate(() => localStorage.setItem('evident-turn-forms.of-the-account', '["of the account"]'));

    await page.getByRole('button', { name: /@/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByText('You’re signed out').waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/Interview 4|researcher/);
    await page.goto(`${at.origin}/ping`);
    expect([await databases(), await cached()]).toEqual([0, false]);
    const held = await page.evaluate(() => ({
      local: Object.keys(localStorage),
      tab: JSON.stringify({ ...sessionStorage }),
    }));
    expect(held.local.filter((name) => !LOOKS.includes(name))).toEqual([]);
    expect(held.tab).not.toMatch(/Interview 4|researcher|Ada/);
    await page.context().close();
  }, 120_000);
});
