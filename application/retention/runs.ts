import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import { type RetentionRunView, type SavedRules, rulesOf } from '@evident/domain/retention';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import type { RetentionRun, RetentionStore } from './retention-store.ts';
import { type RuleStores, demandName } from './retentions.ts';
import { viewRuns } from './views.ts';

type Work = UnitOfWork<RuleStores>;
type Reads = UnitOfWork<{ retention: RetentionStore }>;

const RUNS_SHOWN = 100;

/** Lists the latest runs, newest first. */
export class ListRetentionRuns extends queryWith({ scope: 'read', role: 'admin' })<object, RetentionRunView[]> {}
export const ListRetentionRunsHandler = answeredBy(({ actor }: ListRetentionRuns, work: Reads) =>
  work.perform(actor.teamId, async ({ retention }) => viewRuns(retention, await retention.runs(RUNS_SHOWN))),
);

/** Deletes what is due by the rule of the workspace now, without the days of grace. */
export class RunRetention extends commandWith({
  scope: 'write',
  role: 'admin',
  session: true,
  feature: 'retentionPolicy',
})<{ typedName: string }, Uuid> {}
export const RunRetentionHandler = answeredBy(
  ({ actor, typedName }: RunRetention, work: Work, ids: Ids, clock: Clock): Promise<Uuid> =>
    work.perform(actor.teamId, async (stores) => {
      const team = (await stores.teams.find(actor.teamId)) ?? notFound('Workspace');
      demandName(team.name, typedName);
      return startNow(stores, ids.newId(), actor, null, clock.now());
    }),
);

/** Deletes what is due by the rule of a project now, without the days of grace. */
export class RunProjectRetention extends commandWith({
  scope: 'write',
  access: 'manage',
  session: true,
  feature: 'retentionPolicy',
})<{ projectId: Uuid; typedName: string }, Uuid> {}
export const RunProjectRetentionHandler = answeredBy(
  ({ actor, projectId, typedName }: RunProjectRetention, work: Work, ids: Ids, clock: Clock): Promise<Uuid> =>
    work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'manage');
      const { title } = (await stores.projects.find(projectId)) ?? notFound('Project');
      demandName(title, typedName);
      return startNow(stores, ids.newId(), actor, projectId, clock.now());
    }),
);

async function startNow(
  stores: RuleStores,
  id: Uuid,
  { teamId, userId }: { readonly teamId: Uuid; readonly userId: Uuid },
  projectId: Uuid | null,
  now: Date,
): Promise<Uuid> {
  const { retention } = stores;
  await retention.lock();
  const rules = await retention.rules();
  const saved = (projectId === null ? null : rules.projects.get(projectId)) ?? rules.workspace;
  if (!saved?.rule) refuse('InvalidOperation', 'There is no rule', 'Save a rule first.');
  const own = projectId === null ? saved : (rules.projects.get(projectId) ?? null);
  if (projectId !== null && own === null && saved.startsAt > now)
    refuse('InvalidOperation', 'The rule of the workspace has not started', 'Ask an admin to run it.');
  if (own && own.startsAt > now) await retention.saveRule(projectId, { ...own, before: null, startsAt: now });
  if (await retention.openRun(projectId)) refuse('InvalidOperation', 'A run is going on', 'Wait until it is done.');
  const run = newRun(id, projectId, userId, await retention.rules(), now);
  await start(stores, teamId, run);
  await stores.audit.record({
    actorId: userId,
    action: 'retention:run-asked',
    objectType: projectId === null ? 'workspace' : 'PROJECT',
    objectId: projectId ?? teamId,
    detail: { runId: id },
  });
  return id;
}

export function newRun(
  id: Uuid,
  projectId: Uuid | null,
  askedBy: Uuid | null,
  rules: SavedRules,
  now: Date,
): RetentionRun {
  const projects = [...rules.projects.keys()].filter((one) => projectId === null || one === projectId);
  return {
    id,
    projectId,
    askedBy,
    state: 'RUNNING',
    problem: null,
    rules: {
      workspace: rulesOf(rules, null, now),
      projects: projects.map((one) => ({ projectId: one, rules: rulesOf(rules, one, now) })),
    },
    startedAt: now,
    finishedAt: null,
    held: 0,
  };
}

export async function start(
  { retention, outbox }: Pick<RuleStores, 'retention' | 'outbox'>,
  teamId: Uuid,
  run: RetentionRun,
): Promise<void> {
  await retention.saveRun(run);
  const { id: runId, projectId } = run;
  await outbox.announce({ name: 'retention:run-started', teamId, payload: { runId, projectId } });
}
