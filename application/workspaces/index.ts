export { ADMITTED, type AdmissionStores, admit } from './admission.ts';
export type { WordLists } from './word-lists.ts';
export type { FlagStore, GroupStore, TeamStore } from './workspace-stores.ts';
