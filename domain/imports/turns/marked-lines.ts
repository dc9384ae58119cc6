import type { RichNode } from '../../content/index.ts';
import { type InlineLine, boldLength, headText, inlineLines, lineText } from './inline-lines.ts';
import { block } from '../note/rich-blocks.ts';
import { namesAlone } from '../speakers/names-alone.ts';
import { speakersAmong } from '../speakers/speaker-label.ts';
import { turnHeads } from './turn-heads.ts';
import { type Marked, type TurnStart, turnStart } from './turn-start.ts';

/** The lines of each block that can start a turn; `null` for other blocks. */
export function markedLines(blocks: readonly RichNode[]): (Marked[] | null)[] {
  const spoken = headingsAreHeads(blocks) ? ['paragraph', 'heading'] : ['paragraph'];
  const marked = withoutListTitles(
    blocks,
    blocks.map((node) =>
      spoken.includes(node.type) ? linesOf(node) : node.type === 'heading' ? timeAlone(node) : null,
    ),
  );
  const all = marked.flatMap((lines) => lines ?? []);
  const heads = turnHeads(all.map(({ line }) => headText(line)));
  if (heads.length === 0) return withNamesAlone(marked, blocks);
  const gone = new Set<Marked | undefined>();
  for (const { at, name, start, end, other } of heads) {
    const line = all[at];
    if (line)
      line.start =
        name === null
          ? { name, start, end, length: 0, evidence: 'refused' }
          : { name, start, end, length: lineText(line.line).length, evidence: 'time' };
    if (other !== null) gone.add(all[other]);
  }
  return marked.map((lines) => lines?.filter((line) => !gone.has(line)) ?? null);
}

/**
 * Detects names on lines of their own above the words (Otter without times), if they recur and introduce nearly all
 * text.
 */
function withNamesAlone(marked: (Marked[] | null)[], blocks: readonly RichNode[]): (Marked[] | null)[] {
  let section = 0;
  const sections = blocks.map(({ type }) => (type === 'heading' ? (section += 1) : section));
  const filled = marked.flatMap((lines, block) =>
    (lines ?? [])
      .filter(({ line }) => lineText(line).trim() !== '')
      .map((own, place) => ({ own, block, first: place === 0 })),
  );
  const others = filled.flatMap(({ own: { start } }) =>
    start !== null && !start.isEntry && !/^(?:refused|unread)$/.test(start.evidence) ? [start] : [],
  );
  if (others.some(({ start }) => start !== null)) return marked;
  const heads = namesAlone(
    filled.map(({ own, block, first }) => ({ text: headText(own.line).trim(), first, section: sections[block] ?? 0 })),
  );
  // a sentence can have a colon (`Two things: …`)
  if (others.length * 4 > heads.length) return marked;
  for (const at of heads) {
    const { line } = filled[at]!.own;
    filled[at]!.own.start = {
      name: headText(line).trim(),
      start: null,
      length: lineText(line).length,
      evidence: 'alone',
    };
  }
  return marked;
}

/** Google Meet inserts the time as a heading every five minutes. */
function timeAlone(heading: RichNode): Marked[] | null {
  const [first, ...more] = linesOf(heading);
  const whole = first?.start?.evidence === 'stamp' && first.start.length === lineText(first.line).length;
  return first?.start && whole && more.length === 0
    ? [{ ...first, start: { ...first.start, evidence: 'heading' } }]
    : null;
}

/** Marks labels without a time that have no words on their line, and a list or table below as often as not: titles. */
function withoutListTitles(blocks: readonly RichNode[], marked: (Marked[] | null)[]): (Marked[] | null)[] {
  const alone = new Map<string, { starts: TurnStart[]; above: number }>();
  const spoken = new Set<string>();
  marked.forEach((lines, at) =>
    (lines ?? []).forEach(({ line, start }, place) => {
      if (!start || start.name === null) return;
      if (start.start !== null || start.length < lineText(line).trimEnd().length) spoken.add(start.name);
      const of = alone.get(start.name) ?? { starts: [], above: 0 };
      of.starts.push(start);
      if (place === lines!.length - 1 && /^(?:bulletList|orderedList|table)$/.test(blocks[at + 1]?.type ?? ''))
        of.above += 1;
      alone.set(start.name, of);
    }),
  );
  for (const [name, { starts, above }] of alone)
    if (!spoken.has(name) && above * 2 >= starts.length) for (const start of starts) start.isEntry = true;
  return marked;
}

const linesOf = (node: RichNode): Marked[] =>
  inlineLines(node.content ?? []).map((line) => ({
    line,
    start: startOf(line),
  }));

function startOf(line: InlineLine): TurnStart | null {
  const start = turnStart(headText(line), boldLength(line));
  return start && isLink(line) ? (start.name === null ? null : { ...start, isEntry: true }) : start;
}

/** Whether a line is a link, as a whole or after its colon: an entry of a list of links. */
function isLink({ nodes }: InlineLine): boolean {
  const linked = (node: RichNode): boolean => node.marks?.some(({ type }) => type === 'link') ?? false;
  if (!nodes.some(linked)) return false;
  const plain = nodes
    .filter((node) => !linked(node))
    .map((node) => node.text ?? '')
    .join('')
    .trim();
  return plain === '' || /^[^:]*[:：]$/.test(plain);
}

/**
 * Detects headings that start turns, such as `### Ann (00:21)`: most are a name with a time, and the names recur.
 * Chapter headings do not.
 */
function headingsAreHeads(blocks: readonly RichNode[]): boolean {
  const headings = blocks.filter((node) => node.type === 'heading').map((node) => linesOf(node)[0]);
  const names = headings.flatMap((head) =>
    head?.start?.name && head.start.start !== null && head.start.length === lineText(head.line).length
      ? [head.start.name]
      : [],
  );
  return names.length >= 2 && names.length * 2 > headings.length && new Set(names).size * 1.5 <= names.length;
}

/**
 * Unwraps lists whose items name a speaker. `null` if there are none, they are not most of the text, or no speaker
 * recurs.
 */
export function unlisted(blocks: readonly RichNode[]): RichNode[] | null {
  const lists = new Map(
    blocks
      .flatMap((node) => (/^(?:bullet|ordered)List$/.test(node.type) ? [[node, itemsOf(node)] as const] : []))
      .filter(([, items]) => items !== null),
  );
  const labels = [...lists.values()].flatMap((items) => (items ?? []).flatMap((item) => nameOf(item) ?? []));
  const count = [...lists.values()].reduce((sum, items) => sum + (items?.length ?? 0), 0);
  // a list among other text assigns tasks instead
  const others = blocks.filter((node) => !lists.has(node) && node.type !== 'heading').length;
  if (new Set(labels).size < 2 || others * 2 > count || speakersAmong(labels, count).size === 0) return null;
  return blocks.flatMap((node) => lists.get(node) ?? [node]);
}

/** The name at the start of an item, unless it is an entry such as a link. */
function nameOf(item: RichNode): string | null {
  const start = linesOf(item)[0]?.start;
  return start && !start.isEntry ? start.name : null;
}

/** Returns list items as paragraphs, if each is one paragraph and most start with a name. */
function itemsOf(list: RichNode): RichNode[] | null {
  const items = (list.content ?? []).map(({ content = [] }) => content);
  if (!items.every((item) => item.length === 1 && item[0]?.type === 'paragraph')) return null;
  const paragraphs = items.map(([paragraph]) => block('paragraph', paragraph?.content ?? []));
  return paragraphs.filter((paragraph) => nameOf(paragraph)).length >= paragraphs.length * 0.8 ? paragraphs : null;
}
