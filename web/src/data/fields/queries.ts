import type { FieldedType, FieldList, FieldView, FieldWithUse, ObjectFields, RawColumns } from '@evident/domain/fields';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, FIELD_CHANGES, NOTE_CHANGES } from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** Everything about fields and their values. */
export const allFields = family('fields');

/** The fields of a project, or with null of the workspace, for one type of object. */
export const fieldListQuery = (projectId: string | null, objectType: FieldedType) =>
  queryOptions({
    queryKey: ['fields', 'list', projectId, objectType],
    queryFn: (): Promise<FieldList> =>
      answer(
        projectId === null
          ? api.GET('/api/v1/fields', { params: { query: { objectType } } })
          : api.GET('/api/v1/projects/{projectId}/fields', { params: { path: { projectId }, query: { objectType } } }),
      ),
    meta: touchedBy<FieldList>({ ...on([...ACCESS_CHANGES, ...FIELD_CHANGES], true) }),
  });

/** The fields of the workspace and of a project, for all types of objects. */
export const filterFieldsQuery = (projectId: string | null) =>
  queryOptions({
    queryKey: ['fields', 'filter', projectId],
    queryFn: async (): Promise<FieldView[]> => {
      const { fields } = await answer(
        projectId === null
          ? api.GET('/api/v1/fields', { params: { query: {} } })
          : api.GET('/api/v1/projects/{projectId}/fields', {
              params: { path: { projectId }, query: { workspace: 'true' } },
            }),
      );
      return fields;
    },
    meta: touchedBy<FieldView[]>({ ...on([...ACCESS_CHANGES, ...FIELD_CHANGES], true) }),
  });

/** One field with the number of its values. */
export const fieldQuery = (fieldId: string) =>
  queryOptions({
    queryKey: ['fields', 'one', fieldId],
    queryFn: (): Promise<FieldWithUse> =>
      answer(api.GET('/api/v1/fields/{fieldId}', { params: { path: { fieldId } } })),
    meta: touchedBy<FieldWithUse>({ ...on([...ACCESS_CHANGES, ...FIELD_CHANGES, 'field:set'], true) }),
  });

/** An object whose fields are shown. */
export interface Fielded {
  readonly kind: 'note' | 'insight' | 'person';
  readonly id: string;
}

/** The fields of an object with its values. */
export const objectFieldsQuery = ({ kind, id }: Fielded) =>
  queryOptions({
    queryKey: ['fields', 'values', kind, id],
    queryFn: (): Promise<ObjectFields> =>
      answer(
        kind === 'note'
          ? api.GET('/api/v1/notes/{noteId}/fields', { params: { path: { noteId: id } } })
          : kind === 'insight'
            ? api.GET('/api/v1/insights/{insightId}/fields', { params: { path: { insightId: id } } })
            : api.GET('/api/v1/people/{personId}/fields', { params: { path: { personId: id } } }),
      ),
    meta: touchedBy<ObjectFields>({
      ...on([...ACCESS_CHANGES, ...FIELD_CHANGES], true),
      'field:set': { objectId: id },
    }),
  });

/** The columns that imports kept raw on notes of a project. */
export const rawColumnsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['fields', 'raw', projectId],
    queryFn: (): Promise<RawColumns> =>
      answer(api.GET('/api/v1/projects/{projectId}/raw-columns', { params: { path: { projectId } } })),
    meta: touchedBy<RawColumns>({
      ...on([...ACCESS_CHANGES, ...FIELD_CHANGES], true),
      ...on([...NOTE_CHANGES], { projectId }),
    }),
  });
