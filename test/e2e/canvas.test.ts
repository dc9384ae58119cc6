import type { Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

const WORDS = [
  'never trust the number',
  'keep my own table',
  'ask a colleague first',
  'wait for the report',
  'check it twice',
];
interface Canvas {
  objects: { id: string; type: string; x: number; y: number; groupId?: string; title?: string }[];
}

describe('two members on one canvas', () => {
  let at: Workplace;
  let page: Page;
  let other: Page;
  let projectId: string;
  let canvasId: string;
  const ask = <Answer>(method: string, path: string, body?: unknown) => at.ada.ask<Answer>(method, path, body);
  const kept = () => ask<Canvas>('GET', `/canvases/${canvasId}`);
  const box = { id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f', type: 'text', x: 0, y: 0, width: 240, text: 'Who checks?' };
  const placeOn = (of: Page) =>
    of.evaluate(
      (id) => document.querySelector<HTMLElement>(`.react-flow__node[data-id="${id}"]`)?.style.transform,
      box.id,
    );

  beforeAll(async () => {
    at = await openWorkplace();
    projectId = (await ask<{ id: string }>('POST', '/projects', { title: 'Reports' })).id;
    const { id: noteId } = await ask<{ id: string }>('POST', `/projects/${projectId}/notes`, {
      title: 'Interview',
      markdown: WORDS.map((words) => `I ${words}.`).join('\n\n'),
    });
    for (const quote of WORDS) await ask('POST', `/notes/${noteId}/highlights`, { quote });
    canvasId = (await ask<{ id: string }>('POST', `/projects/${projectId}/canvases`, { title: 'Map' })).id;
    await ask('PATCH', `/canvases/${canvasId}`, { objects: [box] });
    [page, other] = [await at.sitDown(at.ada), await at.sitDown(at.ada)];
    for (const one of [page, other]) {
      await one.goto(`${at.origin}/projects/${projectId}/canvas/${canvasId}`);
      await one.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    }
  }, 180_000);
  afterAll(() => at.close(), 60_000);

  it('see each other, and a move with the keyboard alone', async () => {
    await page.mouse.move(700, 500);
    await page.mouse.move(720, 520);
    await other.locator('[class*="pointer"]').first().waitFor();
    const before = await placeOn(other);
    await page.locator(`.react-flow__node[data-id="${box.id}"]`).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+ArrowRight');
    await other.waitForFunction(
      ([id, was]) => document.querySelector<HTMLElement>(`.react-flow__node[data-id="${id}"]`)!.style.transform !== was,
      [box.id, before] as const,
    );
    expect((await kept()).objects[0]!.x).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
  }, 60_000);

  it('undo only their own steps', async () => {
    await other.getByRole('button', { name: 'Add a rectangle' }).click();
    await eventually(async () => (await kept()).objects.length, 2);
    await page.locator('.react-flow__node-rectangle').waitFor();
    await page.keyboard.press('Control+z');
    await eventually(
      async () => (await kept()).objects.map(({ type, x }) => [type, type === 'text' ? x : 0]),
      [
        ['text', 0],
        ['rectangle', 0],
      ],
    );
    await other.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.locator('.react-flow__node-rectangle').waitFor({ state: 'detached' });
  }, 60_000);

  it('accept proposed clusters in one step', async () => {
    await page.getByRole('button', { name: 'Cluster' }).click();
    await page.getByText(/groups of 5 highlights/).waitFor();
    await page.getByRole('button', { name: 'Accept all groups' }).click();
    await other.locator('.react-flow__node-area').first().waitFor();
    await page.getByRole('button', { name: 'Close the clusters' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await eventually(async () => (await kept()).objects.length, 1);
    expect(at.complaints).toEqual([]);
  }, 60_000);
});
