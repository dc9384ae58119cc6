export type { AppliedTagStore } from './applied-tag-store.ts';
export { tagChanged, tagRemoved, tagsArranged } from './events.ts';
export type { TagStore } from './tag-store.ts';
export { demandArranging } from './to-arrange.ts';
export { applyChanges, type TagChangeStores } from './apply-changes.ts';
