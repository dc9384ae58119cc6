import type { FieldSetView, FieldUpdate, FieldView } from '@evident/domain/fields';
import { useQueryClient } from '@tanstack/react-query';
import { allFields } from '../../data/fields/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';

const ofField = (fieldId: string) => ({ params: { path: { fieldId } } });
const ofSet = (fieldSetId: string) => ({ params: { path: { fieldSetId } } });

const REFUSED = 'The fields were not changed';

/** Changes of fields and sets. Each offers Undo; those that report a refusal themselves throw it. */
export function useFieldChanges() {
  const client = useQueryClient();
  const refetch = () => invalidate(client, allFields);
  const acts = useUndoable(refetch, ({ change, attempt }) => ({
    update: ({ id, label, version }: FieldView, update: FieldUpdate) =>
      change(
        `Changed “${label}”`,
        answer(
          api.PATCH('/api/v1/fields/{fieldId}', {
            params: { path: { fieldId: id }, header: unlessChanged(version) },
            body: update,
          }),
        ),
      ),
    remove: ({ id, label }: FieldView) =>
      change(`Deleted “${label}”`, answer(api.DELETE('/api/v1/fields/{fieldId}', ofField(id)))),
    move: ({ id, label }: FieldView, fieldSetId: string | null, beforeFieldId: string | null) =>
      attempt(
        `Moved “${label}”`,
        answer(api.PUT('/api/v1/fields/{fieldId}/place', { ...ofField(id), body: { fieldSetId, beforeFieldId } })),
        REFUSED,
      ),
    renameSet: ({ id, label, version }: FieldSetView, wanted: string) =>
      attempt(
        `Renamed “${label}”`,
        answer(
          api.PATCH('/api/v1/field-sets/{fieldSetId}', {
            params: { path: { fieldSetId: id }, header: unlessChanged(version) },
            body: { label: wanted },
          }),
        ),
        REFUSED,
      ),
    moveSet: ({ id, label }: FieldSetView, beforeFieldSetId: string | null) =>
      attempt(
        `Moved “${label}”`,
        answer(api.PUT('/api/v1/field-sets/{fieldSetId}/place', { ...ofSet(id), body: { beforeFieldSetId } })),
        REFUSED,
      ),
    removeSet: ({ id, label }: FieldSetView) =>
      attempt(`Deleted “${label}”`, answer(api.DELETE('/api/v1/field-sets/{fieldSetId}', ofSet(id))), REFUSED),
  }));
  return { refetch, ...acts };
}
export type FieldChanges = ReturnType<typeof useFieldChanges>;
