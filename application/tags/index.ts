export type { TagStore } from './tag-store.ts';
export { demandArranging } from './to-arrange.ts';
