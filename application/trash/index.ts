export { purgeEntry, type PurgingStores } from './purge-in-batches.ts';
