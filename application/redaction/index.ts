export { planRedaction } from './plan-redaction.ts';
export type { RedactionStore } from './redaction-store.ts';
