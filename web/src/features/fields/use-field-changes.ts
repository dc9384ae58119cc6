import type { FieldSetView, FieldUpdate, FieldView } from '@evident/domain/fields';
import { useQueryClient } from '@tanstack/react-query';
import { allFields } from '../../data/fields/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';

const ofField = (fieldId: string) => ({ params: { path: { fieldId } } });
const ofSet = (fieldSetId: string) => ({ params: { path: { fieldSetId } } });

/** Changes of fields and sets. Each offers Undo; those that report a refusal themselves throw it. */
export function useFieldChanges() {
  const client = useQueryClient();
  const { done } = useUndo();
  const refetch = () => invalidate(client, allFields);
  const undoable = async (label: string, asked: Promise<{ undoId: string }>): Promise<void> => {
    const { undoId } = await asked;
    done(label, async () => {
      await answer(api.POST('/api/v1/undo/{undoId}', { params: { path: { undoId } } }));
      await refetch();
    });
    await refetch();
  };
  /** Shows a refusal as a toast. */
  const orToast = (label: string, asked: Promise<{ undoId: string }>): Promise<void> =>
    undoable(label, asked).catch((thrown: unknown) => {
      showProblem(thrown, 'The fields were not changed');
    });
  return {
    refetch,
    update: ({ id, label, version }: FieldView, update: FieldUpdate) =>
      undoable(
        `Changed “${label}”`,
        answer(
          api.PATCH('/api/v1/fields/{fieldId}', {
            params: { path: { fieldId: id }, header: unlessChanged(version) },
            body: update,
          }),
        ),
      ),
    remove: ({ id, label }: FieldView) =>
      undoable(`Deleted “${label}”`, answer(api.DELETE('/api/v1/fields/{fieldId}', ofField(id)))),
    move: ({ id, label }: FieldView, fieldSetId: string | null, beforeFieldId: string | null) =>
      orToast(
        `Moved “${label}”`,
        answer(api.PUT('/api/v1/fields/{fieldId}/place', { ...ofField(id), body: { fieldSetId, beforeFieldId } })),
      ),
    renameSet: ({ id, label, version }: FieldSetView, wanted: string) =>
      orToast(
        `Renamed “${label}”`,
        answer(
          api.PATCH('/api/v1/field-sets/{fieldSetId}', {
            params: { path: { fieldSetId: id }, header: unlessChanged(version) },
            body: { label: wanted },
          }),
        ),
      ),
    moveSet: ({ id, label }: FieldSetView, beforeFieldSetId: string | null) =>
      orToast(
        `Moved “${label}”`,
        answer(api.PUT('/api/v1/field-sets/{fieldSetId}/place', { ...ofSet(id), body: { beforeFieldSetId } })),
      ),
    removeSet: ({ id, label }: FieldSetView) =>
      orToast(`Deleted “${label}”`, answer(api.DELETE('/api/v1/field-sets/{fieldSetId}', ofSet(id)))),
  };
}
export type FieldChanges = ReturnType<typeof useFieldChanges>;
