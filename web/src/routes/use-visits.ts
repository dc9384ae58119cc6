import { KINDS, kindsThat } from '@evident/domain/kinds';
import { idFromSlugged } from '@evident/domain/links';
import type { ItemRef, ItemType } from '@evident/domain/projects';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useRecordVisit } from '../data/projects/visits.ts';
import { parsePeeks } from '../kernel/peek/peek.ts';

const VISITED = kindsThat('starred');

/** Records opened pages and peeks, so that members find them again. Inaccessible items are not recorded. */
export function useVisits(signedIn: boolean): void {
  const { pathname, search } = useLocation();
  const record = useRecordVisit();
  const open = signedIn
    ? openItems(pathname, search)
        .map(({ type, id }) => `${type} ${id}`)
        .join('~')
    : '';
  const before = useRef('');
  useEffect(() => {
    const known = new Set(before.current.split('~'));
    before.current = open;
    for (const entry of open.split('~')) {
      const [type, id] = entry.split(' ');
      if (id === undefined || known.has(entry)) continue;
      record({ type: type as ItemType, id });
    }
  }, [open, record]);
}

/** The items that a URL shows. */
export function openItems(pathname: string, search: string): ItemRef[] {
  const [, place, part = ''] = pathname.split('/');
  const kind = VISITED.find((one) => KINDS[one].page === place);
  const id = idFromSlugged(part);
  const peeks = parsePeeks(new URLSearchParams(search).get('peek')).flatMap((peek) =>
    VISITED.filter((one) => one === peek.kind).map((one) => ({ type: KINDS[one].type, id: peek.id })),
  );
  return [...(kind && id ? [{ type: KINDS[kind].type, id }] : []), ...peeks];
}
