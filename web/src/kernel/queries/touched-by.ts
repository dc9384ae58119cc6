/** Event from the server: its kind (`note:changed`) and the ids it is about. */
export type Change = Readonly<Record<string, string>> & { readonly kind: string };

/** Lists that contain counts or names of other kinds. */
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

/** Whether a query is stale after a change: it has one of the ids, or the kind. */
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
