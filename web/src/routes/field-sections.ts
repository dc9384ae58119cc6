import type { FieldedType } from '@evident/domain/fields';

export const WHY_NOT_WORKSPACE_FIELDS = 'Only managers and admins can change fields of the workspace';

const NAMES: Record<FieldedType, string> = { NOTE: 'Note', INSIGHT: 'Insight', PERSON: 'Person' };
const MANY: Record<FieldedType, string> = { NOTE: 'notes', INSIGHT: 'insights', PERSON: 'people' };

/** The sections of a page of fields. */
export const fieldSections = (types: readonly FieldedType[], workspace: boolean) =>
  types.map((objectType) => ({
    objectType,
    title: `${NAMES[objectType]} fields`,
    about:
      objectType === 'PERSON'
        ? 'All people of the workspace have these fields.'
        : workspace
          ? `All ${MANY[objectType]} of every project have these fields.`
          : `All ${MANY[objectType]} of this project have these fields.`,
  }));

/** The types on a page, by the end of its address. */
export const sectionsOn = (page: string): readonly FieldedType[] =>
  page === 'note-fields' ? ['NOTE'] : page === 'insight-fields' ? ['INSIGHT'] : ['NOTE', 'INSIGHT'];
