import type { Page } from 'playwright-core';

const TRIES = 5;
const SHOWN_WITHIN_MS = 2_000;

/** Selects text like a pointer, across highlights too. Retries, because a rerender may clear the selection. */
export async function select(page: Page, words: string): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Selected words' });
  for (let tries = 1; ; tries += 1) {
    await mark(page, words);
    const shown = await bar.waitFor({ timeout: SHOWN_WITHIN_MS }).then(
      () => true,
      () => false,
    );
    if (shown) return;
    if (tries === TRIES) throw new Error(`"${words}" could not be selected`);
  }
}

/** Whether highlighted text is in the viewport. */
export async function inSight(page: Page, words: string): Promise<boolean> {
  const box = await page.locator('.text [data-highlight]', { hasText: words }).boundingBox();
  return box !== null && box.y > 50 && box.y + box.height < (page.viewportSize()?.height ?? 0);
}

async function mark(page: Page, words: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector('.text')?.textContent?.includes(wanted), words);
  await page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.querySelector('.text')!, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    const start = nodes
      .map(({ data }) => data)
      .join('')
      .indexOf(wanted);
    if (start < 0) throw new Error(`"${wanted}" is not in the text`);
    const at = (position: number, end: boolean): [Text, number] => {
      let passed = 0;
      for (const node of nodes) {
        if (position < passed + node.length || (end && position === passed + node.length))
          return [node, position - passed];
        passed += node.length;
      }
      return [nodes.at(-1)!, nodes.at(-1)!.length];
    };
    const range = document.createRange();
    range.setStart(...at(start, false));
    range.setEnd(...at(start + wanted.length, true));
    getSelection()!.removeAllRanges();
    getSelection()!.addRange(range);
  }, words);
}
