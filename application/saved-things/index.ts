export { newRow } from './new-row.ts';
export { type CountedStore, SavedThing, type ThingStore, type ThingStores } from './saved-thing.ts';
