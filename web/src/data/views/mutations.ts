import type { FieldView, SentValue } from '@evident/domain/fields';
import { KINDS, kindOf } from '@evident/domain/kinds';
import {
  type NewView,
  type ShownView,
  type ViewUpdate,
  type RowAction,
  type RowActionWanted,
  actionLabel,
  type Row,
  type ViewedType,
  CHANGED_ROWS_MAX,
} from '@evident/domain/views';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { refetched, updated } from '../../kernel/queries/cache-updates.ts';
import { idempotencyKey } from '../../kernel/queries/creation.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showToast } from '../../kernel/toasts.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { useNoteFacts } from './note-facts.ts';
import { viewLists, projectRows, rowPages } from './queries.ts';

const of = (viewId: string) => ({ params: { path: { viewId } } });

const REFUSED = 'The view was not changed';

/** Saves, copies, changes and deletes views of a project. Changes offer Undo. */
export function useViewChanges(projectId: string) {
  const client = useQueryClient();
  const refetch = () => invalidate(client, viewLists);
  const create = useCreate<ShownView, NewView>({
    create: (body, header) =>
      answer(api.POST('/api/v1/projects/{projectId}/views', { params: { path: { projectId }, header }, body })),
    onSuccess: refetch,
  });
  const copy = useCreate<ShownView, { viewId: string }>({
    create: ({ viewId }, header) =>
      answer(api.POST('/api/v1/views/{viewId}/duplicate', { params: { path: { viewId }, header }, body: {} })),
    onSuccess: refetch,
  });
  const update = ({ id, version }: ShownView, body: ViewUpdate) =>
    answer(
      api.PATCH('/api/v1/views/{viewId}', {
        params: { path: { viewId: id }, header: unlessChanged(version) },
        body,
      }),
    );
  const acts = useUndoable(refetch, ({ change, attempt }) => ({
    rename: (view: ShownView, title: string) => change(`Renamed “${view.title}”`, update(view, { title })),
    change: (view: ShownView, body: ViewUpdate) => attempt(`Changed “${view.title}”`, update(view, body), REFUSED),
    place: ({ id, title }: ShownView, beforeViewId: string | null) =>
      attempt(
        `Moved “${title}”`,
        answer(api.PUT('/api/v1/views/{viewId}/place', { ...of(id), body: { beforeViewId } })),
        REFUSED,
      ),
    remove: ({ id, title }: ShownView) =>
      attempt(`Deleted “${title}”`, answer(api.DELETE('/api/v1/views/{viewId}', of(id))), REFUSED),
  }));
  return { create, copy, ...acts };
}
export type ViewChanges = ReturnType<typeof useViewChanges>;

/** Archives, deletes or stars many notes or insights as one change that can be undone. */
export function useRowActions(projectId: string, objectType: RowActionWanted['objectType']) {
  const { many } = KINDS[kindOf(objectType)];
  const { mutateAsync, isPending } = useOptimistic<{ action: RowAction; ids: string[] }, { undoId: string }>({
    change: (wanted) =>
      answer(
        api.POST('/api/v1/projects/{projectId}/row-actions', {
          params: { path: { projectId }, header: idempotencyKey() },
          body: { objectType, ...wanted },
        }),
      ),
    updates: () => [refetched(projectRows(projectId))],
    refused: `The ${many} were not changed`,
    label: (_, { action, ids }) => actionLabel({ objectType, action, ids }, ids.length),
  });
  return { act: mutateAsync, isPending };
}

/** A new value of a field for a row. */
export interface CellChange {
  readonly row: Row;
  readonly field: FieldView;
  readonly value: SentValue;
}

/** Sets values of many cells as one change that can be undone. Highlights show the fields of their notes, which are changed there. */
export function useRowChanges(projectId: string, type: ViewedType) {
  const facts = useNoteFacts(projectId);
  const values = useOptimistic<readonly CellChange[], { undoId: string }>({
    change: (changes) =>
      answer(
        api.PUT('/api/v1/projects/{projectId}/row-values', {
          params: { path: { projectId } },
          body: { objectType: type === 'INSIGHT' ? 'INSIGHT' : 'NOTE', changes: byObject(changes) },
        }),
      ),
    updates: () => [refetched(projectRows(projectId))],
    refused: 'The values were not changed',
    label: (_, changes) =>
      changes.length === 1 ? `Changed “${changes[0]!.field.label}”` : `Changed ${changes.length} cells`,
  });
  const tags = useOptimistic<{ row: Row; add: string | null; remove: string | null }, { undoId: string | null }>({
    change: ({ row, add, remove }) =>
      answer(
        api.POST('/api/v1/projects/{projectId}/highlights/tags', {
          params: { path: { projectId }, header: idempotencyKey() },
          body: { highlightIds: [row.id], ...(add ? { add: [add] } : {}), ...(remove ? { remove: [remove] } : {}) },
        }),
      ),
    updates: () => [refetched(projectRows(projectId))],
    refused: 'The tags were not changed',
    label: () => 'Changed the tags of 1 highlight',
  });
  return {
    set: (changes: readonly CellChange[]) => {
      const objects = new Set(changes.map(({ row }) => objectOf(row))).size;
      if (objects > CHANGED_ROWS_MAX)
        return void showToast({
          tone: 'danger',
          title: 'The values were not changed',
          message: `At most ${CHANGED_ROWS_MAX} rows are changed at once. Select fewer.`,
        });
      const ofFields = changes.filter(({ field }) => !(field.id in facts));
      if (ofFields.length > 0) values.mutate(ofFields);
      for (const [id, change] of Object.entries(facts)) {
        const ofFact = changes.filter(({ field }) => field.id === id);
        if (ofFact.length > 0) change(ofFact);
      }
    },
    retag: tags.mutate,
  };
}

/** The object whose fields a row shows. */
const objectOf = (row: Row): string => row.noteId ?? row.id;

function byObject(changes: readonly CellChange[]) {
  const found = new Map<string, Map<string, SentValue>>();
  for (const { row, field, value } of changes) {
    const values = found.get(objectOf(row)) ?? new Map<string, SentValue>();
    values.set(field.id, value);
    found.set(objectOf(row), values);
  }
  return [...found].map(([objectId, values]) => ({
    objectId,
    values: [...values].map(([fieldId, { ids, ...value }]) => ({
      fieldId,
      ...value,
      ...(ids ? { ids: [...ids] } : {}),
    })),
  }));
}

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
