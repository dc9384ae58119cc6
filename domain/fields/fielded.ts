import { KINDS } from '../kinds/index.ts';

/** Objects whose custom fields can belong to a project. */
export const PROJECT_FIELDED_TYPES = [KINDS.note.type, KINDS.insight.type] as const;
/** Objects that have custom fields. */
export const FIELDED_TYPES = [...PROJECT_FIELDED_TYPES, KINDS.person.type] as const;
export type FieldedType = (typeof FIELDED_TYPES)[number];
