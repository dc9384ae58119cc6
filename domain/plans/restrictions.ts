import { FREE, planOf } from './catalogue.ts';
import { entitlements } from './entitlements.ts';
import type { Feature, Limit } from './names.ts';
import type { WorkspacePlanView } from './workspace-plan-view.ts';
import type { Subscription } from './workspace-plan.ts';

/** Features and amounts of a workspace that a change of its plan takes. */
export interface Restrictions {
  readonly features: readonly { readonly feature: Feature; readonly title: string }[];
  readonly limits: readonly {
    readonly limit: Limit;
    readonly title: string;
    readonly used: number;
    readonly most: number;
  }[];
}

/**
 * The restrictions of another plan, so that they can be read before it is chosen. Running trials are not counted: they
 * end in any case.
 * @param plan a reference; of one that this version does not know, nothing is said
 */
export function restrictionsOf(
  { features, limits }: WorkspacePlanView,
  wanted: Pick<Subscription, 'plan' | 'seats' | 'addOns'>,
): Restrictions {
  if (!planOf(wanted.plan)) return { features: [], limits: [] };
  // A subscription without an end allows the same at any moment.
  const now = new Date(0);
  const at = now.toISOString();
  const subscription = {
    ...wanted,
    status: 'ACTIVE' as const,
    interval: 'month' as const,
    startedAt: at,
    currentPeriodEnd: at,
    pastDueSince: null,
    trialEndsAt: null,
    cancelAt: null,
  };
  const after = entitlements({ base: FREE.reference, subscription, planTrial: null, featureTrials: [] }, now);
  return {
    features: features
      .filter(({ feature, reason }) => (reason?.by === 'plan' || reason?.by === 'addOn') && !after.features[feature])
      .map(({ feature, title }) => ({ feature, title })),
    limits: limits.flatMap(({ limit, title, used }) => {
      const { most } = after.limits[limit];
      return most === null || used <= most ? [] : [{ limit, title, used, most }];
    }),
  };
}

export const isRestricted = ({ features, limits }: Restrictions): boolean => features.length + limits.length > 0;
