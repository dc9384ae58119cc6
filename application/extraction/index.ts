export { extracted, type Wanted } from './extracted.ts';
export { readSentences, type Reading, type Understanding } from './read-sentences.ts';
