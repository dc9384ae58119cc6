import { channelTitle } from '@evident/domain/channels';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { kindOf, untitled } from '@evident/domain/kinds';
import { personName } from '@evident/domain/people';
import type { SearchResult } from '@evident/domain/search';
import { dataPointPage, slugged, themePage, writeNoteHash } from '@evident/domain/links';
import { pathOf, type Item } from '../../kernel/peek/peek.ts';

/** The target of a result: a peek at the matching words, or a page. */
export type ResultTarget = { readonly item: Item } | { readonly path: string };

export function resultTarget({ type, id, parentId, place, page, preview }: SearchResult): ResultTarget {
  const at = page
    ? { place: writeNoteHash({ fileId: page.fileId, page: page.page }) }
    : place
      ? { place: writeNoteHash({ range: place }) }
      : {};
  switch (type) {
    case 'NOTE':
      return { item: { kind: 'note', id, ...at } };
    case 'HIGHLIGHT':
      return { item: { kind: 'note', id: parentId ?? id, place: writeNoteHash({ highlightId: id }) } };
    case 'INSIGHT':
      return { item: { kind: 'insight', id, ...at } };
    case 'TAG':
      return { item: { kind: 'tag', id } };
    case 'PERSON':
      return { item: { kind: 'person', id } };
    case 'PROJECT':
      return { path: `/projects/${slugged(textOf(preview.title), id)}` };
    case 'PROJECT_CATEGORY':
      return { path: `/folders/${slugged(textOf(preview.title), id)}` };
    case 'CHANNEL':
      return { path: `/channels/${id}` };
    case 'THEME':
      return { path: themePage(parentId!, id) };
    case 'CHANNEL_DATAPOINT':
      return { path: dataPointPage(parentId!, id) };
  }
}

/** The path of the full page, for a link or Ctrl/⌘ Enter. */
export const pageOf = (where: ResultTarget): string => ('item' in where ? pathOf(where.item) : where.path);

export const textOf = (fragments: readonly { text: string }[]): string => fragments.map(({ text }) => text).join('');

const SHORT = 100;
const BEFORE = 30;

interface Fragment {
  readonly text: string;
  readonly match: boolean;
}

/** A line of context around the first match, cut at word boundaries if possible. */
export function inShort(fragments: readonly Fragment[]): readonly Fragment[] {
  const points = fragments.flatMap(({ text, match }) => [...text].map((point) => ({ point, match })));
  const isSpace = (at: number): boolean => /\s/.test(points[at]!.point);
  const found = Math.max(
    0,
    points.findIndex(({ match }) => match),
  );
  const reach = (at: number): number => Math.min(points.length, Math.max(0, at));
  let from = reach(found - BEFORE);
  for (let at = from; from > 0 && at < found; at += 1)
    if (isSpace(at)) {
      from = at + 1;
      break;
    }
  let to = reach(from + SHORT);
  for (let at = to; to < points.length && at > found; at -= 1)
    if (isSpace(at)) {
      to = at;
      break;
    }
  const shown: Fragment[] = [];
  for (const { point, match } of points.slice(from, to)) {
    const last = shown.at(-1);
    if (last?.match === match) shown[shown.length - 1] = { text: last.text + point, match };
    else shown.push({ text: point, match });
  }
  const more = (text: string, is: boolean): Fragment[] => (is ? [{ text, match: false }] : []);
  return [...more('… ', from > 0), ...shown, ...more(' …', to < points.length)];
}

/** The title of a result. A highlight uses the title of its note, a data point without a title that of its channel. */
export function titleOf({ type, preview, parentTitle }: SearchResult): string {
  if (type === 'HIGHLIGHT') return parentTitle || UNTITLED_NOTE;
  if (type === 'CHANNEL_DATAPOINT') return textOf(preview.title) || channelTitle(parentTitle ?? '');
  if (type === 'PERSON') return personName(textOf(preview.title));
  return textOf(preview.title) || untitled(kindOf(type));
}
