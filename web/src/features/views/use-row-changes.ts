import type { FieldView, SentValue } from '@evident/domain/fields';
import type { Row, ViewedType } from '@evident/domain/views';
import { CHANGED_ROWS_MAX } from '@evident/domain/views';
import { projectRows } from '../../data/views/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { refetched } from '../../kernel/queries/cache-updates.ts';
import { idempotencyKey } from '../../kernel/queries/creation.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { showToast } from '../../kernel/toasts.ts';

/** A new value of a field for a row. */
export interface CellChange {
  readonly row: Row;
  readonly field: FieldView;
  readonly value: SentValue;
}

/** Sets values of many cells as one change that can be undone. Highlights show the fields of their notes, which are changed there. */
export function useRowChanges(projectId: string, type: ViewedType) {
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
      if (changes.length > 0) values.mutate(changes);
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
