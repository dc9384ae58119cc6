export * from './catalogue.ts';
export * from './kind.ts';
