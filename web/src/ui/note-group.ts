import { allOf, systemRow } from '@evident/domain/filters';
import type { NoteRow } from '@evident/domain/notes';
import { formToAddress } from '../kernel/filter-address.ts';

type Group = NonNullable<NoteRow['group']>;

/** `survey.csv, 312 responses`. */
export const groupInWords = ({ name, noteCount }: Group): string =>
  `${name}, ${noteCount.toLocaleString('en')} responses`;

/** Query string of a project that lists only these notes. The file names them; its id keeps out other imports of a file of that name. */
export const groupSearch = ({ name, importFileId }: Group): string => {
  const form = allOf(systemRow('ImportOrigin', 'IsOneOf', name), {
    ...systemRow('ImportFile', 'IsOneOf', importFileId),
    hidden: true,
  });
  return `?${new URLSearchParams({ filter: formToAddress(form) }).toString()}`;
};
