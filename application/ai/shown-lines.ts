import { type CodePoints, codePoints } from '@evident/domain/content';
import type { EvidenceContent, Source } from '@evident/domain/evidence';

/** A source as a model sees it. */
export interface ShownSource {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly ShownLine[];
}
type ShownLine = string | { readonly speaker: string; readonly text: string };

/** Parts of long sources at most; of more, this many are sent, at equal distances. */
export const PARTS_MAX = 24;

const lineOf = (speaker: string | null, text: string): ShownLine => (speaker === null ? text : { speaker, text });
/** Characters of JSON around a line and a source. */
const lengthOf = (line: ShownLine): number => JSON.stringify(line).length + 1;
const FRAME = 64;

function linesOf({ text, blocks }: Source): ShownLine[] {
  if (blocks.length === 0) return text.split('\n').filter((line) => line.trim() !== '');
  const points: CodePoints = codePoints(text);
  return blocks
    .map(({ speaker, start, end }) => lineOf(speaker, points.slice(start, end)))
    .filter((line) => (typeof line === 'string' ? line : line.text).trim() !== '');
}

/** Distributes the lines of sources over parts of at most this many characters of JSON. Lines that are longer are cut. */
export function inParts(sources: readonly Source[], most: number): ShownSource[][] {
  const parts: ShownSource[][] = [];
  let part: { key: string; title: string; lines: ShownLine[] }[] = [];
  let left = most;
  const next = (): void => {
    if (part.length > 0) parts.push(part);
    part = [];
    left = most;
  };
  for (const source of sources)
    for (const line of linesOf(source).flatMap((whole) => cut(whole, most - FRAME - source.title.length))) {
      const isNew = part.at(-1)?.key !== source.key;
      const length = lengthOf(line) + (isNew ? FRAME + source.title.length : 0);
      if (length > left) next();
      if (part.at(-1)?.key !== source.key) part.push({ key: source.key, title: source.title, lines: [] });
      part.at(-1)!.lines.push(line);
      left -= length;
    }
  next();
  return spread(parts, PARTS_MAX);
}

/** The lines around the quotes of a content, to write the whole text from those of its parts. */
export function quotedLines(sources: readonly Source[], { citations }: EvidenceContent): ShownSource[] {
  return sources.flatMap((source) => {
    const lines = citations
      .filter(({ id, type }) => id === source.id && type === source.type)
      .sort((one, other) => one.start - other.start)
      .map(({ speaker, text }) => lineOf(speaker, text.replace(/^…|…$/g, '')));
    return lines.length > 0 ? [{ key: source.key, title: source.title, lines }] : [];
  });
}

function cut(line: ShownLine, most: number): ShownLine[] {
  const room = Math.max(most, 200);
  if (lengthOf(line) <= room) return [line];
  const [speaker, text] = typeof line === 'string' ? [null, line] : [line.speaker, line.text];
  // JSON escapes at most double the length of ordinary text.
  const step = Math.floor(room / 2);
  return Array.from({ length: Math.ceil(text.length / step) }, (_, index) =>
    lineOf(speaker, text.slice(index * step, (index + 1) * step)),
  );
}

const spread = <T>(all: readonly T[], most: number): T[] =>
  all.length <= most ? [...all] : Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]!);
