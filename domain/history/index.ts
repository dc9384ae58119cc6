export { compareTexts, type ComparedText } from './compare-texts.ts';
export * from './restored-content.ts';
export * from './shapes.ts';
export * from './text-version.ts';
export { TEXT_VERSION_EVENTS } from './events.ts';
