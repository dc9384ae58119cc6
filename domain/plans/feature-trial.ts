import { refuse } from '../kernel/index.ts';
import type { Feature } from './names.ts';
import { entitlements } from './entitlements.ts';
import { featureTrialState } from './trials.ts';
import type { FeatureTrial, WorkspacePlan } from './workspace-plan.ts';

const trialOf = ({ featureTrials }: WorkspacePlan, feature: Feature): FeatureTrial | undefined =>
  featureTrials.find((each) => each.feature === feature);

const withTrial = (workspace: WorkspacePlan, trial: FeatureTrial): WorkspacePlan => ({
  ...workspace,
  featureTrials: [...workspace.featureTrials.filter(({ feature }) => feature !== trial.feature), trial],
});

/**
 * Starts 30 days with a feature.
 * @throws Refusal `InvalidOperation` if the plan has it, or it was tried before
 */
export function withTrialStarted(workspace: WorkspacePlan, feature: Feature, now: Date): WorkspacePlan {
  refuseAllowed(workspace, feature, now);
  const before = trialOf(workspace, feature);
  if (before?.startedAt != null) refuse('InvalidOperation', 'You tried this before', 'Choose a plan that has it.');
  return withTrial(workspace, { feature, startedAt: now.toISOString(), requestedAt: before?.requestedAt ?? null });
}

/**
 * Asks the admins for a feature. Asking again within three days changes nothing.
 * @throws Refusal `InvalidOperation` if the plan has it
 */
export function withTrialRequested(workspace: WorkspacePlan, feature: Feature, now: Date): WorkspacePlan {
  refuseAllowed(workspace, feature, now);
  const before = trialOf(workspace, feature);
  if (featureTrialState(before, now) === 'Requested') return workspace;
  return withTrial(workspace, { feature, startedAt: before?.startedAt ?? null, requestedAt: now.toISOString() });
}

function refuseAllowed(workspace: WorkspacePlan, feature: Feature, now: Date): void {
  if (entitlements(workspace, now).features[feature])
    refuse('InvalidOperation', 'Your plan has this already', 'Reload the page.');
}
