export { purgeEntry, type PurgingStores } from './purge-in-batches.ts';
export { putInTrash, type TrashStores } from './move-to-trash.ts';
