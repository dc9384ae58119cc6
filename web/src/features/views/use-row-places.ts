import { KINDS, kindOf } from '@evident/domain/kinds';
import type { Row, ViewedType } from '@evident/domain/views';
import { projectRows, rowPages } from '../../data/views/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { refetched, updated } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';

/** The row that moved rows come before or after. */
export type RowPlace = { readonly beforeId: string } | { readonly afterId: string };

interface Placing {
  readonly rows: readonly Row[];
  readonly place: RowPlace;
}

/** Moves rows by hand, as one change that can be undone. */
export function useRowPlaces(projectId: string, objectType: ViewedType) {
  const { one, many } = KINDS[kindOf(objectType)];
  return useOptimistic<Placing, { undoId: string }>({
    change: ({ rows, place }) =>
      answer(
        api.PUT('/api/v1/projects/{projectId}/row-places', {
          params: { path: { projectId } },
          body: { objectType, ids: rows.map(({ id }) => id), ...place },
        }),
      ),
    updates: () => [updated(rowPages(projectId), placed), refetched(projectRows(projectId))],
    refused: `The ${many} were not moved`,
    label: (_, { rows }) => (rows.length === 1 ? `Moved 1 ${one}` : `Moved ${rows.length} ${many}`),
  }).mutate;
}

/** A page as it will be, if all rows stay on it; otherwise the server's answer shows. */
function placed(page: Row[], { rows, place }: Placing): Row[] {
  const ids = new Set(rows.map(({ id }) => id));
  const [neighbor, step] = 'beforeId' in place ? [place.beforeId, 0] : [place.afterId, 1];
  const others = page.filter(({ id }) => !ids.has(id));
  const at = others.findIndex(({ id }) => id === neighbor);
  if (at === -1 || page.length - others.length < rows.length) return page;
  return [...others.slice(0, at + step), ...rows, ...others.slice(at + step)];
}
