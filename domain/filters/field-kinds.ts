import { FIELD_KINDS, type DatumFilter, type FieldKind, type FieldTypeName, fieldTypeOf } from '../fields/index.ts';

export { FIELD_KINDS, type DatumFilter, type FieldKind };

/** The kind of a custom field. @param max how many options can be selected */
export function kindOfCustom({ type, max }: { readonly type: FieldTypeName; readonly max: number | null }): FieldKind {
  const { kind, holds } = fieldTypeOf(type);
  return holds === 'options' && max === 1 ? 'choice' : kind;
}
