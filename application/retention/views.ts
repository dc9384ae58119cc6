import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  NO_COUNTS,
  type RetentionHoldView,
  type RetentionRunView,
  type SavedRetentionView,
  type SavedRule,
} from '@evident/domain/retention';
import type { RetentionHold, RetentionRun, RetentionStore } from './retention-store.ts';

const GONE = 'Deleted user';

/** Rules with the names of the members who saved them; null stays null. */
export async function viewRules(
  retention: RetentionStore,
  rules: readonly (SavedRule | null)[],
): Promise<(SavedRetentionView | null)[]> {
  const names = await retention.names(rules.flatMap((rule) => rule?.savedBy ?? []));
  return rules.map(
    (rule) =>
      rule && {
        rule: rule.rule,
        before: rule.before,
        startsAt: rule.startsAt.toISOString(),
        enforced: rule.enforced,
        savedBy: { id: rule.savedBy, name: names.get(rule.savedBy) ?? GONE },
        savedAt: rule.savedAt.toISOString(),
      },
  );
}

export async function viewHolds(
  retention: RetentionStore,
  actor: Actor,
  holds: readonly RetentionHold[],
): Promise<RetentionHoldView[]> {
  const names = await retention.names(holds.map(({ heldBy }) => heldBy));
  const titles = await retention.titles(
    actor,
    holds.map(({ noteId, projectId }) => noteId ?? projectId),
  );
  return holds.map(({ id, projectId, noteId, reason, heldBy, heldAt }) => ({
    id,
    projectId,
    noteId,
    title: titles.get(noteId ?? projectId) ?? null,
    reason,
    heldBy: { id: heldBy, name: names.get(heldBy) ?? GONE },
    heldAt: heldAt.toISOString(),
  }));
}

export async function viewRuns(retention: RetentionStore, runs: readonly RetentionRun[]): Promise<RetentionRunView[]> {
  const counts = await retention.countsOf(runs.map(({ id }) => id));
  const names = await retention.names(runs.flatMap(({ askedBy }) => askedBy ?? []));
  const member = (id: Uuid | null) => (id === null ? null : { id, name: names.get(id) ?? GONE });
  return runs.map(({ id, projectId, askedBy, state, problem, startedAt, finishedAt, held }) => ({
    id,
    projectId,
    askedBy: member(askedBy),
    state,
    problem,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt && finishedAt.toISOString(),
    held,
    counts: { ...NO_COUNTS, ...counts.get(id) },
  }));
}
