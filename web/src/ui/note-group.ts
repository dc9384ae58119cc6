import type { NoteRow } from '@evident/domain/notes';

type Group = NonNullable<NoteRow['group']>;

/** `survey.csv, 312 responses`. */
export const groupInWords = ({ name, noteCount }: Group): string =>
  `${name}, ${noteCount.toLocaleString('en')} responses`;

/** Query string of a project that lists only these notes. */
export const groupSearch = ({ name, importFileId }: Group): string =>
  `?${new URLSearchParams({ from: name, import: importFileId }).toString()}`;
