export { NOTE_CORRECTED } from './kept-correction.ts';
export type { KeyedRow, TableReader } from './import-reader.ts';
