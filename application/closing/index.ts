export type { ClosingStore } from './ports.ts';
