export { newRow } from './new-row.ts';
export { SavedThing, type ThingStore, type ThingStores } from './saved-thing.ts';
