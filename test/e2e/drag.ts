import type { Locator, Page } from 'playwright-core';

/** Drags an element to a relative height of another and checks before dropping. */
export async function drag(
  page: Page,
  from: Locator,
  onto: Locator,
  share: number,
  look: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await onto.boundingBox())!];
  await page.mouse.move(start.x + 40, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 50, start.y + start.height / 2 + 6, { steps: 3 });
  await page.mouse.move(end.x + 60, end.y + end.height * share, { steps: 8 });
  await page.mouse.move(end.x + 61, end.y + end.height * share);
  await look();
  await page.mouse.up();
}
