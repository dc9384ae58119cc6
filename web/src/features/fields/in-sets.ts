import type { FieldSetView, FieldView } from '@evident/domain/fields';

export interface FieldsOfSet {
  /** Null: fields in no set, which come first. */
  readonly set: FieldSetView | null;
  readonly fields: readonly FieldView[];
}

/** Fields under their sets, those in no set first. Sets are kept without fields. */
export function inSets(fields: readonly FieldView[], sets: readonly FieldSetView[]): FieldsOfSet[] {
  const of = (setId: string | null) => fields.filter(({ fieldSetId }) => fieldSetId === setId);
  return [{ set: null, fields: of(null) }, ...sets.map((set) => ({ set, fields: of(set.id) }))];
}
