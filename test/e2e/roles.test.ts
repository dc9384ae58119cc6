import type { Locator, Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { type Newcomer, colleagueAt } from '../support/newcomer.ts';
import { select } from './select-words.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

const INTERVIEW =
  'An introduction.\n\n**Ada** (0:21): I never trust the first number. Somebody always changed the filter before the meeting.\n\n**Grace** (0:42): So I ask a colleague who knows.';

interface Marked {
  text: string;
  anchor: string;
  lost: boolean;
  start: number;
  createdByName: string;
  tags: { title: string }[];
}

describe('members without full permissions', () => {
  let at: Workplace;
  let vera: Newcomer;
  let mark: Newcomer;
  let openProject: string;
  let markupProject: string;
  let closedProject: string;

  const make = async (path: string, body: object) => (await at.ada.ask<{ id: string }>('POST', path, body)).id;
  const faultless = async (page: Page) => expect(await violations(page)).toEqual([]);
  /** Asserts that a control is visible, disabled and has an accessible reason. */
  const refuses = async (control: Locator, reason: string) => {
    await control.waitFor();
    await eventually(
      () =>
        control.evaluate((element) => [
          element.getAttribute('aria-disabled'),
          document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
        ]),
      ['true', reason],
    );
  };
  const project = async (title: string): Promise<{ projectId: string; noteId: string }> => {
    const projectId = await make('/projects', { title, private: title !== 'Open to all' });
    const board = await make(`/projects/${projectId}/tag-boards`, { title: 'Themes' });
    await make(`/tag-groups/${await make(`/tag-boards/${board}/groups`, { title: 'Trust' })}/tags`, {
      title: 'Checks twice',
    });
    return {
      projectId,
      noteId: await make(`/projects/${projectId}/notes`, { title: 'Interview 4', markdown: INTERVIEW }),
    };
  };
  let openNote: string;
  let markupNote: string;

  beforeAll(async () => {
    at = await openWorkplace();
    vera = await colleagueAt(at.product.url, at.dataFolder, at.ada, 'vera', 'VIEWER');
    mark = await colleagueAt(at.product.url, at.dataFolder, at.ada, 'mark', 'CONTRIBUTOR');
    ({ projectId: openProject, noteId: openNote } = await project('Open to all'));
    ({ projectId: markupProject, noteId: markupNote } = await project('For marking up'));
    await at.ada.ask('PUT', `/projects/${markupProject}/access`, { kind: 'special', id: 'markup', level: 'READ' });
    ({ projectId: closedProject } = await project('Layoffs'));
  }, 180_000);
  afterAll(() => at.close(), 60_000);

  describe('viewer', () => {
    let page: Page;
    beforeAll(async () => {
      page = await at.sitDown(vera);
    });

    it('reads a note, without the edits that a viewer never makes', async () => {
      await page.goto(`${at.origin}/data/${openNote}`);
      await page.locator('.text').getByText('I never trust').waitFor();
      for (const name of ['Edit', 'Share'])
        await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
      await faultless(page);
      await page.keyboard.press('e');
      await page.getByText('This note can’t be edited').waitFor();
      await page.keyboard.type('Smuggled');
      expect(await page.locator('.text').innerText()).not.toContain('Smuggled');
      await select(page, 'the first number');
      await refuses(
        page.getByRole('toolbar', { name: 'Selected words' }).getByRole('button', { name: /Highlight/ }),
        'Viewers cannot highlight or tag in this project',
      );
      await page.keyboard.press('h');
      await page.getByText('The words were not highlighted').waitFor();
      expect((await at.ada.ask<{ items: unknown[] }>('GET', `/notes/${openNote}/highlights`)).items).toEqual([]);
    }, 60_000);

    it('sees an empty state in an empty insight instead of a prompt to write', async () => {
      await page.goto(
        `${at.origin}/insights/${await make(`/projects/${openProject}/insights`, { title: 'Trust divides' })}`,
      );
      await eventually(
        () => page.locator('.text > p').evaluate((line) => getComputedStyle(line, '::before').content),
        '"Nothing is written here yet."',
      );
    }, 60_000);

    it('sees the project and its tags, without the edits that a viewer never makes', async () => {
      await page.goto(`${at.origin}/projects/${openProject}`);
      await page.getByRole('link', { name: /Interview 4/ }).waitFor();
      for (const name of ['Import', 'New note', 'New insight', 'Share'])
        await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
      await faultless(page);
      await page.goto(`${at.origin}/projects/${openProject}/tags`);
      await page.getByRole('link', { name: 'Checks twice' }).waitFor();
      await page.getByRole('button', { name: /New group|Add a tag/ }).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Checks twice' }).focus();
      await page.keyboard.press('Delete');
      await page.getByText('Viewers cannot edit').last().waitFor();
      await page.keyboard.press('Space');
      await page.getByRole('menuitem').first().waitFor();
      expect(await page.getByRole('menuitem', { name: /Rename|Delete/ }).count()).toBe(0);
      await faultless(page);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Checks twice' }).waitFor();
      await page.goto(`${at.origin}/projects`);
      await page.getByRole('main').getByRole('link', { name: 'Open to all' }).first().waitFor();
      await page.getByRole('link', { name: 'New project' }).waitFor({ state: 'detached' });
    }, 60_000);

    it('sees who has access, and who can change it', async () => {
      await page.goto(`${at.origin}/projects/${openProject}/settings/access`);
      await page.getByText('Members with full access can change who has access.', { exact: false }).waitFor();
      expect(
        await page
          .getByRole('checkbox')
          .evaluateAll((boxes) => boxes.every((box) => (box as HTMLInputElement).disabled)),
      ).toBe(true);
      await faultless(page);
    }, 60_000);
  });

  describe.each([
    ['a viewer', () => vera],
    ['a contributor', () => mark],
  ] as const)('%s where everyone may highlight', (_, who) => {
    let page: Page;
    let author: Page;
    let text: string;
    const written = () => page.locator('.text');
    const marked = async () =>
      (await at.ada.ask<{ items: Marked[] }>('GET', `/notes/${markupNote}/highlights`)).items.filter(
        ({ createdByName }) => createdByName === (who() === vera ? 'vera' : 'mark'),
      );
    const known = async () =>
      (await marked()).map(({ text: words, anchor, lost, tags }) => [
        words,
        anchor,
        lost,
        ...tags.map(({ title }) => title),
      ]);
    const words = async () => (await at.ada.ask<{ text: string }>('GET', `/notes/${markupNote}/content`)).text;

    beforeAll(async () => {
      page = await at.sitDown(who());
      text = who() === vera ? 'the first number' : 'ask a colleague';
      await page.goto(`${at.origin}/data/${markupNote}`);
      await written().getByText('I never trust').waitFor();
    }, 60_000);

    it('highlights and applies existing tags, without changing the note', async () => {
      const before = await at.ada.ask<{ version: number }>('GET', `/notes/${markupNote}/content`);
      await page.getByRole('status').filter({ hasText: 'You can highlight and tag.' }).waitFor();
      await select(page, text);
      await page.keyboard.press('h');
      await eventually(known, [[text, 'beside', false]]);
      await written().locator('[data-highlight]', { hasText: text }).first().waitFor();
      await select(page, text);
      await page.keyboard.press('t');
      await page.keyboard.type('A new one');
      await page
        .getByText(who() === vera ? 'Viewers cannot edit' : 'You don’t have edit permissions in this project')
        .last()
        .waitFor();
      expect(await page.getByRole('option').count()).toBe(0);
      await faultless(page);
      for (let letter = 0; letter < 'A new one'.length; letter += 1) await page.keyboard.press('Backspace');
      await page.keyboard.type('checks');
      for (const key of ['Enter', 'Escape']) await page.keyboard.press(key);
      await eventually(known, [
        [text, 'beside', false],
        [text, 'beside', false, 'Checks twice'],
      ]);
      expect(await at.ada.ask('GET', `/notes/${markupNote}/content`)).toEqual(before);
      await faultless(page);
    }, 60_000);

    it('keeps highlights in place while the author writes above them, on both screens', async () => {
      author = await at.sitDown(at.ada);
      await author.goto(`${at.origin}/data/${markupNote}`);
      await author.locator('.text [data-highlight]', { hasText: text }).first().waitFor();
      const starts = (await marked()).map(({ start }) => start);
      await author.keyboard.press('e');
      await author.locator('.text').getByText('An introduction.').click();
      await author.keyboard.press('Home');
      await author.keyboard.type('Written above. ');
      await author.getByText('Saved', { exact: true }).waitFor();
      await eventually(async () => (await words()).startsWith('Written above. '), true);
      await eventually(
        async () => (await marked()).map(({ start }) => start),
        starts.map((start) => start + 'Written above. '.length),
      );
      for (const each of [page, author]) {
        await each.locator('.text').getByText('Written above.').first().waitFor();
        await eventually(
          async () => [
            ...new Set(await each.locator('.text [data-highlight]').filter({ hasText: text }).allInnerTexts()),
          ],
          [text],
        );
      }
      await author.context().close();
    }, 60_000);

    it('undoes their own highlights', async () => {
      await written().locator('[data-highlight]', { hasText: text }).first().click();
      await page.getByRole('dialog', { name: 'Highlight' }).getByRole('button', { name: 'Remove highlight' }).click();
      await eventually(async () => (await known()).length, 1);
    }, 60_000);
  });

  describe('member without access', () => {
    let page: Page;
    beforeAll(async () => {
      page = await at.sitDown(mark, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    });

    it('sees the same message as for a project that never existed, and requests access', async () => {
      const refused = async (projectId: string): Promise<string> => {
        await page.goto(`${at.origin}/projects/${projectId}`);
        await page.getByText('This project is not here for you').waitFor();
        return (await page.locator('main').innerText()).trim();
      };
      const never = await refused('0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f');
      expect(await refused(closedProject)).toBe(never);
      expect(await page.content()).not.toContain('Layoffs');
      await faultless(page);
      await page.getByLabel('I want to edit it').check();
      await page.getByLabel('Your message').fill('I write the report.');
      await page.getByRole('button', { name: 'Ask for access' }).click();
      await page.getByText('Your request is on its way').waitFor();
      await faultless(page);
    }, 60_000);

    it('is admitted by a manager, and sees the project without a reload', async () => {
      const manager = await at.sitDown(at.ada);
      await manager.goto(`${at.origin}/projects/${closedProject}/settings/access`);
      const request = manager.getByRole('region', { name: 'Requests for access' });
      await request.getByText('I write the report.').waitFor();
      await faultless(manager);
      await request.getByRole('button', { name: 'Grant' }).click();
      await manager.getByText('mark can now edit it').waitFor();
      await page.getByRole('heading', { name: 'Layoffs' }).first().waitFor();
      await faultless(page);
      await page.getByRole('button', { name: 'Import', exact: true }).waitFor();
      await eventually(
        () => page.getByRole('button', { name: 'Import', exact: true }).getAttribute('aria-disabled'),
        null,
      );
      await manager.context().close();
      expect(at.complaints).toEqual([]);
    }, 60_000);
  });
});
