export type { SupportAccessStore, SupportDirectory } from './ports.ts';
export { recordSupport } from './record-support.ts';
