export { PlanChoice } from './plan-choice.ts';
export * from './beyond-plan.ts';
export * from './take-room.ts';
export type { WorkspacePlanStore } from './workspace-plan-store.ts';
