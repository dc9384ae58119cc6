import type { Feature, Limit, WorkspacePlanView } from '@evident/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { useWho } from '../../kernel/who.ts';
import { useTryFeature } from './mutations.ts';
import { workspacePlanQuery } from './queries.ts';

/** A gate of the plan that someone would meet. */
export interface ShownGate {
  /** Names the missing feature or room, as the server would. */
  title: string;
  /** Where the plans are compared. */
  compare: string;
  /** Opens the gate at once, or asks for it; null if neither is possible. */
  offer: { label: string; busy: boolean; run: () => void } | null;
  /** Instead of an offer: `An admin was asked`. */
  note: string | null;
}

type PlanFeature = WorkspacePlanView['features'][number];

const compareFor = (of: string): string => `/settings/plans?feature=${of}`;

/** The trial or request that an admin or member can make for a missing feature. */
export function useFeatureOffer({
  feature,
  trial,
  canTry,
}: Pick<PlanFeature, 'feature' | 'trial' | 'canTry'>): Pick<ShownGate, 'offer' | 'note'> {
  const isAdmin = useWho()?.member.workspaceAdmin ?? false;
  const { start, ask } = useTryFeature(feature);
  if (isAdmin)
    return !canTry
      ? { offer: null, note: 'The trial is over' }
      : { offer: { label: 'Try for 30 days', busy: start.isPending, run: () => start.mutate() }, note: null };
  return trial === 'Requested'
    ? { offer: null, note: 'An admin was asked' }
    : { offer: { label: 'Ask an admin', busy: ask.isPending, run: () => ask.mutate() }, note: null };
}

/** The gate of a feature before it is tried; null if it is open. */
export function useFeatureGate(feature: Feature): ShownGate | null {
  const { data } = useQuery(workspacePlanQuery());
  const found = data?.features.find((each) => each.feature === feature);
  const offered = useFeatureOffer({ feature, trial: found?.trial ?? 'NotStarted', canTry: found?.canTry ?? false });
  if (!found || found.reason) return null;
  return { title: `${found.title}: not in your plan`, compare: compareFor(feature), ...offered };
}

/** The gate of a limit before one more is added; null while there is room. */
export function useRoomGate(limit: Limit): ShownGate | null {
  const { data } = useQuery(workspacePlanQuery());
  const found = data?.limits.find((each) => each.limit === limit);
  if (!found || found.most === null || found.used < found.most) return null;
  const { title, used, most } = found;
  return {
    title: `${title}: ${used.toLocaleString('en')} of ${most.toLocaleString('en')} used`,
    compare: compareFor(limit),
    offer: null,
    note: null,
  };
}

/** How many seats are used, as a sentence; null if they are not limited. */
export function useSeats(): string | null {
  const { data } = useQuery(workspacePlanQuery());
  const seats = data?.limits.find(({ limit }) => limit === 'seats');
  return !seats || seats.most === null ? null : `${seats.used} of ${seats.most} seats are used.`;
}
