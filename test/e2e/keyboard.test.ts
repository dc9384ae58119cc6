import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { PASSWORD } from '../support/newcomer.ts';
import { arrangesTheBoard, findsAgain, publishesAndShares, writesAnInsight } from './keyboard-insights.ts';
import { beginsANote, imports, marks, writes } from './keyboard-notes.ts';
import { type KeyboardUser, keyboardOnly } from './keyboard-only.ts';
import { type Workplace, openWorkplace } from './workplace.ts';

describe.each([
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 390, height: 844 },
] as const)('keyboard-only user, in the $colorScheme theme at $width px', ({ colorScheme, width, height }) => {
  const drawer = width < 600;
  let at: Workplace;
  let page: Page;
  let me: KeyboardUser;

  beforeAll(async () => {
    at = await openWorkplace();
    page = await at.visit({ viewport: { width, height }, colorScheme });
    me = keyboardOnly(page);
  });
  afterAll(() => at?.close(), 60_000);

  it('signs in', async () => {
    await page.goto(at.product.url);
    await me.heading('Sign in');
    await me.write(at.ada.email);
    await me.tabTo(page.getByLabel('Password', { exact: true }));
    await me.write(PASSWORD);
    await me.faultless('sign in');
    await me.press('Enter');
    await me.heading('Home');
    await me.faultless('home');
  });

  it('creates a project from the palette, which keeps early key presses', async () => {
    let come = () => {};
    const typed = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/\/assets\/command-palette-/, async (route) => {
      await typed;
      await route.continue();
    });
    await me.press('Control+k');
    await me.write('new prokect');
    await me.press('Backspace', 4);
    await me.write('ject');
    come();
    await page.getByRole('option', { name: /^New project/, selected: true }).waitFor();
    await me.faultless('palette');
    await me.press('Enter');
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    await me.write('Getting started');
    await me.faultless('new project');
    await me.press('Enter');
    await me.heading('Getting started');
    await me.button('Import').first().waitFor();
    await me.faultless('empty project');
  });

  it('opens the menus and the list of keys', async () => {
    if (drawer) await me.pressAt(me.button(/sidebar|menu/i).first());
    await me.tabTo(me.button("ada's research"));
    await me.looksInto('workspace menu', 'Enter', me.item('Invite people'));
    await me.tabTo(page.getByRole('navigation', { name: 'Workspace' }).getByRole('button', { name: /^ada/ }).last());
    await me.looksInto('user menu', 'Enter', page.getByRole('menuitemradio', { name: 'Dark' }));
    if (drawer) await me.press('Escape');
    await me.tabTo(me.button('More'));
    await me.looksInto('project menu', 'Enter', me.item('Archive'));
    await me.looksInto('keys', '?', me.dialog().getByText('Do or find anything'));
  });

  it('imports a transcript', () => imports(me));

  it('selects text with the arrows, highlights it and adds tags', () => marks(me));

  it('edits the note and sees collaborators', () => writes(me));

  it('arranges the tag board', () => arrangesTheBoard(me));

  it('writes an insight with evidence', () => writesAnInsight(me));

  it('publishes it and shares it with a visitor', async () => {
    const visitor = await at.visit({ viewport: { width, height }, colorScheme });
    await visitor.goto(await publishesAndShares(me));
    await visitor.getByText('They copy before they read.').waitFor();
    expect(await violations(visitor)).toEqual([]);
    await visitor.context().close();
  });

  it('finds it in the palette and in search', () => findsAgain(me));

  it('creates a note by key', () => beginsANote(me));

  it('saw no error and no axe violation', () => {
    expect(me.faults).toEqual({});
    expect(at.complaints).toEqual([]);
  });
});
