import type { CDPSession, Page } from 'playwright-core';
import { violations } from '../components/axe.ts';
import { type Workplace, eventually, openWorkplace } from './workplace.ts';

const TURNS = Array.from(
  { length: 24 },
  (_, at) =>
    `**Ada** (${at}:21): In week ${at} I asked a colleague about the number, and wrote down what she said in a table of my own, because the page had changed again.`,
);
const LAST = 'In week 23 I asked a colleague';
const KEYBOARD = 330;
const PHONE = { width: 390, height: 844 };

interface Words {
  left: number;
  top: number;
  bottom: number;
}

describe('reader on a phone', () => {
  let place: Workplace;
  let page: Page;
  let finger: CDPSession;
  let noteId: string;
  const marks = async () =>
    (
      await place.ada.ask<{ items: { text: string; tags: { title: string }[] }[] }>(
        'GET',
        `/notes/${noteId}/highlights`,
      )
    ).items.map(({ text, tags }) => [text, ...tags.map(({ title }) => title)]);
  const panel = () => page.getByRole('complementary', { name: 'Highlights and tags' });
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    ...points: { x: number; y: number }[]
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const bottomOf = async (name: string) => {
    const box = await page.getByRole('dialog', { name }).boundingBox();
    return box ? box.y + box.height : null;
  };

  /** Simulates a long press: touch down, system selection, touch cancel. */
  async function longPress(words: string): Promise<Words> {
    const found = await page.evaluate((wanted) => {
      const walker = document.createTreeWalker(document.querySelector('.text')!, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() && !(walker.currentNode as Text).data.includes(wanted));
      walker.currentNode.parentElement!.scrollIntoView({ block: 'center' });
      const range = document.createRange();
      const start = (walker.currentNode as Text).data.indexOf(wanted);
      range.setStart(walker.currentNode, start);
      range.setEnd(walker.currentNode, start + wanted.length);
      Object.assign(window, { pressed: range });
      const { left, top, bottom } = range.getBoundingClientRect();
      return { left, top, bottom };
    }, words);
    await touch('touchStart', { x: found.left + 20, y: found.top + 10 });
    await page.evaluate(() => {
      const range = (window as unknown as { pressed: Range }).pressed;
      getSelection()!.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
    });
    await touch('touchCancel');
    return found;
  }

  beforeAll(async () => {
    place = await openWorkplace();
    const projectId = (await place.ada.ask<{ id: string }>('POST', '/projects', { title: 'Dashboards' })).id;
    noteId = (
      await place.ada.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, {
        title: 'Interview 4',
        markdown: TURNS.join('\n\n'),
      })
    ).id;
    page = await place.sitDown(place.ada, { viewport: PHONE, hasTouch: true, isMobile: true });
    finger = await page.context().newCDPSession(page);
    await page.goto(`${place.origin}/data/${noteId}`);
    await page.locator('.text').getByText('In week 0 I asked').waitFor();
  }, 180_000);
  afterAll(async () => {
    expect(place?.complaints).toEqual([]);
    await place?.close();
  }, 60_000);

  it('selects text with a long press and finds the toolbar below it, clear of the handles', async () => {
    const words = await longPress('In week 3 I asked a colleague');
    const bar = page.getByRole('toolbar', { name: 'Selected words' });
    await bar.waitFor();
    const box = (await bar.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(words.bottom + 24);
    expect(box.y + box.height).toBeLessThan(PHONE.height);
    await bar.getByRole('button', { name: 'Tag' }).tap();
    await page.getByRole('dialog', { name: 'Tag these words' }).waitFor();
  }, 60_000);

  it('sees the list of tags above the keyboard, and adds tags', async () => {
    await page.setViewportSize({ ...PHONE, height: PHONE.height - KEYBOARD });
    await eventually(async () => {
      const bottom = await bottomOf('Tag these words');
      return bottom !== null && bottom <= PHONE.height - KEYBOARD;
    }, true);
    await page.keyboard.type('Asks others');
    await page.getByRole('option', { name: 'Create “Asks others”' }).tap();
    await page.setViewportSize(PHONE);
    await eventually(marks, [['In week 3 I asked a colleague', 'Asks others']]);
  }, 60_000);

  it('opens a highlight from the sheet, and its text stays visible', async () => {
    await place.ada.ask('POST', `/notes/${noteId}/highlights`, { quote: LAST });
    await page.getByRole('button', { name: 'Highlights and tags', exact: true }).tap();
    await panel().getByRole('button', { name: LAST }).tap();
    await eventually(async () => {
      const [words, sheet] = [
        await page.locator('.text [data-highlight]', { hasText: LAST }).boundingBox(),
        await panel().boundingBox(),
      ];
      return words !== null && sheet !== null && words.y > 52 && words.y + words.height < sheet.y;
    }, true);
    expect(await violations(page)).toEqual([]);
  }, 60_000);

  it('closes the sheet by its button; drags it up, and closes it by swiping down', async () => {
    const swipe = async (by: number) => {
      const { x, y } = (await panel().boundingBox())!;
      await touch('touchStart', { x: x + 120, y: y + 20 });
      await touch('touchMove', { x: x + 120, y: y + 20 + by / 2 });
      await touch('touchMove', { x: x + 120, y: y + 20 + by });
      await touch('touchEnd');
    };
    // In this order, because Chromium treats a tap right after a swipe as part of it.
    await panel().getByRole('button', { name: 'Close: Highlights and tags' }).tap();
    await panel().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Highlights and tags', exact: true }).tap();
    await panel().waitFor();
    await swipe(-160);
    await eventually(async () => (await panel().boundingBox())!.height > PHONE.height * 0.7, true);
    await swipe(160);
    await eventually(async () => (await panel().boundingBox())!.height < PHONE.height * 0.5, true);
    await swipe(160);
    await panel().waitFor({ state: 'detached' });
  }, 60_000);
});
