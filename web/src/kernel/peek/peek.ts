/** What can open beside or above the page it was opened from, and the path of its own full page. */
export const peekPaths = {
  note: '/data',
  insight: '/insights',
  tag: '/tags',
  person: '/people',
  user: '/user',
} as const;
export type PeekKind = keyof typeof peekPaths;

/** How an open item is shown; FullPage is the item's own route and never stands in a stack. */
export type PeekMode = 'Center' | 'Side' | 'FullPage';
export type OpenMode = Exclude<PeekMode, 'FullPage'>;

export interface Item {
  kind: PeekKind;
  id: string;
  /** Where in the item to look, such as `highlight-<id>`; it is the fragment of the item's own route. */
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

/** `note:<id>.highlight-<id>~tag:<id>@Center`, lowest first. What cannot be read is left out rather than breaking a link. */
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

/** What is chosen on a screen stands in the address under this name; in the nth peek under `name.n`, so that no two screens speak for each other. */
export const nameAt = (depth: number, name: string): string => (depth === 0 ? name : `${name}.${depth}`);
const OF_PEEK = /\.(\d)$/;

/** The query string with this stack in it, everything else as it was, but for what was chosen in peeks that are no more. Written plainly, because people read addresses. */
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

/** The item's own full page. */
export function pathOf({ kind, id, place }: Item): string {
  return `${peekPaths[kind]}/${id}${place === undefined ? '' : `#${place}`}`;
}

/**
 * Opened from the page (depth 0) it replaces what is open; opened from within the nth peek it is laid on top of that one.
 * What is laid on something in the centre is in the centre too: beside, it would lie under it.
 */
export function opened(stack: readonly Peek[], depth: number, item: Item, mode?: OpenMode): Peek[] {
  const below = stack.slice(0, depth);
  const usual = below.at(-1)?.mode === 'Center' ? 'Center' : usualMode(item.kind);
  return [...below, { ...item, mode: mode ?? usual }].slice(-AT_MOST);
}

function isPeekKind(kind: string): kind is PeekKind {
  return Object.hasOwn(peekPaths, kind);
}
