import type { FieldView } from '@evident/domain/fields';
import { FIELD_GROUPS, type RowGroup, type ViewedType } from '@evident/domain/views';

export interface GroupChoice {
  readonly label: string;
  readonly group: RowGroup;
}

/** The groups that rows of a type can have. @param hasPeople whether rows show their people */
export function groupsFor(type: ViewedType, fields: readonly FieldView[], hasPeople = false): GroupChoice[] {
  return [
    ...(type === 'INSIGHT'
      ? [{ label: 'Status', group: { kind: 'PUBLISHED' } } as const]
      : ([
          { label: 'Tag', group: { kind: 'TAG' } },
          ...(hasPeople ? [{ label: 'People', group: { kind: 'PEOPLE' } } as const] : []),
          { label: 'Month', group: { kind: 'MONTH' } },
        ] as const)),
    ...fields.flatMap(({ id, label, type: of }) => {
      const kind = FIELD_GROUPS.find((one) => one === of);
      return kind ? [{ label, group: { kind, fieldId: id } }] : [];
    }),
  ];
}

/** The group of a board until one is chosen: the first there is. */
export const boardGroup = (type: ViewedType, fields: readonly FieldView[]): RowGroup =>
  (groupsFor(type, fields).find(({ group }) => group.kind === 'SELECT') ?? groupsFor(type, fields)[0]!).group;
