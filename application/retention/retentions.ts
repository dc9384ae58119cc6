import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type ProjectRetentionView,
  type ProjectRetentionWording,
  type RetentionRule,
  type RetentionWording,
  type SavedRule,
  type WorkspaceRetentionView,
  demandRule,
  demandWithin,
  isStricter,
  ruleAt,
  rulesOf,
  savedRule,
  strictest,
} from '@evident/domain/retention';
import { isTypedName } from '@evident/domain/workspaces';
import { answeredBy } from '../kernel/answered-by.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ProjectAccess, demand } from '../permissions/index.ts';
import type { ProjectStore } from '../projects/index.ts';
import type { TeamStore } from '../workspaces/index.ts';
import type { RetentionStore } from './retention-store.ts';
import { viewHolds, viewRules } from './views.ts';

export interface RuleStores {
  retention: RetentionStore;
  teams: TeamStore;
  projects: ProjectStore;
  projectAccess: ProjectAccess;
  audit: AuditLog;
  outbox: Outbox;
}
type Work = UnitOfWork<RuleStores>;

/** Returns the rule of the workspace, those of projects, and all holds. */
export class GetRetention extends queryWith({ scope: 'read', role: 'admin' })<object, WorkspaceRetentionView> {}
export const GetRetentionHandler = answeredBy(({ actor }: GetRetention, work: Work) =>
  work.perform(actor.teamId, async ({ retention, teams }): Promise<WorkspaceRetentionView> => {
    const { workspace, projects } = await retention.rules();
    const living = await retention.living([...projects.keys()]);
    const titles = await retention.titles(actor, living);
    const team = (await teams.find(actor.teamId)) ?? notFound('Workspace');
    const [saved = null] = await viewRules(retention, [workspace]);
    return {
      saved,
      name: team.name,
      projects: living.map((projectId) => ({
        projectId,
        title: titles.get(projectId) ?? null,
        rule: projects.get(projectId)!.rule,
      })),
      holds: await viewHolds(retention, actor, await retention.holds(null)),
    };
  }),
);

/** Returns the rule of a project, that of the workspace, and the holds in the project. */
export class GetProjectRetention extends queryWith({ scope: 'read', access: 'read' })<
  { projectId: Uuid },
  ProjectRetentionView
> {}
export const GetProjectRetentionHandler = answeredBy(({ actor, projectId }: GetProjectRetention, work: Work) =>
  work.perform(actor.teamId, async ({ retention, projects, projectAccess }): Promise<ProjectRetentionView> => {
    await demand(projectAccess, actor, projectId, 'read');
    const rules = await retention.rules();
    const [saved = null, workspace = null] = await viewRules(retention, [
      rules.projects.get(projectId) ?? null,
      rules.workspace,
    ]);
    const { title } = (await projects.find(projectId)) ?? notFound('Project');
    return { saved, workspace, title, holds: await viewHolds(retention, actor, await retention.holds(projectId)) };
  }),
);

/** Sets the rule of the workspace. One that deletes more than before needs the name of the workspace, and starts later. */
export class SetRetention extends commandWith({ scope: 'write', role: 'admin', feature: 'retentionPolicy' })<{
  wording: RetentionWording;
  /** Without a rule, no feature is needed: the way back is always open. */
  needsFeature: boolean;
}> {}
export const SetRetentionHandler = answeredBy(({ actor, wording }: SetRetention, work: Work, clock: Clock) =>
  work.perform(actor.teamId, async (stores): Promise<void> => {
    await stores.retention.lock();
    const team = (await stores.teams.find(actor.teamId)) ?? notFound('Workspace');
    const { workspace: current } = await stores.retention.rules();
    const now = clock.now();
    const { rule, enforced, typedName = '' } = wording;
    demandRule(rule);
    const inForce = ruleAt(current, now);
    // Enforcing deletes more in projects that keep longer.
    const deletesMore = isStricter(rule, inForce) || (rule !== null && enforced && !current?.enforced);
    if (deletesMore) demandName(team.name, typedName);
    const saved = savedRule(current, inForce, { rule, enforced }, { by: actor.userId, now });
    await save(stores, actor, null, current, saved, deletesMore);
  }),
);

/** Sets the rule of a project, or lets it follow the workspace. */
export class SetProjectRetention extends commandWith({
  scope: 'write',
  access: 'manage',
  feature: 'retentionPolicy',
})<{ projectId: Uuid; wording: ProjectRetentionWording; needsFeature: boolean }> {}
export const SetProjectRetentionHandler = answeredBy(
  ({ actor, projectId, wording }: SetProjectRetention, work: Work, clock: Clock) =>
    work.perform(actor.teamId, async (stores): Promise<void> => {
      const { retention, projects, projectAccess } = stores;
      await demand(projectAccess, actor, projectId, 'manage');
      await retention.lock();
      const rules = await retention.rules();
      const { title } = (await projects.find(projectId)) ?? notFound('Project');
      const now = clock.now();
      const current = rules.projects.get(projectId) ?? null;
      const wanted = wording.inherits ? (rules.workspace?.rule ?? null) : wording.rule;
      demandRule(wanted);
      if (!wording.inherits) demandWithin(rules.workspace, wanted);
      const inForce = strictest(rulesOf(rules, projectId, now));
      const deletesMore = isStricter(wanted, inForce);
      if (deletesMore) demandName(title, wording.typedName ?? '');
      // The way back to a stricter rule of the workspace has days of grace too, so it is kept as a rule of its own.
      const saved =
        wording.inherits && !deletesMore
          ? null
          : savedRule(current, inForce, { rule: wanted, enforced: false }, { by: actor.userId, now });
      await save(stores, actor, projectId, current, saved, deletesMore);
    }),
);

/** @throws Refusal `ValidationError` unless the name was typed */
export function demandName(name: string, typed: string): void {
  if (!isTypedName(name, typed))
    refuse('ValidationError', 'The name does not match', `Type “${name}” to confirm that data will be deleted.`);
}

async function save(
  { retention, audit, outbox }: RuleStores,
  { teamId, userId: by }: Actor,
  projectId: Uuid | null,
  before: SavedRule | null,
  after: SavedRule | null,
  deletesMore: boolean,
): Promise<void> {
  await retention.saveRule(projectId, after);
  const shown = (saved: SavedRule | null): RetentionRule | null | undefined => saved?.rule;
  await audit.record({
    actorId: by,
    action: 'retention:rule-changed',
    objectType: projectId === null ? 'workspace' : 'PROJECT',
    objectId: projectId ?? teamId,
    detail: {
      from: shown(before) ?? null,
      to: shown(after) ?? null,
      enforced: after?.enforced ?? false,
      startsAt: after?.startsAt.toISOString() ?? null,
    },
  });
  if (deletesMore) await outbox.announce({ name: 'retention:rule-changed', teamId, payload: { projectId, by } });
}
