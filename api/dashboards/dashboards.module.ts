import { PostgresDashboardReader } from '@evident/adapters/postgres/dashboards/postgres-dashboard-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { AddChart, AddChartHandler } from '@evident/application/dashboards/add-chart';
import { CreateDashboard, CreateDashboardHandler } from '@evident/application/dashboards/create-dashboard';
import type { DashboardReader } from '@evident/application/dashboards/dashboard-reader';
import { undoDashboardChanges } from '@evident/application/dashboards/dashboards';
import { DeleteDashboard, DeleteDashboardHandler } from '@evident/application/dashboards/delete-dashboard';
import { DuplicateChart, DuplicateChartHandler } from '@evident/application/dashboards/duplicate-chart';
import { DuplicateDashboard, DuplicateDashboardHandler } from '@evident/application/dashboards/duplicate-dashboard';
import {
  GetDashboard,
  GetDashboardHandler,
  ListDashboards,
  ListDashboardsHandler,
} from '@evident/application/dashboards/queries';
import { RemoveChart, RemoveChartHandler } from '@evident/application/dashboards/remove-chart';
import { UpdateChart, UpdateChartHandler } from '@evident/application/dashboards/update-chart';
import { UpdateDashboard, UpdateDashboardHandler } from '@evident/application/dashboards/update-dashboard';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, LIST_FILTERS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';

import { DASHBOARD_CHARTS_OPERATIONS } from './dashboard-charts.operations.ts';
import { DASHBOARDS_OPERATIONS } from './dashboards.operations.ts';
const DASHBOARDS = port<DashboardReader>('DashboardReader');

@Module({
  controllers: [
    controllerFor('Dashboards', DASHBOARDS_OPERATIONS),
    controllerFor('Dashboards', DASHBOARD_CHARTS_OPERATIONS),
  ],
  providers: [
    provide(DASHBOARDS, (reads: PostgresReads) => new PostgresDashboardReader(reads), [READS]),
    handle(ListDashboards, ListDashboardsHandler, [DASHBOARDS]),
    handle(GetDashboard, GetDashboardHandler, [DASHBOARDS]),
    handle(CreateDashboard, CreateDashboardHandler, [WORK, IDS, CLOCK]),
    handle(UpdateDashboard, UpdateDashboardHandler, [WORK, CLOCK]),
    handle(DeleteDashboard, DeleteDashboardHandler, [WORK]),
    handle(DuplicateDashboard, DuplicateDashboardHandler, [WORK, IDS, CLOCK]),
    handle(AddChart, AddChartHandler, [WORK, LIST_FILTERS, IDS, CLOCK]),
    handle(UpdateChart, UpdateChartHandler, [WORK, LIST_FILTERS, CLOCK]),
    handle(RemoveChart, RemoveChartHandler, [WORK, CLOCK]),
    handle(DuplicateChart, DuplicateChartHandler, [WORK, IDS, CLOCK]),
    undoes(undoDashboardChanges, [CLOCK]),
  ],
})
export class DashboardsModule {}
