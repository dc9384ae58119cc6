import type { ImportReader } from '@evident/application/imports/import-reader';
import { readFile } from './read-file.ts';
import { readRowNotes } from './read-rows.ts';

/** All the formats that can be imported. */
export const importReader: ImportReader = { read: readFile, rows: readRowNotes };
