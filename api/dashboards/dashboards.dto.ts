import {
  chartUpdate,
  dashboardSummary,
  dashboardUpdate,
  dashboardView,
  newChart,
  newDashboard,
} from '@evident/domain/dashboards';
import { dtoFrom } from '../kernel/dto.ts';
import { pageOf } from '../kernel/page.dto.ts';

export class DashboardDto extends dtoFrom(dashboardView) {}
export class DashboardPageDto extends pageOf(dashboardSummary) {}
export class NewDashboardDto extends dtoFrom(newDashboard) {}
export class DashboardUpdateDto extends dtoFrom(dashboardUpdate) {}
export class NewChartDto extends dtoFrom(newChart) {}
export class ChartUpdateDto extends dtoFrom(chartUpdate) {}
