import type { DataSource } from '@evident/adapters/postgres/connection';
import { PostgresWatchDirectory } from '@evident/adapters/postgres/oversight/postgres-watch-directory';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresAlertReader } from '@evident/adapters/postgres/unscoped/postgres-alert-reader';
import { PostgresOverseenProjectReader } from '@evident/adapters/postgres/unscoped/postgres-overseen-project-reader';
import { PostgresWorkspaceFiguresReader } from '@evident/adapters/postgres/unscoped/postgres-workspace-figures-reader';
import { PostgresRuleReader } from '@evident/adapters/postgres/unscoped/postgres-rule-reader';
import type { AlertReader, WatchDirectory } from '@evident/application/oversight/alert-store';
import * as chains from '@evident/application/oversight/check-audit-chains';
import { EndMemberSessions, EndMemberSessionsHandler } from '@evident/application/oversight/end-member-sessions';
import { EndPublicLinks, EndPublicLinksHandler } from '@evident/application/oversight/end-public-links';
import * as alerts from '@evident/application/oversight/alerts';
import * as dashboard from '@evident/application/oversight/get-enterprise-dashboard';
import type { RuleReader } from '@evident/application/oversight/rule-reader';
import * as rules from '@evident/application/oversight/rule-violations';
import * as projects from '@evident/application/oversight/projects';
import * as watching from '@evident/application/oversight/watch-audit-logs';
import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { CHAIN_KEYS } from '../audit/audit.ports.ts';
import { ADDRESSES } from '../identity/identity.ports.ts';
import type { Settings } from '../kernel/settings.ts';
import { repeats } from '../kernel/consumes.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, IDS, READS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { ALERTS_OPERATIONS } from './alerts.operations.ts';
import { EnterpriseDashboardController } from './dashboard.controller.ts';
import { ProjectsExportController } from './projects-export.controller.ts';
import { OVERSEEN_PROJECTS_OPERATIONS } from './projects.operations.ts';
import { RULES_OPERATIONS } from './rules.operations.ts';

const RULES = port<RuleReader>('RuleReader');
const ALERTS = port<AlertReader>('AlertReader');
const PROJECTS = port<projects.OverseenProjectReader>('OverseenProjectReader');
const FIGURES = port<dashboard.WorkspaceFiguresReader>('WorkspaceFiguresReader');
const DASHBOARD_LIMITS = port<dashboard.DashboardLimits>('DashboardLimits');
const WATCH_DIRECTORY = port<WatchDirectory>('WatchDirectory');

@Module({
  imports: [AuditModule],
  controllers: [
    EnterpriseDashboardController,
    ProjectsExportController,
    controllerFor('Oversight', RULES_OPERATIONS),
    controllerFor('Oversight', ALERTS_OPERATIONS),
    controllerFor('Oversight', OVERSEEN_PROJECTS_OPERATIONS),
  ],
  providers: [
    provide(RULES, (reads: PostgresReads) => new PostgresRuleReader(reads), [READS]),
    provide(ALERTS, (reads: PostgresReads) => new PostgresAlertReader(reads), [READS]),
    provide(PROJECTS, (reads: PostgresReads) => new PostgresOverseenProjectReader(reads), [READS]),
    provide(FIGURES, (reads: PostgresReads, source: DataSource) => new PostgresWorkspaceFiguresReader(reads, source), [
      READS,
      DATA_SOURCE,
    ]),
    provide(
      DASHBOARD_LIMITS,
      ({ ai, plans = false }: Settings) => ({ monthlyTokens: ai?.monthlyTokens ?? null, plans }),
      [SETTINGS],
    ),
    provide(WATCH_DIRECTORY, (source: DataSource) => new PostgresWatchDirectory(source), [DATA_SOURCE]),
    handle(rules.CountRuleViolations, rules.CountRuleViolationsHandler, [RULES]),
    handle(rules.ListRuleViolations, rules.ListRuleViolationsHandler, [RULES]),
    handle(EndPublicLinks, EndPublicLinksHandler, [WORK, CLOCK]),
    handle(EndMemberSessions, EndMemberSessionsHandler, [WORK, CLOCK]),
    handle(alerts.ListAlerts, alerts.ListAlertsHandler, [ALERTS]),
    handle(alerts.ResolveAlert, alerts.ResolveAlertHandler, [WORK, CLOCK]),
    handle(alerts.ReopenAlert, alerts.ReopenAlertHandler, [WORK]),
    handle(projects.ListWorkspaceProjects, projects.ListWorkspaceProjectsHandler, [PROJECTS]),
    handle(projects.ExportWorkspaceProjects, projects.ExportWorkspaceProjectsHandler, [PROJECTS]),
    handle(dashboard.GetEnterpriseDashboard, dashboard.GetEnterpriseDashboardHandler, [
      FIGURES,
      ADDRESSES,
      DASHBOARD_LIMITS,
      CLOCK,
    ]),
    handle(watching.WatchAuditLogs, watching.WatchAuditLogsHandler, [WATCH_DIRECTORY, WORK, IDS, CLOCK]),
    handle(chains.CheckAuditChains, chains.CheckAuditChainsHandler, [WATCH_DIRECTORY, WORK, CHAIN_KEYS, IDS, CLOCK]),
    repeats(watching.WATCHING, watching.WATCHING_CRON, () => new watching.WatchAuditLogs()),
    repeats(chains.CHAIN_CHECKS, chains.CHAIN_CHECKS_CRON, () => new chains.CheckAuditChains()),
  ],
})
export class OversightModule {}
