import { UNTITLED_NOTE } from '@evident/domain/notes';
import type { SearchResult } from '@evident/domain/search';
import { slugged } from '@evident/domain/links';
import { pathOf, type Item } from '../../kernel/peek/peek.ts';

/** Where a result opens: an item beside the page at the words that were found, or a page. */
export type Where = { readonly item: Item } | { readonly path: string };

export function whereItIs({ type, id, parentId, place, preview }: SearchResult): Where {
  const at = place ? { place: `at-${place.start}-${place.end}` } : {};
  switch (type) {
    case 'NOTE': return { item: { kind: 'note', id, ...at } };
    case 'HIGHLIGHT': return { item: { kind: 'note', id: parentId ?? id, place: `highlight-${id}` } };
    case 'INSIGHT': return { item: { kind: 'insight', id, ...at } };
    case 'TAG': return { item: { kind: 'tag', id } };
    case 'PROJECT': return { path: `/projects/${slugged(textOf(preview.title), id)}` };
    case 'PROJECT_CATEGORY': return { path: `/folders/${slugged(textOf(preview.title), id)}` };
  }
}

/** The full page, for a link or Ctrl/⌘ Enter. */
export const pageOf = (where: Where): string => ('item' in where ? pathOf(where.item) : where.path);

export const textOf = (fragments: readonly { text: string }[]): string => fragments.map(({ text }) => text).join('');

const SHORT = 100;
const BEFORE = 30;

/** A line of the context, around the first match. */
export function inShort(fragments: readonly { text: string; match: boolean }[]): string {
  const first = fragments.findIndex(({ match }) => match);
  const points = [...textOf(fragments)];
  const from = first < 0 ? 0 : Math.max(0, [...textOf(fragments.slice(0, first))].length - BEFORE);
  return `${from > 0 ? '… ' : ''}${points.slice(from, from + SHORT).join('').trim()}${from + SHORT < points.length ? ' …' : ''}`;
}

/** What to call it; a highlight has no title and is told by where it stands. */
export function titleOf({ type, preview, parentTitle }: SearchResult): string {
  if (type === 'HIGHLIGHT') return parentTitle || UNTITLED_NOTE;
  return textOf(preview.title) || `Untitled ${type === 'PROJECT_CATEGORY' ? 'folder' : type.toLowerCase()}`;
}
