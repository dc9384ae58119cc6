export { claused } from './claused.ts';
export type { HighlightReader } from './highlight-reader.ts';
export type { HighlightStore } from './highlight-store.ts';
export { demandMarkUp } from './demand-mark-up.ts';
export { highlightChanged, highlightRemoved, highlightsChanged } from './events.ts';
export type { MarkingStores } from './highlight-store.ts';
export { copyNoteTags, noteTags } from './note-tags.ts';
export { anchorAllBeside, anchorBeside, markAllWords, markWords } from './mark-words.ts';
