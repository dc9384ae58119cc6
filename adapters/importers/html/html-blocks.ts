import { type RichMark, type RichNode, inOrder, isSafeLink } from '@evident/domain/content';
import { block, cleanText, heading, run } from '@evident/domain/imports';
import { addAll } from '../notes/add-all.ts';
import { BLOCKS, MARK_OF, UNREAD } from './html-names.ts';
import { isHidden, letterStyle } from './html-style.ts';
import { type TableCount, withinLimit } from './html-tables.ts';
import { InlineBuffer } from './inline-buffer.ts';
import { boxText, callout, calloutOf, checkListOf } from './marked-blocks.ts';
import { wordsOf, writtenIn } from './html-words.ts';
import { markupTree } from './markup-tree.ts';
import { listBlock, wordLists } from './word-lists.ts';

type HtmlNode = ReturnType<typeof markupTree>['children'][number];
type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** The readable content of an HTML document. */
export interface HtmlContent extends TableCount {
  blocks: RichNode[];
  title: string | null;
  language: string | null;
  pictures: number;
  /** Words that a reader of the page sees, for comparison with the blocks. */
  written: string;
  /** Elements with words that are left out, by what they are. */
  unread: { formulas: number; graphics: number; fields: number };
}

/** Maximum nesting of lists, quotes and tables. Anything deeper is flattened to text. */
const NESTING_MAX = 12;
/** Maximum nesting of elements. Anything deeper is read as text. */
const DEPTH_MAX = 300;

/**
 * Converts HTML to the nodes that a note supports. Drops scripts, styles, frames and forms. Links other than http,
 * https and mailto become plain text. Never fetches anything.
 */
export function htmlContent(html: string, { softBreaks = false } = {}): HtmlContent {
  const document = markupTree(html);
  const words = writtenIn(document.children);
  const content: HtmlContent = {
    blocks: [],
    title: null,
    language: null,
    pictures: 0,
    cells: 0,
    flattened: 0,
    ...words,
  };
  readHead(document.children, content);
  content.blocks = new BlockReader(softBreaks, content, 0).read(document.children);
  return content;
}

function readHead(nodes: readonly HtmlNode[], content: HtmlContent): void {
  const html = nodes.filter(isElement).find((node) => node.name === 'html');
  content.language = html?.attribs['lang'] ?? null;
  const head = (html?.children ?? nodes).filter(isElement).find((node) => node.name === 'head');
  const title = [...(head?.children ?? []), ...nodes].filter(isElement).find((node) => node.name === 'title');
  content.title = title ? wordsOf(title) : null;
}

/** Reads the blocks of one container: the document, a list item, a quote, a cell. */
class BlockReader {
  private readonly blocks: RichNode[] = [];
  private readonly inline: InlineBuffer;

  constructor(
    private readonly softBreaks: boolean,
    private readonly content: HtmlContent,
    private readonly nesting: number,
  ) {
    this.inline = new InlineBuffer(softBreaks);
  }

  read(nodes: readonly HtmlNode[]): RichNode[] {
    this.walk(nodes, [], 0);
    this.flush();
    return this.blocks;
  }

  private walk(nodes: readonly HtmlNode[], marks: readonly RichMark[], depth: number): void {
    for (let at = 0; at < nodes.length; at += 1) {
      const node = nodes[at]!;
      if (node.type === 'text') this.inline.text(node.data, marks);
      else if (isElement(node)) {
        const lists = wordLists(nodes, at);
        if (lists) {
          this.flush();
          for (const list of lists.lists) this.blocks.push(listBlock(list, (children) => this.inside(children)));
          at = lists.last;
        } else this.element(node, marks, depth + 1);
      }
    }
  }

  private element(node: HtmlElement, marks: readonly RichMark[], depth: number): void {
    const { name } = node;
    if (depth > DEPTH_MAX) return this.inline.text(wordsOf(node), marks);
    if (name === 'img' || name === 'image') this.content.pictures += 1;
    if ((UNREAD.has(name) && !isBox(node)) || name === 'img' || isHidden(node.attribs)) return;
    if (name === 'br') return this.inline.break();
    if (isBox(node)) return this.inline.text(boxText(node.attribs['checked'] !== undefined), marks);
    if (/^h[1-6]$/.test(name)) return this.titled(node, marks, depth);
    const reader = this.nesting < NESTING_MAX ? HOLDERS[name] : undefined;
    if (reader) {
      this.flush();
      const blocks = reader(node, (children) => this.inside(children));
      addAll(this.blocks, name === 'table' ? withinLimit(blocks, this.content) : blocks);
    } else if (BLOCKS.has(name) || HOLDERS[name]) {
      this.flush();
      this.walk(node.children, marked(node, marks), depth);
      this.flush();
    } else this.walk(node.children, marked(node, marks), depth);
  }

  private titled(node: HtmlElement, marks: readonly RichMark[], depth: number): void {
    this.flush();
    this.walk(node.children, marks, depth);
    const words = this.inline.take();
    if (words.length > 0) this.blocks.push(heading(Number(node.name[1]), words));
  }

  private inside(children: readonly HtmlNode[]): RichNode[] {
    return new BlockReader(this.softBreaks, this.content, this.nesting + 1).read(children);
  }

  private flush(): void {
    const words = this.inline.take();
    if (words.length > 0) this.blocks.push(block('paragraph', words));
  }
}

type Inside = (children: readonly HtmlNode[]) => RichNode[];

/** Elements that contain blocks. */
const HOLDERS: Readonly<Record<string, (node: HtmlElement, inside: Inside) => RichNode[]>> = {
  ul: (node, inside) => list('bulletList', node, inside),
  menu: (node, inside) => list('bulletList', node, inside),
  ol: (node, inside) => list('orderedList', node, inside, orderedFrom(node)),
  blockquote: (node, inside) => quote(inside(node.children)),
  aside: ({ attribs, children }, inside) => {
    const content = inside(children);
    return attribs['data-tone'] === undefined ? content : callout(attribs['data-tone'], content);
  },
  details: (node, inside) => toggle(node, inside),
  table: (node, inside) => table(node, inside),
  hr: () => [block('horizontalRule', [])],
  pre: (node) => wrapped('codeBlock', run(cleanText(wordsOf(node)).replace(/^\n|\n+$/g, ''))),
};

const wrapped = (type: string, content: RichNode[]): RichNode[] => (content.length > 0 ? [block(type, content)] : []);
const quote = (content: RichNode[]): RichNode[] => calloutOf(content) ?? wrapped('blockquote', content);

function list(type: string, node: HtmlElement, inside: Inside, attrs?: Record<string, unknown>): RichNode[] {
  const items: RichNode[] = [];
  for (const child of node.children) {
    const blocks = isElement(child) && child.name === 'li' ? inside(child.children) : inside([child]);
    if (blocks.length === 0) continue;
    const last = items.at(-1);
    // A nested list that is a sibling of the items, not inside one, belongs to the item above.
    if (last && !(isElement(child) && child.name === 'li') && blocks.every((inner) => inner.type.endsWith('List')))
      addAll(last.content ?? [], blocks);
    else items.push(block('listItem', blocks[0]?.type === 'paragraph' ? blocks : [block('paragraph', []), ...blocks]));
  }
  if (items.length === 0) return [];
  return [(type === 'bulletList' && checkListOf(items)) || block(type, items, attrs)];
}

const isBox = ({ name, attribs }: HtmlElement): boolean => name === 'input' && attribs['type'] === 'checkbox';

function toggle(node: HtmlElement, inside: Inside): RichNode[] {
  const summary = node.children.filter(isElement).find(({ name }) => name === 'summary');
  const above = summary ? inside(summary.children) : [];
  // a title can be a heading
  const title = above.find(({ type }) => type === 'paragraph' || type === 'heading');
  const content = [
    ...above.filter((part) => part !== title),
    ...inside(node.children.filter((child) => child !== summary)),
  ];
  return title || content.length > 0 ? [block('toggle', [block('toggleTitle', title?.content ?? []), ...content])] : [];
}

function orderedFrom(node: HtmlElement): Record<string, unknown> | undefined {
  const start = node.attribs['start'] ?? '';
  return /^\d{1,9}$/.test(start) && start !== '1' ? { start: Number(start) } : undefined;
}

function table(node: HtmlElement, inside: Inside): RichNode[] {
  const above: RichNode[] = [];
  const rows: RichNode[] = [];
  const collect = (holder: HtmlElement): void => {
    for (const child of holder.children.filter(isElement)) {
      if (child.name === 'tr') addAll(rows, row(child, inside));
      else if (/^t(?:head|body|foot)$/.test(child.name) && holder === node) collect(child);
      else addAll(above, inside([child]));
    }
  };
  collect(node);
  return [...above, ...(rows.length > 0 ? [block('table', rows)] : [])];
}

function row(node: HtmlElement, inside: Inside): RichNode[] {
  const cells = node.children.filter(isElement).map((cell) => {
    const blocks = inside(cell.children);
    return block(
      cell.name === 'th' ? 'tableHeader' : 'tableCell',
      blocks.length > 0 ? blocks : [block('paragraph', [])],
      spans(cell),
    );
  });
  return cells.length > 0 ? [block('tableRow', cells)] : [];
}

function spans(cell: HtmlElement): Record<string, unknown> | undefined {
  const told = (['colspan', 'rowspan'] as const).flatMap((name) => {
    const span = Number(cell.attribs[name]);
    return Number.isInteger(span) && span > 1 && span <= 100 ? [[name, span] as const] : [];
  });
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

function marked(node: HtmlElement, marks: readonly RichMark[]): readonly RichMark[] {
  const href = node.attribs['href']?.trim();
  const link: RichMark[] =
    node.name === 'a' && href && /^(?:https?:|mailto:)/i.test(href) && isSafeLink(href)
      ? [{ type: 'link', attrs: { href: cleanText(href) } }]
      : [];
  const { given, taken } = letterStyle(node.attribs['style']);
  const own = [
    ...link,
    ...[...(Object.hasOwn(MARK_OF, node.name) ? [MARK_OF[node.name] ?? ''] : []), ...given].map((type): RichMark => ({
      type,
    })),
  ];
  if (own.length === 0 && taken.length === 0) return marks;
  const kept = [...marks, ...own].filter(
    ({ type }, index, all) => !taken.includes(type) && all.findIndex((other) => other.type === type) === index,
  );
  // Links are always underlined.
  return inOrder(kept.some(({ type }) => type === 'link') ? kept.filter(({ type }) => type !== 'underline') : kept);
}

function isElement(node: HtmlNode): node is HtmlElement {
  return node.type === 'tag' || node.type === 'script' || node.type === 'style';
}
