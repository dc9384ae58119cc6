/** Sizes of a chip in pixels: its padding, dot and gap, and a letter of 13 pixels on average. */
const CHIP = 36;
const LETTER = 7;
const MORE = 36;
/** Padding and border of a cell. */
const CELL = 17;

/** Chips that are shown on a card, where they wrap. */
export const CARD_CHIPS = 3;

const widthOf = (title: string): number => CHIP + title.length * LETTER;

/**
 * How many chips a cell shows, at least one. Widths are estimated, because a table has too many cells to measure. A
 * wrapped cell has two lines.
 */
export function chipsThatFit(
  titles: readonly string[],
  { width, wrapped }: { readonly width: number; readonly wrapped: boolean },
): number {
  const room = (width - CELL) * (wrapped ? 2 : 1);
  let used = 0;
  const fits = titles.findIndex((title, at) => {
    used += widthOf(title);
    return used + (at === titles.length - 1 ? 0 : MORE) > room;
  });
  return fits === -1 ? titles.length : Math.max(1, fits);
}
