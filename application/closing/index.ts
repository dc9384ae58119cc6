export { type ClosingStores, closeTeam, tellClosed } from './close-team.ts';
export type { ClosingStore } from './ports.ts';
