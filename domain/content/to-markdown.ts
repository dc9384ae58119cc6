import { clock } from './clock.ts';
import { type ChartFigures, type FiguresOf, embeddedChart } from './charts.ts';
import { type Speakers, UNNAMED_SPEAKER } from './known-speakers.ts';
import { blockText } from './layout.ts';
import { holdsText } from './document-schema.ts';
import { embedOf } from './embeds.ts';
import { inlineMarkdown } from './markdown-inline.ts';
import { codeFence, escapeLineStart, escapeMarkdown, linkTarget } from './markdown-text.ts';
import { type TitleOf, referencePath, referenced } from './references.ts';
import type { RichNode } from './rich-text.ts';

/** Returns the quote shown in place of live evidence; null omits it. */
export type QuoteOf = (highlightId: string) => string | null;

/** Names and words that a document names by id, as far as the reader can see them. */
export interface Surroundings {
  readonly speakers: Speakers;
  readonly quoteOf: QuoteOf;
  readonly figuresOf: FiguresOf;
  readonly titleOf: TitleOf;
}

const NOTHING: Surroundings = { speakers: {}, quoteOf: () => null, figuresOf: () => null, titleOf: () => null };

export const surroundings = (known: Partial<Surroundings>): Surroundings => ({ ...NOTHING, ...known });

/**
 * Renders a document as CommonMark with tables. A turn is written `**Name:** (0:21) words`, which the importer can
 * read.
 */
export function toMarkdown(document: RichNode, known: Partial<Surroundings> = {}): string {
  const markdown = blocks(document.content ?? [], surroundings(known));
  return markdown === '' ? '' : `${markdown}\n`;
}

function blocks(nodes: readonly RichNode[], around: Surroundings): string {
  let before: RichNode | undefined;
  let marker = 0;
  return nodes
    .flatMap((node) => {
      // Two adjacent lists of the same kind would merge; a different marker keeps them apart.
      marker = before?.type === node.type ? 1 - marker : 0;
      const markdown = block(node, marker, around);
      if (markdown === '') return [];
      before = node;
      return [markdown];
    })
    .join('\n\n');
}

function block(node: RichNode, marker: number, around: Surroundings): string {
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(Number(node.attrs?.level ?? 1))} ${inlineMarkdown(node.content ?? [], ' ', around.titleOf).replace(/(?<!#)(#+)\s*$/, '\\$1')}`;
    case 'turn':
      return lines(`${spoken(node, around.speakers)}${inline(node, around)}`);
    case 'blockquote':
      return prefixed(blocks(node.content ?? [], around), '> ');
    case 'codeBlock':
      return codeFence(blockText(node), String(node.attrs?.language ?? ''));
    case 'bulletList':
    case 'checkList':
      return list(node, () => `${'-*'[marker]} `, around);
    case 'callout':
      return prefixed(
        `[!${String(node.attrs?.tone ?? 'note').toUpperCase()}]\n${blocks(node.content ?? [], around)}`,
        '> ',
      );
    case 'toggle':
      return toggle(node, around);
    case 'orderedList':
      return list(node, (index) => `${Number(node.attrs?.start ?? 1) + index}${'.)'[marker]} `, around);
    case 'horizontalRule':
      return '___';
    case 'image':
      return `![${escapeMarkdown(String(node.attrs?.alt ?? ''))}](${linkTarget(imageSource(node))})`;
    case 'evidence':
      return prefixed(lines(escapeMarkdown(around.quoteOf(String(node.attrs?.highlightId)) ?? '')), '> ');
    case 'chart':
      return figures(around.figuresOf(embeddedChart(node)));
    case 'reference':
      return card(node, around.titleOf);
    case 'embed':
      return `[${embedOf(node.attrs?.src)?.name ?? ''}](${linkTarget(String(node.attrs?.src))})`;
    case 'table':
      return table(node, around.titleOf);
    default:
      return lines(inline(node, around));
  }
}

/** URL of an image: its uploaded file, or its original address. */
export const imageSource = ({ attrs }: RichNode): string =>
  attrs?.fileId ? `/f/${String(attrs.fileId)}` : String(attrs?.src ?? '');

const inline = (node: RichNode, { titleOf }: Surroundings): string =>
  inlineMarkdown(node.content ?? [], '\\\n', titleOf);
const lines = (markdown: string): string => markdown.split('\n').map(escapeLineStart).join('\n');
const prefixed = (markdown: string, prefix: string): string =>
  markdown === ''
    ? ''
    : markdown
        .split('\n')
        .map((line) => `${prefix}${line}`.trimEnd())
        .join('\n');

function spoken({ attrs }: RichNode, speakers: Speakers): string {
  const name = typeof attrs?.speaker === 'string' ? (speakers[attrs.speaker] ?? UNNAMED_SPEAKER) : null;
  const time = typeof attrs?.start === 'number' ? `(${clock(attrs.start)}) ` : '';
  return name === null ? time : `**${escapeMarkdown(name)}:** ${time}`;
}

/** A card is a link with the title of its object; one that the reader cannot see is omitted. */
function card(node: RichNode, titleOf: TitleOf): string {
  const object = referenced(node);
  const title = titleOf(object);
  return title === null ? '' : `[${escapeMarkdown(title)}](${linkTarget(referencePath(object) ?? '')})`;
}

/** Markdown has no toggles, so the title becomes a bold line. */
function toggle({ content = [] }: RichNode, around: Surroundings): string {
  const [title, ...inner] = content;
  const bold = (title?.content ?? []).map((run) =>
    run.type === 'text'
      ? { ...run, marks: [{ type: 'bold' }, ...(run.marks ?? []).filter(({ type }) => type !== 'bold')] }
      : run,
  );
  return blocks([{ type: 'paragraph', content: bold }, ...inner], around);
}

const box = ({ type, attrs }: RichNode): string =>
  type === 'checkItem' ? `[${attrs?.checked === true ? 'x' : ' '}] ` : '';

function list(node: RichNode, sign: (index: number) => string, around: Surroundings): string {
  const items = node.content ?? [];
  const tight = items.every((item) =>
    (item.content ?? []).every((inner, index) => index === 0 || inner.type.endsWith('List')),
  );
  return items
    .map((item, index) => {
      const inner = (item.content ?? [])
        .map((child, at) => [block(child, 0, around), at] as const)
        .filter(([markdown]) => markdown !== '');
      const text = tight ? inner.map(([markdown]) => markdown).join('\n') : blocks(item.content ?? [], around);
      const mark = sign(index);
      return `${mark}${box(item)}${text
        .split('\n')
        .map((line, at) => (at === 0 || line === '' ? line : ' '.repeat(mark.length) + line))
        .join('\n')}`.trimEnd();
    })
    .join(tight ? '\n' : '\n\n');
}

/** Renders a table with its first row as header, because Markdown requires one. The blocks of a cell share one line. */
function table(node: RichNode, titleOf: TitleOf): string {
  return tableOf((node.content ?? []).map((row) => (row.content ?? []).map((cell) => cellText(cell, titleOf))));
}

function figures(chart: ChartFigures | null): string {
  if (!chart) return '';
  const cell = (text: string) => escapeMarkdown(text.replace(/\s+/g, ' ')).replace(/\|/g, '\\|');
  return `**${escapeMarkdown(chart.title)}**\n\n${tableOf(chart.rows.map((row) => row.map(cell)))}`;
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const width = Math.max(1, ...rows.map((row) => row.length));
  const [head = [], ...body] = rows.map(
    (row) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? '').join(' | ')} |`,
  );
  return [head, `|${' --- |'.repeat(width)}`, ...body].join('\n');
}

const cellText = (cell: RichNode, titleOf: TitleOf): string =>
  textBlocksIn(cell)
    .map((inner) => inlineMarkdown(inner.content ?? [], ' ', titleOf))
    .join(' ')
    .replace(/\|/g, '\\|')
    .trim();

const textBlocksIn = (node: RichNode): RichNode[] =>
  (node.content ?? []).flatMap((child) =>
    holdsText(child.type) ? (child.content ? [child] : []) : textBlocksIn(child),
  );
