export { ADMITTED } from './admission.ts';
export { type DepartureStores, depart } from './departure.ts';
export { memberChanged } from './events.ts';
export type { FlagStore, GroupStore, InviteStore, TeamStore } from './workspace-stores.ts';
