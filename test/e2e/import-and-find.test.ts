import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { drop } from './drop-files.ts';
import { type Workplace, openWorkplace } from './workplace.ts';

const root = join(import.meta.dirname, '../..');
const FILES = [
  'test/fixtures/imports/subsrt/sample.vtt',
  'sample/testing-with-traces.md',
  'test/fixtures/imports/csvkit/test_latin1.csv',
  'test/fixtures/imports/csvkit/null_byte.csv',
].map((path) => join(root, path));

describe('member with own files', () => {
  let at: Workplace;
  let page: Page;

  beforeAll(async () => {
    at = await openWorkplace();
    page = await at.sitDown(at.ada);
    await page.goto(`${at.origin}/projects/new`);
  }, 120_000);
  afterAll(() => at?.close(), 60_000);

  const dialog = () => page.getByRole('dialog', { name: /^Import into/ });
  const line = (name: string) => dialog().getByRole('listitem').filter({ hasText: name });
  const imports = () => page.getByRole('region', { name: 'Imports', exact: true });
  const faultless = async () => expect(await violations(page)).toEqual([]);

  it('creates a project and drops files, each with a preview', async () => {
    await page.getByRole('textbox').first().fill('Why people leave');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Why people leave' }).waitFor();
    await page.getByRole('button', { name: 'Import', exact: true }).first().waitFor();
    await drop(page, FILES.slice(0, 2));
    await dialog().waitFor();
    await drop(page, FILES.slice(2));
    await line('sample.vtt').getByText('Note from WebVTT').waitFor();
    await line('testing-with-traces.md')
      .getByText(/^Interview, \d+ speakers$/)
      .waitFor();
    await line('test_latin1.csv')
      .getByText(/^Table, \d rows?$/)
      .waitFor();
    await line('null_byte.csv').getByText('The file contains NUL characters').waitFor();
    await dialog()
      .getByText(/\d being read/)
      .waitFor({ state: 'detached' });
    await faultless();
  });

  it('previews the columns of a table and a note, and excludes the refused file', async () => {
    await line('test_latin1.csv').getByRole('button', { name: 'Columns of test_latin1.csv' }).click();
    await page.getByRole('combobox', { name: 'What b becomes' }).selectOption({ label: 'Title' });
    await page.getByRole('combobox', { name: 'What c becomes' }).selectOption({ label: 'Text' });
    const sample = page.getByRole('region', { name: 'How a note will look' });
    await sample.getByRole('heading', { name: '2' }).waitFor();
    await sample.getByRole('button', { name: 'Next row' }).click();
    await sample.getByRole('heading', { name: '5' }).waitFor();
    await sample.getByText('©').waitFor();
    await faultless();
    await page.getByRole('button', { name: 'Remove null_byte.csv' }).click();
  });

  it('imports with the report in the same window, reloads, and finds the report', async () => {
    await dialog()
      .getByRole('button', { name: /^Import \d+ notes$/ })
      .click();
    await page.getByRole('button', { name: 'Done' }).waitFor();
    expect(await imports().count()).toBe(0);
    await faultless();
    await page.reload();
    await imports()
      .getByText(/^\d notes created$/)
      .waitFor();
    // Hovering keeps it open.
    await imports().hover();
    await faultless();
    await imports().getByRole('button', { name: 'Report' }).click();
    await page.getByRole('region', { name: 'sample.vtt' }).getByText('1 note created').waitFor();
    await faultless();
  });

  it('opens a note from the report and closes the card', async () => {
    await page.getByRole('region', { name: 'testing-with-traces.md' }).getByRole('link').first().click();
    await imports().hover();
    await page.waitForURL(/peek=note:/);
    await page
      .getByRole('complementary')
      .getByRole('heading', { level: 2 })
      .filter({ hasText: /\S/ })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await imports()
      .getByRole('button', { name: /^Dismiss/ })
      .click();
    await imports().waitFor({ state: 'detached' });
  });

  it('finds a phrase by keyboard only, and opens it at the text', async () => {
    await page.locator('#main').focus();
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Search' }).waitFor();
    await page.keyboard.type('"Alice Miller" joh');
    await page.waitForURL(/#q=%22Alice\+Miller%22\+joh$/);
    await page
      .getByRole('link', { name: /sample/ })
      .locator('mark', { hasText: 'Alice' })
      .waitFor();
    await faultless();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/peek=note:[\w-]+\.at-\d+-\d+/);
    await page.getByRole('complementary').getByText('my name is Alice Miller').waitFor();
    expect(page.url()).toMatch(/\/search\?peek=.*#q=%22Alice\+Miller%22\+joh$/);
  });

  it('recognizes the same file when it is added again', async () => {
    await page.goto(`${page.url().split('/search')[0]}/projects/all-projects`);
    await page
      .getByRole('link', { name: /Why people leave/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Import', exact: true }).first().waitFor();
    await page.evaluate(
      (text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'again.vtt'));
        document.body.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      readFileSync(FILES[0]!, 'utf8'),
    );
    await dialog().getByRole('button', { name: 'Import 1 note' }).click();
    await dialog().getByText('1 already here').first().waitFor();
    await dialog().getByRole('button', { name: 'Done' }).click();
    await dialog().waitFor({ state: 'detached' });
    expect(await imports().count()).toBe(0);
    expect(at.complaints).toEqual([]);
  });
});
