import type { FieldView, ObjectFields, SentValue } from '@evident/domain/fields';
import { shownValue, valueOf } from '@evident/domain/fields';
import { useQuery } from '@tanstack/react-query';
import { type Fielded, objectFieldsQuery } from '../../data/fields/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';

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
