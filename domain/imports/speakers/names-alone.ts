import { isCapital, looksLikeName } from './name-shape.ts';

interface Filled {
  text: string;
  /** The first line of its paragraph. */
  first: boolean;
  /** Counts the headings above it. */
  section: number;
}

const NAME_WORDS = 4;

/**
 * Places of the lines that are a name and nothing else, each above the words of somebody. They count where at least two names come again and none is
 * missing for long: a heading that comes again stands above many paragraphs, or once in each section.
 */
export function namesAlone(lines: readonly Filled[]): number[] {
  const heads = lines.flatMap(({ text, first }, at) =>
    first && at < lines.length - 1 && isName(text) && !isName(lines[at + 1]!.text) ? [at] : [],
  );
  const counts = new Map<string, number>();
  for (const at of heads) counts.set(lines[at]!.text, (counts.get(lines[at]!.text) ?? 0) + 1);
  const places = heads.map((at) => `${lines[at]!.section} ${lines[at]!.text}`);
  if (
    heads.length < 3 ||
    counts.size < 2 ||
    new Set(places).size === places.length ||
    counts.size * 1.5 > heads.length ||
    (heads[0] ?? 0) > lines.length / 4
  )
    return [];
  // words of several paragraphs are rare: most heads have a line or two below
  const below = heads.map((at, index) => (heads[index + 1] ?? lines.length) - at - 1).sort((a, b) => a - b);
  return (below[Math.floor(below.length / 2)] ?? 0) <= 3 ? heads : [];
}

const isName = (text: string): boolean =>
  looksLikeName(text) &&
  text.split(/\s+/).every(isCapital) &&
  text.split(/\s+/).length <= NAME_WORDS &&
  !/[.,]$/.test(text);
