import { type RetentionRule, type SavedRetentionView, isStricter } from '@evident/domain/retention';
import { type Kept, keptOf, ruleOf } from './retention-words.ts';

/** The state of the form. */
export interface Choice {
  kept: Kept;
  since: RetentionRule['since'];
  enforced: boolean;
}

/** The choice that is saved. A project without a rule of its own follows its workspace. */
export const savedChoice = (ofProject: boolean, saved: SavedRetentionView | null): Choice => ({
  kept: ofProject && saved === null ? 'workspace' : keptOf(saved?.rule ?? null),
  since: saved?.rule?.since ?? 'CREATED',
  enforced: saved?.enforced ?? false,
});

/** The rule of a choice. */
export const chosenRule = ({ kept, since }: Choice, workspace: SavedRetentionView | null): RetentionRule | null =>
  kept === 'workspace' ? (workspace?.rule ?? null) : ruleOf(kept, since);

export const hasStarted = ({ startsAt }: SavedRetentionView, now: Date): boolean => new Date(startsAt) <= now;

/** Whether a choice deletes more than what holds now, so that it needs a confirmation. */
export function deletesMore(
  rule: RetentionRule | null,
  { enforced }: Choice,
  saved: SavedRetentionView | null,
  workspace: SavedRetentionView | null,
  now: Date,
): boolean {
  const current = saved ?? workspace;
  const inForce = current === null ? null : hasStarted(current, now) ? current.rule : current.before;
  return isStricter(rule, inForce) || (rule !== null && enforced && saved?.enforced !== true);
}
