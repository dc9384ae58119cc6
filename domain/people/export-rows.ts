import type { PersonRow } from './shapes.ts';

/** Columns of an export that are no details. */
const HEAD = ['Name'] as const;
const TAIL = ['Notes', 'Import origin', 'Enrichment origin', 'Created at', 'Link'] as const;

/** Column names of an export of people with these details and custom fields. */
export const peopleExportHead = (labels: readonly string[], fields: readonly string[]): string[] => [
  ...HEAD,
  ...labels,
  ...fields,
  ...TAIL,
];

/** The row of a person under {@link peopleExportHead}. `link` is the absolute address of their page. */
export const peopleExportRow = (
  person: PersonRow,
  labels: readonly string[],
  cells: readonly string[],
  link: string,
): string[] => [
  person.name,
  ...labels.map((label) => {
    const value = person.details[label];
    return typeof value === 'string' ? value : '';
  }),
  ...cells,
  String(person.noteCount),
  person.importOrigin ?? '',
  person.enrichmentOrigin ?? '',
  person.createdAt,
  link,
];
