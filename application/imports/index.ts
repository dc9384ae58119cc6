export { NOTE_CORRECTED } from './kept-correction.ts';
