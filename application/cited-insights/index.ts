export type { CitedInsightStore } from './cited-insight-store.ts';
export { type CitingPorts, deliver, findingsOf } from './findings.ts';
export { type CitedInsight, INSIGHT_CITED, type SavingStores, saveInsight } from './save-insight.ts';
