/** A text, and the same without accents and case, unit by unit: both have the same length. */
export interface FlatText {
  readonly written: string;
  readonly flat: string;
}

const BEYOND_ASCII = /[^\u0000-\u007f]/gu;

export const flatText = (written: string): FlatText => ({
  written,
  flat: written
    .replace(BEYOND_ASCII, (letter) => (letter.length === 1 ? letter.normalize('NFD').charAt(0) : letter))
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
});

/** The text with other words in place of the first that match without accents. The match has the words as they are written. */
export function withWords(
  { written, flat }: FlatText,
  pattern: RegExp,
  by: (groups: readonly string[]) => string,
): FlatText {
  const found = new RegExp(pattern.source, 'du').exec(flat);
  if (!found) return { written, flat };
  const groups = found.indices!.map((range) => (range ? written.slice(...range) : ''));
  const [start, end] = found.indices![0]!;
  return flatText(written.slice(0, start) + by(groups) + written.slice(end));
}
