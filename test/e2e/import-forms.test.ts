import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../architecture/source-files.ts';
import { violations } from '../components/axe.ts';
import { drop } from './drop-files.ts';
import { type Workplace, openWorkplace } from './workplace.ts';

const SAID = ['How did you start?', 'We tried it in spring.', 'And the car?', 'It was fine.'];
const odd = SAID.map((text, at) => `~${at}~ ${at % 2 ? 'Tom' : 'Dana'} says / ${text}`).join('\n');

describe('texts in a form of their own, and transcripts of recordings', () => {
  let at: Workplace;
  let page: Page;
  let projectId: string;
  const folder = mkdtempSync(join(tmpdir(), 'evident-forms-'));

  beforeAll(async () => {
    at = await openWorkplace();
    page = await at.sitDown(at.ada);
    ({ id: projectId } = await at.ada.ask<{ id: string }>('POST', '/projects', { title: 'Commuters' }));
    await page.goto(`${at.origin}/projects/${projectId}`);
    await page.getByRole('button', { name: 'Import', exact: true }).first().waitFor();
  }, 120_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await at?.close();
  }, 60_000);

  const dialog = () => page.getByRole('dialog', { name: /^Import into/ });
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it('shows how turns were understood, and reads a described form for all texts', async () => {
    await drop(page, [file('one.txt', odd), file('two.txt', odd)]);
    const line = (name: string) => dialog().getByRole('listitem').filter({ hasText: name });
    await line('two.txt').getByText('Note from Plain text').waitFor();
    await page.getByRole('button', { name: 'Preview of one.txt' }).click();
    await page.getByRole('combobox', { name: 'Turns begin like' }).selectOption({ label: 'Describe…' });
    const form = page.getByRole('textbox', { name: 'The form' });
    await form.fill('');
    await form.pressSequentially('~{{number}~ {{name} says / {{text}'.replaceAll('{{', '{'), { delay: 20 });
    await page.getByRole('button', { name: 'Use this form' }).click();
    const turns = page.getByRole('list', { name: 'First turns' }).getByRole('listitem');
    await turns.nth(1).getByText('We tried it in spring.').waitFor();
    await turns.nth(1).getByText('Tom').waitFor();
    await page.getByRole('button', { name: 'Use for all texts' }).click();
    await line('two.txt').getByText('Interview, 2 speakers').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    const leave = page.getByRole('button', { name: /Discard|Leave/ });
    if (await leave.isVisible()) await leave.click();
    await dialog().waitFor({ state: 'detached' });
  });

  it('adds a transcript to the note of the recording with its name', async () => {
    await drop(
      page,
      ['inaugural-address.mp4', 'inaugural-address.json'].map((name) => join(root, 'sample', name)),
    );
    await page.getByText('New note in Commuters, with “inaugural-address.json”').waitFor();
    const { items } = await at.ada.ask<{ items: { id: string; title: string }[] }>(
      'GET',
      `/projects/${projectId}/notes`,
    );
    const note = items.find(({ title }) => title.startsWith('inaugural-address'));
    const { text } = await at.ada.ask<{ text: string }>('GET', `/notes/${note!.id}/content`);
    expect(text).toContain('ask not what your country can do for you');
  });
});
