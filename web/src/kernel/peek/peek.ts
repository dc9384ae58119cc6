import { KINDS } from '@evident/domain/kinds';

/** Kinds that can open as a peek, with the path of their full page. */
export const peekPaths = {
  note: `/${KINDS.note.page}`,
  insight: `/${KINDS.insight.page}`,
  tag: `/${KINDS.tag.page}`,
  person: `/${KINDS.person.page}`,
  user: '/user',
} as const;
export type PeekKind = keyof typeof peekPaths;

/** Display of an item; FullPage is its own route and never part of a stack. */
export type PeekMode = 'Center' | 'Side' | 'FullPage';
export type OpenMode = Exclude<PeekMode, 'FullPage'>;

export interface Item {
  kind: PeekKind;
  id: string;
  /** Position in the item, such as `highlight-<id>`; the fragment of its route. */
  place?: string;
}

export interface Peek extends Item {
  mode: OpenMode;
}

const BESIDE = new Set<PeekKind>(['note', 'insight', 'tag', 'person']);
const ENTRY = /^([a-z]+):([\w-]{1,200})(?:\.([\w-]{1,200}))?(?:@(Center|Side))?$/;
const AT_MOST = 8;

export function usualMode(kind: PeekKind): OpenMode {
  return BESIDE.has(kind) ? 'Side' : 'Center';
}

/** Parses `note:<id>.highlight-<id>~tag:<id>@Center`, lowest first. Omits invalid entries. */
export function parsePeeks(text: string | null): Peek[] {
  return (text ?? '')
    .split('~')
    .flatMap((entry) => {
      const [, kind, id, place, mode] = ENTRY.exec(entry) ?? [];
      if (kind === undefined || id === undefined || !isPeekKind(kind)) return [];
      return [
        {
          kind,
          id,
          ...(place === undefined ? {} : { place }),
          mode: (mode as OpenMode | undefined) ?? usualMode(kind),
        },
      ];
    })
    .slice(-AT_MOST);
}

export function formatPeeks(stack: readonly Peek[]): string {
  return stack
    .map(
      ({ kind, id, place, mode }) =>
        `${kind}:${id}${place === undefined ? '' : `.${place}`}${mode === usualMode(kind) ? '' : `@${mode}`}`,
    )
    .join('~');
}

/** Query parameter of a screen's choice, with the suffix `.n` in the nth peek to avoid collisions. */
export const nameAt = (depth: number, name: string): string => (depth === 0 ? name : `${name}.${depth}`);
const OF_PEEK = /\.(\d)$/;

/** Sets the stack in the query string and removes choices of closed peeks. Keeps it readable. */
export function withPeeks(search: string, stack: readonly Peek[]): string {
  const was = new URLSearchParams(search);
  const before = parsePeeks(was.get('peek'));
  const isGone = (name: string): boolean => {
    const at = Number(OF_PEEK.exec(name)?.[1] ?? 0) - 1;
    return at >= 0 && (stack[at]?.kind !== before[at]?.kind || stack[at]?.id !== before[at]?.id);
  };
  const others = new URLSearchParams([...was].filter(([name]) => name !== 'peek' && !isGone(name)));
  const parts = [others.toString(), stack.length > 0 ? `peek=${formatPeeks(stack)}` : ''].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Returns the path of the item's full page. */
export function pathOf({ kind, id, place }: Item): string {
  return `${peekPaths[kind]}/${id}${place === undefined ? '' : `#${place}`}`;
}

/**
 * From the page (depth 0), replaces the stack. From the nth peek, opens on top of it.
 * On top of a center peek the item opens in the center, because a side peek would be hidden.
 */
export function opened(stack: readonly Peek[], depth: number, item: Item, mode?: OpenMode): Peek[] {
  const below = stack.slice(0, depth);
  const usual = below.at(-1)?.mode === 'Center' ? 'Center' : usualMode(item.kind);
  return [...below, { ...item, mode: mode ?? usual }].slice(-AT_MOST);
}

function isPeekKind(kind: string): kind is PeekKind {
  return Object.hasOwn(peekPaths, kind);
}
