import { api } from '../api/client.ts';
import { answer } from '../api/send.ts';
import { undoChange } from './undo-change.ts';
import type { Done } from './undo-stack.ts';

const UNDO_MAX = 20;

/**
 * Returns undoable changes from before the page opened, newest first. `touched` reports changes on the page meanwhile.
 */
export async function earlierChanges(touched: () => boolean): Promise<Omit<Done, 'id'>[]> {
  const asked = api.GET('/api/v1/undo', { params: { query: { limit: UNDO_MAX } } });
  const [{ items }, { response }] = await Promise.all([answer(asked), asked]);
  const before = touched()
    ? olderThan(items, Date.parse(response.headers.get('date') ?? '') - performance.now())
    : items;
  return before.map(({ undoId, label, project }) => ({
    label,
    place: { projectId: project?.id ?? null, ...(project && { title: project.title }) },
    undo: () => undoChange(undoId),
  }));
}

/** Keeps changes older than the page, by the server's clock in whole seconds. The page's own stack holds the rest. */
export const olderThan = <One extends { readonly createdAt: string }>(
  changes: readonly One[],
  openedAt: number,
): One[] => changes.filter(({ createdAt }) => Date.parse(createdAt) < openedAt);
