export { purgeEntry, type PurgingStores } from './purge-in-batches.ts';
export { type RestoringStores, restoreEntry } from './restore-entry.ts';
export { putBackInTrash, putInTrash, type TrashStores } from './move-to-trash.ts';
