import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../architecture/source-files.ts';
import { violations } from '../components/axe.ts';
import { until } from '../support/waiting.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

const FILES = [
  ['inaugural-address.mp4', 'video/mp4'],
  ['inaugural-address.json', 'application/json'],
] as const;

/** The words that are marked as spoken. Runs in the page. */
const spoken = () => [...(CSS.highlights.get('spoken-word') ?? [])].map(String);

describe('note with a recording', () => {
  let place: Workplace;
  let page: Page;
  let noteId: string;
  const playing = () =>
    page.evaluate(() => {
      const { paused, currentTime, readyState, networkState, error } = document.querySelector('video')!;
      return { paused, currentTime, readyState, networkState, error: error?.message };
    });
  const seconds = () => page.evaluate(() => document.querySelector('video')!.currentTime);

  beforeAll(async () => {
    place = await openWorkplace();
    const { id: projectId } = await place.ada.ask<{ id: string }>('POST', '/projects', { title: 'Speeches' });
    ({ id: noteId } = await place.ada.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, { title: 'Speech' }));
    page = await place.sitDown(place.ada);
    await page.goto(`${place.origin}/data/${noteId}`);
    const [fileId, transcriptFileId] = await Promise.all(
      FILES.map(([name, type]) =>
        page.evaluate(
          async ([path, file, mediaType, base64]) => {
            const form = new FormData();
            const bytes = Uint8Array.from(atob(base64!), (letter) => letter.charCodeAt(0));
            form.append('file', new File([bytes], file!, { type: mediaType! }));
            const headers = { 'Idempotency-Key': crypto.randomUUID() };
            const answer = await fetch(path!, { method: 'POST', headers, body: form });
            return ((await answer.json()) as { id: string }).id;
          },
          [
            `/api/v1/projects/${projectId}/files`,
            name,
            type,
            readFileSync(join(root, 'sample', name)).toString('base64'),
          ],
        ),
      ),
    );
    await place.ada.ask('POST', `/notes/${noteId}/files`, { fileId });
    await place.ada.ask('POST', `/notes/${noteId}/transcript`, { fileId, transcriptFileId, mode: 'ATTACH' });
    await place.ada.ask('POST', `/notes/${noteId}/highlights`, { quote: 'what your country can do for you' });
    const state = async () => (await place.ada.ask<{ state: string }>('GET', `/files/${fileId}/media`)).state;
    await until(async () => (await state()) === 'DONE', 120_000);
    await page.reload();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.locator('.text').getByText('fellow').waitFor();
  }, 180_000);
  afterAll(async () => {
    expect(place?.complaints).toEqual([]);
    await place?.close();
  }, 60_000);

  it('plays, and marks the word that is said', async () => {
    await until(async () => {
      const { paused, currentTime } = await playing();
      // On a busy machine, a key can come before the player takes keys.
      if (paused) await page.keyboard.press('Space');
      return currentTime > 1;
    }, 60_000).catch(async () => {
      throw new Error(`It does not play: ${JSON.stringify(await playing())}`);
    });
    await page.waitForFunction(() => String([...CSS.highlights.get('spoken-word')!][0]) === 'Americans:');
    await page.keyboard.press('k');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
  }, 120_000);

  it('goes to turns and highlights, and to the word that Alt presses', async () => {
    await page.keyboard.press('j');
    await eventually(seconds, 0);
    await page.keyboard.press(']');
    await eventually(seconds, 0.32);
    await page.keyboard.press(']');
    // One speaker is one turn; the highlight is the next stop.
    await eventually(seconds, 5.4);
    await eventually(() => page.evaluate(spoken), ['what']);
    await page
      .locator('.text')
      .getByText('not', { exact: true })
      .click({ modifiers: ['Alt'] });
    await eventually(seconds, 3.96);
    await eventually(() => page.evaluate(spoken), ['not']);
  });

  it('plays the seconds of a highlight from the list, and stops at their end', async () => {
    await page.getByRole('button', { name: 'Play “what your country can do for you”' }).click();
    await page.waitForFunction(() => document.querySelector('video')!.currentTime > 7.5);
    await page.getByRole('button', { name: 'Play “what your country can do for you”' }).waitFor();
    expect(await seconds()).toBeLessThan(8.2);
  });

  it('shows what is said as captions, by keyboard', async () => {
    await page.getByRole('button', { name: 'Larger picture' }).press('Enter');
    await page.getByRole('button', { name: 'Captions' }).press('Enter');
    const player = page.getByRole('region', { name: 'Recording inaugural-address.mp4' });
    await page.getByRole('slider', { name: 'Position' }).press('Home');
    await page.keyboard.press('l');
    await player.getByText('your country').waitFor();
    await page.getByRole('slider', { name: 'Position' }).press('Home');
    await player.getByText('your country').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Smaller picture' }).press('Enter');
  });
});
