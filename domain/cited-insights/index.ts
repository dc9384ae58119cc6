export * from './added-blocks.ts';
export * from './cited-blocks.ts';
export * from './shapes.ts';
export * from './theme-content.ts';
