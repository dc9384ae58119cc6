import type { ElementHandle, Locator, Page } from 'playwright-core';
import { violations } from '../components/axe.ts';

const FAR = 90;
const ROWS = 30;

export type KeyboardUser = ReturnType<typeof keyboardOnly>;

/** Keyboard-only user who checks every open layer with axe. */
export function keyboardOnly(page: Page) {
  const faults: Record<string, string[]> = {};

  /** Presses Tab until an element has focus; fails if it is unreachable. */
  const tabTo = async (wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    // Finding an element by its role takes longer than a press.
    let element = await elementOf(wanted);
    const passed = new Set<string>();
    for (let presses = 0; presses <= FAR; presses += 1) {
      let now = await element.evaluate(focusSeenFrom);
      if (now.isGone) {
        element = await elementOf(wanted);
        now = await element.evaluate(focusSeenFrom);
      }
      if (now.isHere) return;
      passed.add(now.name);
      await page.keyboard.press(key);
    }
    throw new Error(`${String(wanted)} is not reached with ${key}, only ${[...passed].join(', ')}`);
  };
  const press = async (key: string, times = 1) => {
    for (let done = 0; done < times; done += 1) await page.keyboard.press(key);
  };
  const faultless = async (open: string) => {
    const found = await violations(page);
    if (found.length > 0) faults[open] = found;
  };

  return {
    page,
    button: (label: string | RegExp) => page.getByRole('button', { name: label, exact: typeof label === 'string' }),
    dialog: () => page.getByRole('dialog'),
    item: (label: string) => page.getByRole('menuitem', { name: label }),
    heading: (title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor(),
    text: () => page.locator('.text'),
    /** Axe violations by open layer. */
    faults,
    tabTo,
    press,
    faultless,
    write: (words: string) => page.keyboard.type(words),
    /** Tabs to a button or link and activates it. */
    async pressAt(wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
      await tabTo(wanted, key);
      await press('Enter');
    },
    /** Opens a layer with a key, checks it with axe and closes it with Escape. */
    async looksInto(open: string, key: string, shown: Locator) {
      await press(key);
      await shown.first().waitFor();
      await faultless(open);
      await press('Escape');
      await shown.first().waitFor({ state: 'hidden' });
    },
    /** Closes a peek. The first Escape may only close the tooltip of the focused button. */
    async leavePeek() {
      await press('Escape', 2);
      await page.waitForURL((url) => !url.search.includes('peek'));
    },
    /** Types into the palette at once and chooses a row with the arrow keys. */
    async inPalette(words: string, row: RegExp): Promise<Locator> {
      await press('Control+k');
      await page.keyboard.type(words);
      const found = page.getByRole('option', { name: row });
      await found.first().waitFor();
      for (let steps = 0; steps < ROWS && (await found.first().getAttribute('aria-selected')) !== 'true'; steps += 1)
        await press('ArrowDown');
      return found;
    },
  };
}

async function elementOf(wanted: Locator): Promise<ElementHandle> {
  await wanted.waitFor();
  return (await wanted.elementHandle())!;
}

/** Runs in the page. */
function focusSeenFrom(element: Node) {
  const focused = document.activeElement;
  return {
    isHere: element === focused,
    isGone: !element.isConnected,
    name: `${focused?.tagName} ${focused?.getAttribute('aria-label') ?? focused?.textContent?.slice(0, 30)}`,
  };
}
