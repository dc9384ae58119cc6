export type { PersonStore } from './person-store.ts';
