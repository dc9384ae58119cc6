export { readSentences, type Reading, type Understanding } from './read-sentences.ts';
