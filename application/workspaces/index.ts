export { ADMITTED, type AdmissionStores, admit } from './admission.ts';
export { memberChanged } from './events.ts';
export type { WordLists } from './word-lists.ts';
export type { FlagStore, GroupStore, MemberStore, TeamStore } from './workspace-stores.ts';
