export * from './find-passages.ts';
