import type { FieldView } from '@evident/domain/fields';
import type { RowGroup, ViewedType } from '@evident/domain/views';

export interface GroupChoice {
  readonly label: string;
  readonly group: RowGroup;
}

/** The groups that rows of a type can have. */
export function groupsFor(type: ViewedType, fields: readonly FieldView[]): GroupChoice[] {
  return [
    ...(type === 'INSIGHT'
      ? [{ label: 'Status', group: { kind: 'PUBLISHED' } } as const]
      : [{ label: 'Tag', group: { kind: 'TAG' } } as const]),
    ...fields
      .filter((field) => field.type === 'SELECT' || field.type === 'PERSON')
      .map(({ id, label, type: kind }) => ({ label, group: { kind: kind as 'SELECT' | 'PERSON', fieldId: id } })),
  ];
}

/** The group of a board until one is chosen: the first there is. */
export const boardGroup = (type: ViewedType, fields: readonly FieldView[]): RowGroup =>
  (groupsFor(type, fields).find(({ group }) => group.kind === 'SELECT') ?? groupsFor(type, fields)[0]!).group;
