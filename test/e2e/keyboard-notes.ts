import type { KeyboardUser } from './keyboard-only.ts';

const TRANSCRIPT = [
  '# Talking with Jonas',
  '### How the first week went',
  '**Jonas** (0:21): I copied the collector config from another team. It worked, and I never asked why.',
  '**Grace** (0:42): So I ask a colleague who knows, and I write it down in my own table.',
].join('\n\n');

const interview = (me: KeyboardUser) => me.page.getByRole('link', { name: /Talking with Jonas/ });
const selected = (me: KeyboardUser) => me.page.getByRole('toolbar', { name: 'Selected words' });

export async function imports(me: KeyboardUser): Promise<void> {
  await me.pressAt(me.button('Import').first());
  await me.tabTo(me.button('Choose files'));
  await me.faultless('import');
  await me
    .dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'jonas.md', mimeType: 'text/markdown', buffer: Buffer.from(TRANSCRIPT) });
  await me.button('Import 1 note').waitFor();
  await me.faultless('import of a file');
  await me.pressAt(me.button('Import 1 note'));
  await me.button('Done').waitFor();
  await me.faultless('imported');
  await me.pressAt(me.button('Done'));
  await me.pressAt(interview(me));
  await me.text().getByText('I copied the collector config').waitFor();
  await me.faultless('note');
}

/** Selects text with the arrow keys, highlights it and adds tags. */
export async function marks(me: KeyboardUser): Promise<void> {
  await me.press('s');
  await me.press('ArrowDown', 3);
  await me.press('Home');
  await me.press('Control+ArrowRight', 2);
  await me.press('Control+Shift+ArrowRight', 3);
  await selected(me).waitFor();
  await me.faultless('selected words');
  await me.press('h');
  await me
    .text()
    .locator('mark')
    .getByText(/^ask a colleague$/)
    .waitFor();
  await me.press('ArrowUp', 2);
  await me.press('Shift+ArrowRight', 4);
  await selected(me).waitFor();
  await me.press('Escape');
  await selected(me).waitFor({ state: 'detached' });
  await me.press('Home');
  await me.press('Control+Shift+ArrowRight', 2);
  await selected(me).waitFor();
  await me.press('t');
  await me.write('Copies configs');
  await me.page.getByRole('option', { name: /Copies configs/ }).waitFor();
  await me.faultless('tag picker');
  await me.press('Enter');
  await me
    .text()
    .locator('mark')
    .getByText(/^I copied$/)
    .waitFor();
  await me.press('Escape');
  await me.press('j');
  await me.looksInto('highlight', 'Enter', me.page.getByRole('dialog', { name: 'Highlight' }));
  await me.looksInto('keys of a note', '?', me.dialog().getByText('Highlight the selected words'));
  await me.pressAt(me.button('Highlights and tags'));
  await me.page.getByRole('tab', { name: 'Highlights 2' }).waitFor();
  await me.faultless('highlights of the note');
  await me.press('Enter');
  await me.leavePeek();
}

/** Edits the note and sees collaborators. */
export async function writes(me: KeyboardUser): Promise<void> {
  await me.pressAt(interview(me));
  await me.text().getByText('I copied the collector config').waitFor();
  await me.tabTo(me.text().getByRole('button', { name: 'Jonas' }));
  await me.looksInto('speaker', 'Enter', me.page.getByRole('dialog', { name: 'Speaker' }));
  await me.press('e');
  await me.page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await me.page.locator('.text[contenteditable=true]:focus').waitFor();
  await me.press('Control+End');
  await me.press('Enter');
  await me.write('And we never looked back.');
  await me.text().getByText('And we never looked back.').waitFor();
  await me.faultless('writing');
  await me.tabTo(me.button(/^Paragraph style/), 'Shift+Tab');
  await me.looksInto('kinds of paragraph', 'Enter', me.item('Heading 1'));
  await me.tabTo(me.button('Link'));
  await me.looksInto('link', 'Enter', me.page.getByRole('textbox', { name: 'Address' }));
  await me.tabTo(me.text());
  await me.press('Escape');
  await me.leavePeek();
}

/** Creates a note from the keyboard. */
export async function beginsANote(me: KeyboardUser): Promise<void> {
  await me.inPalette('getting st', /^Getting started/);
  await me.press('Enter');
  await me.pressAt(me.button('New note'));
  await me.page.getByRole('textbox', { name: 'Title', exact: true }).and(me.page.locator(':focus')).waitFor();
  await me.press('Enter');
  await me.page.locator('.text[contenteditable=true]:focus').waitFor();
  await me.write('A thought of my own.');
  await me.text().getByText('A thought of my own.').waitFor();
  await me.faultless('new note');
}
