export { NOTE_CORRECTED } from './kept-correction.ts';
export type { ImportReader, KeyedRow } from './import-reader.ts';
