import type { RichNode } from '@evident/domain/content';
import { type MarkupElement, type NestedList, block, linesOfWord, nestedLists } from '@evident/domain/imports';
import type { markupTree } from './markup-tree.ts';

type HtmlNode = ReturnType<typeof markupTree>['children'][number];
type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** The lists of Word that begin at a node, and the place of the last node that is part of them; null without one. */
export function wordLists(
  nodes: readonly HtmlNode[],
  from: number,
): { readonly lists: NestedList<HtmlElement>[]; readonly last: number } | null {
  const lines = [];
  let last = from;
  for (let at = from; at < nodes.length; at += 1) {
    const node = nodes[at]!;
    if (!('attribs' in node)) {
      // Comments, and the spaces between paragraphs.
      if ('data' in node && node.type === 'text' && node.data.trim() !== '') break;
      continue;
    }
    const found = linesOfWord(new Element(node));
    if (found.length === 0) break;
    for (const line of found) lines.push({ ...line, item: line.item.node });
    last = at;
  }
  return lines.length > 0 ? { lists: nestedLists(lines), last } : null;
}

/** A list as a block of a note. */
export function listBlock(
  { isOrdered, start, items }: NestedList<HtmlElement>,
  inside: (children: readonly HtmlNode[]) => RichNode[],
): RichNode {
  const content = items.map(({ item, lists }) => {
    const words = inside(item.children);
    const head = words[0]?.type === 'paragraph' ? words : [block('paragraph', []), ...words];
    return block('listItem', [...head, ...lists.map((list) => listBlock(list, inside))]);
  });
  const attrs = start !== null && start !== 1 ? { start } : undefined;
  return block(isOrdered ? 'orderedList' : 'bulletList', content, attrs);
}

/** A sign has no deeper text. */
const TEXT_DEPTH = 4;
const textOf = (node: HtmlElement, depth: number): string =>
  node.children
    .map((child) =>
      child.type === 'text' ? child.data : 'attribs' in child && depth > 0 ? textOf(child, depth - 1) : '',
    )
    .join('');

class Element implements MarkupElement<Element> {
  constructor(readonly node: HtmlElement) {}

  get name(): string {
    return this.node.name;
  }
  get inside(): Element[] {
    return this.node.children.flatMap((child) => ('attribs' in child ? [new Element(child)] : []));
  }
  get text(): string {
    return textOf(this.node, TEXT_DEPTH);
  }
  attribute(name: string): string {
    return this.node.attribs[name] ?? '';
  }
}
