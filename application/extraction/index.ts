export { readSentences, sentencesRead, type Reading, type Understanding } from './read-sentences.ts';
