import type { RichNode } from '../../content/index.ts';
import { type InlineLine, boldLength, inlineLines, lineText } from './inline-lines.ts';
import { block } from '../note/rich-blocks.ts';
import { namesAlone } from '../speakers/names-alone.ts';
import { speakersAmong } from '../speakers/speaker-label.ts';
import { turnHeads } from './turn-heads.ts';
import type { Marked } from './turn-roles.ts';
import { turnStart } from './turn-start.ts';

/** The lines of each block that can start a turn; `null` for other blocks. */
export function markedLines(blocks: readonly RichNode[]): (Marked[] | null)[] {
  const spoken = headingsAreHeads(blocks) ? ['paragraph', 'heading'] : ['paragraph'];
  const marked = blocks.map((node) =>
    spoken.includes(node.type) ? linesOf(node) : node.type === 'heading' ? timeAlone(node) : null,
  );
  const all = marked.flatMap((lines) => lines ?? []);
  const heads = turnHeads(all.map(({ line }) => lineText(line)));
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
  if (filled.some(({ own: { start } }) => start !== null && !/^(?:refused|unread)$/.test(start.evidence)))
    return marked;
  const heads = namesAlone(
    filled.map(({ own, block, first }) => ({ text: lineText(own.line).trim(), first, section: sections[block] ?? 0 })),
  );
  for (const at of heads) {
    const { line } = filled[at]!.own;
    filled[at]!.own.start = {
      name: lineText(line).trim(),
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

const linesOf = (node: RichNode): Marked[] =>
  inlineLines(node.content ?? []).map((line) => ({
    line,
    start: isLink(line) ? null : turnStart(lineText(line), boldLength(line)),
  }));

/** Whether a line is a link, as a whole or after its colon: an entry of a list of links. */
function isLink({ nodes }: InlineLine): boolean {
  const plain = nodes
    .filter((node) => !node.marks?.some(({ type }) => type === 'link'))
    .map((node) => node.text ?? '')
    .join('')
    .trim();
  return (
    plain.length < nodes.reduce((sum, node) => sum + (node.text ?? '').length, 0) &&
    (plain === '' || /^[^:]*[:：]$/.test(plain))
  );
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
  const labels = [...lists.values()].flatMap((items) =>
    (items ?? []).flatMap((item) => linesOf(item)[0]?.start?.name ?? []),
  );
  const count = [...lists.values()].reduce((sum, items) => sum + (items?.length ?? 0), 0);
  // a list among other text assigns tasks instead
  const others = blocks.filter((node) => !lists.has(node) && node.type !== 'heading').length;
  if (new Set(labels).size < 2 || others * 2 > count || speakersAmong(labels, count).size === 0) return null;
  return blocks.flatMap((node) => lists.get(node) ?? [node]);
}

/** Returns list items as paragraphs, if each is one paragraph and most start with a name. */
function itemsOf(list: RichNode): RichNode[] | null {
  const items = (list.content ?? []).map(({ content = [] }) => content);
  if (!items.every((item) => item.length === 1 && item[0]?.type === 'paragraph')) return null;
  const paragraphs = items.map(([paragraph]) => block('paragraph', paragraph?.content ?? []));
  return paragraphs.filter((paragraph) => linesOf(paragraph)[0]?.start?.name).length >= paragraphs.length * 0.8
    ? paragraphs
    : null;
}
