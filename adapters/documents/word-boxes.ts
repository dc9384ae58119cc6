/** A recognized word in pixels. */
interface Boxed {
  readonly text: string;
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

/** Smaller marks on both sides are specks: no sign can be read in them. In pixels. */
const SPECK = 4;

/**
 * The words of a line without specks. The recognizer lets some words reach into the next one, whichever direction is
 * read: such a word ends where the other one begins.
 */
export function fitted<Word extends Boxed>(words: readonly Word[]): Word[] {
  const seen = words.filter(({ bbox: { x0, y0, x1, y1 } }) => x1 - x0 >= SPECK || y1 - y0 >= SPECK);
  return seen.map((word, at) => {
    const { x0, x1 } = word.bbox;
    const next = [seen[at - 1], seen[at + 1]].find((other) => other && other.bbox.x0 > x0 && other.bbox.x0 < x1);
    return next ? { ...word, bbox: { ...word.bbox, x1: next.bbox.x0 } } : word;
  });
}
