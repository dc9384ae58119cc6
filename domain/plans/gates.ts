import { Refusal } from '../kernel/index.ts';
import { PLANS, type Plan } from './catalogue.ts';
import { entitlements } from './entitlements.ts';
import { FEATURES, type Feature, LIMITS, type Limit } from './names.ts';
import type { WorkspacePlan } from './workspace-plan.ts';

/** The gate that was met: of a feature, or of a limit with the room there is. `plan` is the first plan that opens it. */
export type Gate =
  | { readonly feature: Feature; readonly plan: string | null }
  | { readonly limit: Limit; readonly most: number; readonly used: number; readonly plan: string | null };

/** Refused by the workspace's plan. The gate says what another plan would have to allow. */
export class PlanRefusal extends Refusal {
  readonly gate: Gate;
  constructor(title: string, advice: string, gate: Gate) {
    super('PlanRequired', title, advice);
    this.gate = gate;
  }
}

/** The newest version of each plan that is sold, cheapest first. */
export const OFFERED: readonly Plan[] = ['free', 'professional', 'business', 'enterprise'].map((base) =>
  PLANS.findLast(({ baseReference, reference }) => baseReference === base && /-\d{4}-\d{2}$/.test(reference))!,
);

/** The cheapest offered plan that allows a feature. */
export const planWith = (feature: Feature): Plan | undefined =>
  OFFERED.find(({ features }) => features.includes(feature));

/** The cheapest offered plan with room for an amount. */
export const planWithRoom = (limit: Limit, amount: number): Plan | undefined =>
  OFFERED.find(({ limits }) => (limits[limit] ?? Infinity) >= amount);

const upgradeTo = (plan: Plan | undefined, what: string): string =>
  plan ? `The plan ${plan.name} has ${what}. An admin can change the plan.` : `Ask us for a plan that has ${what}.`;

/** @throws PlanRefusal unless the workspace's plan has the feature. No plan (self-hosted): everything is allowed. */
export function demandFeature(workspace: WorkspacePlan | undefined, feature: Feature, on: Date): void {
  if (!workspace || entitlements(workspace, on).features[feature]) return;
  const plan = planWith(feature);
  throw new PlanRefusal(`${FEATURES[feature].title}: not in your plan`, upgradeTo(plan, 'it'), {
    feature,
    plan: plan?.reference ?? null,
  });
}

/**
 * Room for `more` besides `used`. Call it in the transaction that adds them, under a lock that everyone who adds takes,
 * so that the limit holds when many add at once.
 * @throws PlanRefusal if the plan has less room
 */
export function demandRoom(
  workspace: WorkspacePlan | undefined,
  limit: Limit,
  { used, more }: { used: number; more: number },
  on: Date,
): void {
  if (!workspace) return;
  const { plan, limits } = entitlements(workspace, on);
  const { most } = limits[limit];
  if (most === null || used + more <= most) return;
  const next = planWithRoom(limit, used + more);
  throw new PlanRefusal(tooMany(plan, limit, most), upgradeTo(next, 'more'), {
    limit,
    most,
    used,
    plan: next?.reference ?? null,
  });
}

function tooMany({ name }: Plan, limit: Limit, most: number): string {
  const { one, many } = LIMITS[limit];
  const month = 'monthly' in LIMITS[limit] ? ' a month' : '';
  return `The plan ${name} has ${most.toLocaleString('en')} ${most === 1 ? one : many}${month}`;
}
