import type { ConversationScope } from '@evident/domain/conversations';
import { idFromSlugged } from '@evident/domain/links';
import { useLocation } from 'react-router';
import { parsePeeks } from '../kernel/peek/peek.ts';

const EVERYTHING: ConversationScope = { type: 'WORKSPACE', id: null };

const OF_PEEK: Readonly<Record<string, ConversationScope['type']>> = {
  note: 'NOTE',
  insight: 'INSIGHT',
  person: 'PERSON',
};
const OF_PATH: Readonly<Record<string, ConversationScope['type']>> = {
  data: 'NOTE',
  insights: 'INSIGHT',
  people: 'PERSON',
  projects: 'PROJECT',
  folders: 'FOLDER',
};

/** The scopes of a page, the nearest first: the top peek, the page, everything. */
export function pageScopes(pathname: string, search: string): readonly ConversationScope[] {
  const [, first = '', second = ''] = pathname.split('/');
  const of = (type: ConversationScope['type'] | undefined, id: string | undefined): ConversationScope[] =>
    type && id ? [{ type, id }] : [];
  const peeks = parsePeeks(new URLSearchParams(search).get('peek')).toReversed();
  return [
    ...peeks.flatMap(({ kind, id }) => of(OF_PEEK[kind], id)),
    ...of(OF_PATH[first], idFromSlugged(second)),
    EVERYTHING,
  ];
}

export function usePageScopes(): readonly ConversationScope[] {
  const { pathname, search } = useLocation();
  return pageScopes(pathname, search);
}
