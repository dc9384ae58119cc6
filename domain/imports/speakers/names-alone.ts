import { isCapital, looksLikeName } from './name-shape.ts';

interface Filled {
  text: string;
  /** Starts its paragraph. */
  first: boolean;
  /** Number of headings before it. */
  section: number;
}

const NAME_WORDS = 4;

/**
 * Returns the lines that consist of a speaker name above their words. Requires at least two recurring names without
 * long gaps. A section heading, in contrast, is followed by many paragraphs or occurs once per section.
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
  // few speakers use several paragraphs: most names have a line or two below
  const below = heads.map((at, index) => (heads[index + 1] ?? lines.length) - at - 1).sort((a, b) => a - b);
  return (below[Math.floor(below.length / 2)] ?? 0) <= 3 ? heads : [];
}

const isName = (text: string): boolean =>
  looksLikeName(text) &&
  text.split(/\s+/).every(isCapital) &&
  text.split(/\s+/).length <= NAME_WORDS &&
  !/[.,]$/.test(text);
