export type { FlagStore, TeamStore } from './workspace-stores.ts';
