import { addAll } from '../notes/add-all.ts';
import { leftOut } from '../notes/left-out.ts';
import { UNREAD } from './html-names.ts';
import { isHidden } from './html-style.ts';
import type { markupTree } from './markup-tree.ts';

type HtmlNode = ReturnType<typeof markupTree>['children'][number];

/** Elements with words that a reader of the page sees, but that a note cannot hold. */
const SEEN: Readonly<Record<string, keyof Unread>> = {
  math: 'formulas',
  svg: 'graphics',
  textarea: 'fields',
  select: 'fields',
};

interface Unread {
  formulas: number;
  graphics: number;
  fields: number;
}

/** The words of a page in their order, at any depth, read apart from its blocks. */
export function writtenIn(nodes: readonly HtmlNode[]): { written: string; unread: Unread } {
  const words: string[] = [];
  const unread: Unread = { formulas: 0, graphics: 0, fields: 0 };
  const open = [...nodes].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text') words.push(node.data);
    if (!('children' in node) || ('attribs' in node && isHidden(node.attribs))) continue;
    const name = 'name' in node ? node.name : '';
    const kind = SEEN[name];
    if (kind && hasWords(node.children)) unread[kind] += 1;
    if (UNREAD.has(name)) continue;
    // inline elements can part a word, such as a first letter in bold
    const isInline = INLINE.has(name);
    if (!isInline) words.push(' ');
    if (!isInline) open.push(SPACE);
    for (let at = node.children.length - 1; at >= 0; at -= 1) open.push(node.children[at]!);
  }
  return { written: words.join(''), unread };
}

const SPACE = { type: 'text', data: ' ' } as HtmlNode;
const INLINE = new Set(
  'a abbr b bdi bdo code em font i ins kbd mark q s small span strong sub sup u var del strike'.split(' '),
);

function hasWords(nodes: readonly HtmlNode[]): boolean {
  const open = [...nodes];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text' && /[\p{L}\p{N}]/u.test(node.data)) return true;
    if ('children' in node) addAll(open, node.children);
  }
  return false;
}

/** Notices of elements that are left out. */
export const unreadNotices = ({ formulas, graphics, fields }: Unread): string[] => [
  ...leftOut(formulas, 'formula', 'formulas'),
  ...leftOut(graphics, 'graphic with text', 'graphics with text'),
  ...leftOut(fields, 'form field', 'form fields'),
];

type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** The text of an element at any depth. */
export function wordsOf(node: HtmlElement): string {
  const words: string[] = [];
  const open: HtmlNode[] = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.type === 'text') words.push(next.data);
    if (!('attribs' in next)) continue;
    if (next.name === 'br') words.push('\n');
    else if (next === node || !(UNREAD.has(next.name) || isHidden(next.attribs)))
      addAll(open, [...next.children].reverse());
  }
  return words.join('');
}
