import { KINDS, kindOf } from '@evident/domain/kinds';
import { SEARCHED_TYPES, type SearchedType, type SearchSort } from '@evident/domain/search';

interface Order {
  readonly sort: SearchSort;
  readonly direction: 'ASC' | 'DESC';
}

/** Orders of a stream, by their names in the address. */
export const STREAM_ORDERS = {
  newest: { sort: 'CREATED', direction: 'DESC' },
  oldest: { sort: 'CREATED', direction: 'ASC' },
  updated: { sort: 'UPDATED', direction: 'DESC' },
  title: { sort: 'TITLE', direction: 'ASC' },
  relevance: { sort: 'RELEVANCE', direction: 'DESC' },
} as const satisfies Record<string, Order>;
export type StreamOrder = keyof typeof STREAM_ORDERS;

/** Orders in which types can be mixed. */
export const MIXED_ORDERS: readonly StreamOrder[] = ['newest', 'oldest'];

export const orderNamed = ({ sort, direction }: Order): StreamOrder =>
  (Object.keys(STREAM_ORDERS) as StreamOrder[]).find(
    (name) => STREAM_ORDERS[name].sort === sort && STREAM_ORDERS[name].direction === direction,
  ) ?? (Object.keys(STREAM_ORDERS) as StreamOrder[]).find((name) => STREAM_ORDERS[name].sort === sort)!;

/** Types as they are named in the address: `projectCategory` is a folder. */
export const typeToAddress = (type: SearchedType | null): string =>
  type === null ? '' : type === KINDS.folder.type ? 'folder' : kindOf(type);

export const typeFromAddress = (name: string): SearchedType | null =>
  SEARCHED_TYPES.find((type) => typeToAddress(type) === name) ?? null;
