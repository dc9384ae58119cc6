import type { DashboardSummary, DashboardView } from '@evident/domain/dashboards';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { DashboardReader } from './dashboard-reader.ts';

/** The member's own dashboards and the shared ones, by title. */
export class ListDashboards extends Query<Page<DashboardSummary>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListDashboardsHandler = answeredBy(({ actor, page }: ListDashboards, reader: DashboardReader) =>
  reader.list(actor, page),
);

/** One dashboard with its charts, without their numbers. */
export class GetDashboard extends Query<DashboardView> {
  static readonly requires = memberWith({ scope: 'read', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly dashboardId: Uuid,
  ) {
    super();
  }
}

export const GetDashboardHandler = answeredBy(({ actor, dashboardId }: GetDashboard, reader: DashboardReader) =>
  found(reader.dashboard(actor, dashboardId), 'Dashboard not found'),
);
