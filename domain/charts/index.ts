export * from './analysis-shapes.ts';
export * from './bars.ts';
export * from './chart-filter.ts';
export * from './crosstab.ts';
export * from './options.ts';
export * from './saturation.ts';
export * from './settings.ts';
export * from './shapes.ts';
