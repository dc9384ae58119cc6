import { KINDS } from '../kinds/index.ts';

/** Objects whose custom fields can belong to a project. */
export const PROJECT_FIELDED_TYPES = [KINDS.note.type, KINDS.insight.type] as const;
/** Objects that have custom fields. */
export const FIELDED_TYPES = [...PROJECT_FIELDED_TYPES, KINDS.person.type] as const;
export type FieldedType = (typeof FIELDED_TYPES)[number];
/** Objects whose fields say something about highlights: their notes, and the people in those. */
export const HIGHLIGHT_FIELDED_TYPES = FIELDED_TYPES.filter((type) => type !== KINDS.insight.type);
