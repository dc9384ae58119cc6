import {
  type FieldSetView,
  type FieldUpdate,
  type FieldView,
  type ObjectFields,
  type SentValue,
  shownValue,
  valueOf,
  type ColumnConversion,
  type FieldedType,
  type NewField,
} from '@evident/domain/fields';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { allFields, type Fielded, objectFieldsQuery } from './queries.ts';

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

interface Setting {
  field: FieldView;
  value: SentValue;
}

/** The fields as they will be once the server has stored the value. */
function withValue(known: ObjectFields, { field, value: sent }: Setting): ObjectFields {
  const value = valueOf(field, sent);
  const others = known.values.filter(({ fieldId }) => fieldId !== field.id);
  if (value === null) return { ...known, values: others };
  const view = 'ids' in value ? { ids: [...value.ids] } : value;
  return { ...known, values: [...others, { fieldId: field.id, ...view, shown: shownValue(field, value) }] };
}

/** The fields of an object and how to set them; each change is shown at once and can be undone. */
export function useObjectFields(of: Fielded) {
  const query = objectFieldsQuery(of);
  const { data, error, refetch } = useQuery(query);
  const { mutate } = useOptimistic<Setting, { undoId: string }>({
    change: ({ field, value }) => {
      const body = { values: [{ fieldId: field.id, ...value, ids: value.ids ? [...value.ids] : undefined }] };
      return answer(
        of.kind === 'note'
          ? api.PATCH('/api/v1/notes/{noteId}/fields', { params: { path: { noteId: of.id } }, body })
          : of.kind === 'insight'
            ? api.PATCH('/api/v1/insights/{insightId}/fields', { params: { path: { insightId: of.id } }, body })
            : api.PATCH('/api/v1/people/{personId}/fields', { params: { path: { personId: of.id } }, body }),
      );
    },
    updates: () => [updated<ObjectFields, Setting>(query, withValue)],
    refused: 'The field was not changed',
    label: (_, { field }) => `Changed “${field.label}”`,
  });
  return {
    fields: data,
    problem: error,
    again: () => void refetch(),
    set: (field: FieldView, value: SentValue) => mutate({ field, value }),
  };
}

/** Creates a field of a project, or of the workspace. */
export function useCreateField(projectId: string | null) {
  const client = useQueryClient();
  return useCreate({
    create: (body: NewField, header) =>
      answer(
        projectId === null
          ? api.POST('/api/v1/fields', { params: { header }, body })
          : api.POST('/api/v1/projects/{projectId}/fields', { params: { path: { projectId }, header }, body }),
      ),
    onSuccess: () => invalidate(client, allFields),
  });
}

/** Says which values a change would lose. */
export const previewField = (fieldId: string, body: Omit<FieldUpdate, 'label'>) =>
  answer(api.POST('/api/v1/fields/{fieldId}/preview', { params: { path: { fieldId } }, body }));

/** Creates a field set of a project, or of the workspace. */
export function useCreateFieldSet(projectId: string | null) {
  const client = useQueryClient();
  return useCreate({
    create: (body: { label: string; objectType: FieldedType }, header) =>
      answer(
        projectId === null
          ? api.POST('/api/v1/field-sets', { params: { header }, body })
          : api.POST('/api/v1/projects/{projectId}/field-sets', { params: { path: { projectId }, header }, body }),
      ),
    onSuccess: () => invalidate(client, allFields),
  });
}

/** Converts imported columns to fields, with Undo. */
export function useConvertColumns(projectId: string) {
  const client = useQueryClient();
  const { done } = useUndo();
  return useCreate({
    create: (body: ColumnConversion, header) =>
      answer(
        api.POST('/api/v1/projects/{projectId}/raw-columns/fields', { params: { path: { projectId }, header }, body }),
      ),
    onSuccess: async ({ items }) => {
      done(items.length === 1 ? 'Created 1 field' : `Created ${items.length} fields`, async () => {
        for (const { id } of items)
          await answer(api.DELETE('/api/v1/fields/{fieldId}', { params: { path: { fieldId: id } } }));
        await invalidate(client, allFields);
      });
      await invalidate(client, allFields);
    },
  });
}
