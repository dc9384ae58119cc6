export { compareTexts, type ComparedText } from './compare-texts.ts';
export * from './restored-content.ts';
export * from './shapes.ts';
export * from './text-version.ts';
