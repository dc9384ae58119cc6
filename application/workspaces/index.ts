export type { TeamStore } from './workspace-stores.ts';
