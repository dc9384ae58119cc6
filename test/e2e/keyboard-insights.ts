import type { KeyboardUser } from './keyboard-only.ts';

export async function arrangesTheBoard(me: KeyboardUser): Promise<void> {
  await me.pressAt(me.page.getByRole('link', { name: 'Tag board' }));
  const card = me.page.getByRole('link', { name: 'Copies configs' });
  await me.tabTo(card);
  await me.faultless('tag board');
  await me.looksInto('menu of a tag', 'Space', me.item('Rename'));
  await me.tabTo(me.button(/^Color of/), 'Shift+Tab');
  await me.looksInto('colours', 'Enter', me.dialog());
  await me.pressAt(me.button('New group'));
  await me.write('Trust');
  await me.press('Enter');
  await me.page.getByRole('region', { name: 'Trust' }).waitFor();
  await me.tabTo(card, 'Shift+Tab');
  await me.press('Alt+ArrowRight');
  await me.page.getByRole('region', { name: 'Trust' }).getByRole('link', { name: 'Copies configs' }).waitFor();
  await me.faultless('moved, with the way back');
  await me.looksInto('tag', 'Enter', me.page.getByRole('heading', { level: 2, name: 'Copies configs' }));
}

/** Writes an insight with evidence. */
export async function writesAnInsight(me: KeyboardUser): Promise<void> {
  expect(await (await me.inPalette('getting st', /^Getting started/)).count()).toBe(1);
  await me.press('Enter');
  await me.pressAt(me.button('New insight'));
  await me.page.getByRole('textbox', { name: 'Title', exact: true }).and(me.page.locator(':focus')).waitFor();
  await me.write('Configs are copied');
  await me.press('Enter');
  await me.page.locator('.text[contenteditable=true]:focus').waitFor();
  await me.write('They copy before they read.');
  await me.press('Enter');
  await me.write('/copied');
  await me.page.getByRole('option', { name: /^I copied/ }).waitFor();
  await me.faultless('insert menu');
  await me.press('Enter');
  await me.page.locator('[data-evidence]').getByText('Talking with Jonas').waitFor();
  await me.page.locator('footer').getByText('Saved').waitFor();
  await me.faultless('evidence');
  await me.press('Escape');
  await me.heading('Configs are copied');
  await me.pressAt(me.button('Comments and highlights'));
  await me.faultless('panel of highlights put away or shown');
  await me.press('Enter');
}

/** Publishes the insight and returns its share link. */
export async function publishesAndShares(me: KeyboardUser): Promise<string> {
  await me.tabTo(me.button('Publish'));
  await me.press('Enter');
  await me.tabTo(me.dialog().getByRole('button', { name: 'Publish' }));
  await me.faultless('publish');
  await me.press('Enter');
  await me.button('Unpublish').waitFor();
  await me.dialog().waitFor({ state: 'detached' });
  await me.faultless('published');
  await me.pressAt(me.button('Share'));
  await me.pressAt(me.button('Create a link'));
  const link = await me.page.getByRole('textbox', { name: 'Address of the link' }).inputValue();
  await me.faultless('shared');
  await me.press('Escape');
  await me.dialog().waitFor({ state: 'detached' });
  return link;
}

/** Finds it in the palette and in search. */
export async function findsAgain(me: KeyboardUser): Promise<void> {
  await me.inPalette('they copy', /^Configs are copied/);
  await me.faultless('found');
  await me.press('Enter');
  await me.page.waitForURL(/\/insights\//);
  await me.dialog().waitFor({ state: 'detached' });
  await me.page.getByText('They copy before they read.').first().waitFor();
  await me.press('/');
  await me.page.getByRole('searchbox', { name: 'Search' }).waitFor();
  await me.write('collector');
  await me.page
    .getByRole('link', { name: /Talking with Jonas/ })
    .first()
    .waitFor();
  await me.faultless('search');
}
