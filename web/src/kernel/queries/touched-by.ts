/** That something changed, as the server tells it: its kind (`note:changed`) and the ids it is about. */
export type Change = Readonly<Record<string, string>> & { readonly kind: string };

/** Lists that also tell of things of another kind: how many there are, or what they are called. */
const ALSO_TELLS_OF: Readonly<Record<string, readonly string[]>> = {
  'project-counts': ['note', 'highlight', 'tag', 'insight'],
  'project-notes': ['highlight'],
  'project-tags': ['highlight'],
  'recent-tags': ['highlight'],
  'project-highlight-list': ['note', 'tag'],
  evidence: ['note', 'highlight', 'tag'],
  highlight: ['note', 'tag'],
  project: ['note', 'highlight', 'tag', 'insight'],
  folders: ['project'],
  stars: ['project', 'folder', 'note', 'insight'],
  items: ['project', 'folder', 'note', 'insight'],
};

const nounOf = (kind: string): string => kind.split(':', 1)[0]!.replace(/s$/, '');

/** Whether what a query answered may be out of date after a change: it asked for one of the ids, or for things of that kind. */
export function touchedBy({ kind, ...ids }: Change, queryKey: readonly unknown[]): boolean {
  const parts = queryKey.filter((part): part is string => typeof part === 'string');
  const named = new Set(Object.entries(ids).flatMap(([name, id]) => (name === 'projectId' ? [] : [id])));
  const [list = ''] = parts;
  return (
    parts.some((part) => named.has(part)) ||
    list.includes(nounOf(kind)) ||
    (ALSO_TELLS_OF[list] ?? []).includes(nounOf(kind)) ||
    (kind.startsWith('access:') && list !== '')
  );
}
