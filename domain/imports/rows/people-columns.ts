/** The columns of a mapping that name contacts. */
export const people = {
  type: 'array',
  maxItems: 20,
  items: { type: 'string', minLength: 1, maxLength: 10_000 },
  description:
    'Names of columns that name contacts, also that of the title: one, or several between semicolons, bars or lines. They are added to the notes, and created where the name is new',
} as const;
