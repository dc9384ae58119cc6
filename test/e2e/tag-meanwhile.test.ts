import type { Locator, Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { select } from './select-words.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

interface Marked {
  text: string;
  tags: { title: string }[];
}

describe('highlight with tags', () => {
  let at: Workplace;
  let page: Page;
  let projectId: string;
  let noteId: string;
  let deliver = (): void => undefined;
  const known = async () =>
    (await at.ada.ask<{ items: Marked[] }>('GET', `/notes/${noteId}/highlights`)).items.map(({ text, tags }) => [
      text,
      ...tags.map(({ title }) => title),
    ]);

  beforeAll(async () => {
    at = await openWorkplace();
    projectId = (await at.ada.ask<{ id: string }>('POST', '/projects', { title: 'Dashboards' })).id;
    noteId = (
      await at.ada.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, {
        title: 'Interview 4',
        markdown: '**Ada** (0:21): I never trust the first number. Nor the second one. The third I check.',
      })
    ).id;
    page = await at.sitDown(at.ada);
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route(`**/api/v1/notes/${noteId}/highlights`, async (route) => {
      if (route.request().method() === 'POST') await delivered;
      await route.continue();
    });
    await page.goto(`${at.origin}/data/${noteId}`);
    await page.locator('.text').getByText('I never trust').waitFor();
  }, 180_000);
  afterAll(() => at.close(), 60_000);

  it('takes tags while it is being created, and keeps them', async () => {
    await select(page, 'the first number');
    await page.keyboard.press('h');
    await page.keyboard.press('t');
    for (const tag of ['Distrust', 'Numbers']) {
      await page.keyboard.type(tag);
      await page.keyboard.press('Enter');
      await page.getByRole('complementary', { name: 'Highlights and tags' }).getByText(tag).waitFor();
    }
    await page.keyboard.press('Escape');
    expect(await known()).toEqual([]);
    deliver();
    await eventually(
      async () => (await known()).map(([words, ...tags]) => [words, ...tags.sort()]),
      [['the first number', 'Distrust', 'Numbers']],
    );
    await page.getByText('Tagged Numbers').waitFor();
    expect(
      (
        await at.ada.ask<{ items: { groups: { tags: unknown[] }[] }[] }>('GET', `/projects/${projectId}/tag-boards`)
      ).items.map(({ groups }) => groups.map(({ tags }) => tags.length)),
    ).toEqual([[2]]);
    expect(at.complaints).toEqual([]);
  }, 60_000);

  it('gets a new tag once, even if requested again before it exists', async () => {
    let make = (): void => undefined;
    const wanted = new Promise<void>((resolve) => {
      make = resolve;
    });
    await page.route('**/api/v1/projects/*/tags', async (route) => {
      await wanted;
      await route.continue();
    });
    const tags = async () =>
      (
        await at.ada.ask<{ items: { groups: { tags: { title: string }[] }[] }[] }>(
          'GET',
          `/projects/${projectId}/tag-boards`,
        )
      ).items.flatMap(({ groups }) => groups.flatMap(({ tags: all }) => all.map(({ title }) => title)));
    for (const words of ['second one', 'third', 'I check']) {
      await select(page, words);
      await page.keyboard.press('t');
      await page.getByRole('combobox', { name: 'Tag' }).fill('Checks');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: 'Tag' }).waitFor({ state: 'hidden' });
    }
    make();
    await eventually(
      async () =>
        (await known())
          .filter(([, tag]) => tag === 'Checks')
          .map(([words]) => words)
          .sort(),
      ['I check', 'second one', 'third'],
    );
    expect((await tags()).sort()).toEqual(['Checks', 'Distrust', 'Numbers']);
  }, 60_000);

  it('shows its tags next to the text while a tag is open in a peek, under no panel', async () => {
    const { items } = await at.ada.ask<{ items: { tags: { id: string; title: string }[] }[] }>(
      'GET',
      `/notes/${noteId}/highlights`,
    );
    await page.goto(`${at.origin}/data/${noteId}?peek=tag:${items[0]!.tags[0]!.id}`);
    const peek = page.getByRole('complementary', { name: items[0]!.tags[0]!.title });
    await peek.getByText('the first number').waitFor();
    const left = (await peek.boundingBox())!.x;
    const within = async (what: Locator): Promise<boolean> => {
      await what.waitFor();
      const { x, width } = (await what.boundingBox())!;
      return x + width <= left;
    };
    expect(await within(page.getByRole('main').getByRole('button', { name: /Distrust|Numbers/ }))).toBe(true);
    await page.getByRole('button', { name: 'Highlights and tags' }).click();
    expect(await within(page.getByRole('complementary', { name: 'Highlights and tags' }))).toBe(true);
    expect(await violations(page)).toEqual([]);
  }, 60_000);

  it.each([1280, 1366, 1440])(
    'shows its tags between text and list on a screen of %d px, and the list moves no text',
    async (width) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${at.origin}/data/${noteId}`);
      const panel = page.getByRole('complementary', { name: 'Highlights and tags' });
      const chip = page
        .getByRole('main')
        .getByRole('button', { name: /^Distrust|^Numbers/ })
        .first();
      const places = async () => {
        const [{ x: chips, width: wide }, words] = [
          (await chip.boundingBox())!,
          (await page.locator('.text').boundingBox())!,
        ];
        return { chips, end: chips + wide, words: words.x + words.width, size: [words.width, words.height] };
      };
      await panel.waitFor();
      await chip.waitFor();
      await page.evaluate(() => document.fonts.ready);
      const open = await places();
      expect(open.words).toBeLessThanOrEqual(open.chips);
      expect(open.end).toBeLessThanOrEqual((await panel.boundingBox())!.x);
      await page.getByRole('button', { name: 'Highlights and tags' }).click();
      await panel.waitFor({ state: 'detached' });
      expect((await places()).size).toEqual(open.size);
      await page.getByRole('button', { name: 'Highlights and tags' }).click();
    },
    60_000,
  );

  it.each([820, 1024])(
    'shows its tags next to the text or in the list on a screen of %d px, as last chosen',
    async (width) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${at.origin}/data/${noteId}`);
      const button = page.getByRole('button', { name: 'Highlights and tags', exact: true });
      const panel = page.getByRole('complementary', { name: 'Highlights and tags' });
      const chip = page
        .getByRole('main')
        .getByRole('button', { name: /^Distrust|^Numbers/ })
        .first();
      await chip.waitFor();
      expect(await panel.count()).toBe(0);
      expect((await chip.boundingBox())!.x).toBeGreaterThanOrEqual(
        await page.locator('.text').evaluate((text) => text.getBoundingClientRect().right),
      );
      await button.click();
      await panel
        .getByText(/Distrust|Numbers/)
        .first()
        .waitFor();
      await page.reload();
      await panel
        .getByText(/Distrust|Numbers/)
        .first()
        .waitFor();
      await button.click();
      await panel.waitFor({ state: 'detached' });
      await page.setViewportSize({ width: 1440, height: 800 });
      await panel.waitFor();
    },
    60_000,
  );
});
