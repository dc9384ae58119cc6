import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import { type Newcomer, newcomerAt } from '../support/newcomer.ts';
import { type Product, dataFolder, startProduct } from '../support/product.ts';
import { select } from './select-words.ts';

const MARKDOWN = ['**Ada** (0:21): I never trust the first number.', 'A note of the researcher.'].join('\n\n');
const RECONNECTED_WITHIN_MS = 40_000;

describe('unsaved edits', () => {
  const folder = dataFolder();
  const complaints: string[] = [];
  let product: Product;
  let browser: Browser;
  let ada: Newcomer;
  let projectId: string;
  let noteId: string;
  let page: Page;

  const origin = () => product.url.replace('//localhost', `//${ada.subdomain}.localhost`);
  const text = () => page.locator('.text');
  const footer = () => page.locator('footer');
  const content = async () => (await ada.ask<{ text: string }>('GET', `/notes/${noteId}/content`)).text;
  const writeAtEnd = async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await text().getByText('A note of the researcher.').click();
    await page.keyboard.press('End');
  };

  beforeAll(async () => {
    [product, browser] = await Promise.all([
      startProduct({ EVIDENT_DATA_DIR: folder.path, EVIDENT_SAMPLE: 'off' }),
      launchChromium(),
    ]);
    ada = await newcomerAt(product.url, folder.path);
    projectId = (await ada.ask<{ id: string }>('POST', '/projects', { title: 'Dashboards' })).id;
  }, 120_000);
  beforeEach(async () => {
    noteId = (
      await ada.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, {
        title: 'Interview 4',
        markdown: MARKDOWN,
      })
    ).id;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const [name, ...value] = ada.session.split('=');
    await context.addCookies([{ name: name!, value: value.join('='), url: origin() }]);
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterEach(() => page.context().close());
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await folder.remove();
    expect(complaints).toEqual([]);
  }, 60_000);

  it('survive navigation, and are saved when the server is back', async () => {
    await page.goto(`${origin()}/data/${noteId}`);
    await text().getByText('A note of the researcher.').waitFor();
    await page.getByRole('link', { name: 'Dashboards' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Dashboards' }).waitFor();
    await page.goBack();
    await text().getByText('A note of the researcher.').waitFor();
    await writeAtEnd();
    await product.kill();
    await page.keyboard.type(' Typed while nobody was there.');
    await select(page, 'never trust');
    await page.keyboard.press('Control+Shift+h');
    await footer()
      .getByText(/kept on this device/)
      .waitFor();

    await page.getByRole('link', { name: 'Dashboards' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Dashboards' }).waitFor();
    expect(await footer().innerText()).toMatch(/kept on this device/);
    // Exceeds the timeout of a slow connection.
    await page.waitForTimeout(6_000);
    // Closing the page loses nothing, so it does not ask.
    expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(true);
    await page.goBack();
    await text().getByText('Typed while nobody was there.').waitFor();
    await page.getByRole('link', { name: 'Dashboards' }).first().click();

    product = await startProduct({
      EVIDENT_DATA_DIR: folder.path,
      EVIDENT_SAMPLE: 'off',
      PORT: new URL(product.url).port,
    });
    await footer()
      .getByText(/kept on this|Saving/)
      .waitFor({ state: 'detached', timeout: RECONNECTED_WITHIN_MS });
    expect(await content()).toContain('A note of the researcher. Typed while nobody was there.');
    expect(
      (await ada.ask<{ items: { text: string }[] }>('GET', `/notes/${noteId}/highlights`)).items.map((one) => one.text),
    ).toEqual(['never trust']);
    expect(await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(true);
  }, 120_000);

  it('keep caret and undo when another member renames the note', async () => {
    await page.goto(`${origin()}/data/${noteId}`);
    await text().getByText('A note of the researcher.').waitFor();
    await writeAtEnd();
    await page.keyboard.type(' One');
    await ada.ask('PATCH', `/notes/${noteId}`, { title: 'Interview 5' });
    await page.getByRole('textbox', { name: 'Text of Interview 5' }).waitFor();
    await page.keyboard.type(' two');
    expect(await text().innerText()).toContain('A note of the researcher. One two');
    // Undo groups edits within half a second; later ones are undone one by one.
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await text().innerText()).not.toContain('One');
  }, 60_000);

  it('stay visible after losing write access, with the reason', async () => {
    // Prevents the page from receiving the change.
    await page.route('**/api/v1/changes', (route) => route.abort());
    await page.goto(`${origin()}/data/${noteId}`);
    await text().getByText('A note of the researcher.').waitFor();
    await writeAtEnd();
    await ada.ask('PATCH', `/notes/${noteId}`, { archived: true });
    await page.keyboard.type(' Too late.');
    await page.getByText(/Your last edits are not saved/).waitFor();
    await footer()
      .getByText(/would not take it/)
      .waitFor();
    expect(await text().innerText()).toContain('A note of the researcher. Too late.');
    expect(await text().getAttribute('role')).toBe('document');
    expect(await content()).not.toContain('Too late.');
  }, 60_000);
});
