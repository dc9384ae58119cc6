export * from './find-names.ts';
