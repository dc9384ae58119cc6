export { ADMITTED, type AdmissionStores, admit } from './admission.ts';
export { type DepartureStores, depart } from './departure.ts';
export { memberChanged } from './events.ts';
export type { WordLists } from './word-lists.ts';
export type { FlagStore, GroupStore, InviteStore, MemberStore, TeamStore } from './workspace-stores.ts';
