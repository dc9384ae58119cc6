export { extracted } from './extracted.ts';
export { readSentences, type Understanding } from './read-sentences.ts';
