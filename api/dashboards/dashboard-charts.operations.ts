import { AddChart } from '@evident/application/dashboards/add-chart';
import { DuplicateChart } from '@evident/application/dashboards/duplicate-chart';
import { RemoveChart } from '@evident/application/dashboards/remove-chart';
import { UpdateChart } from '@evident/application/dashboards/update-chart';
import { CreatedDto } from '../kernel/created.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { ChartUpdateDto, NewChartDto } from './dashboards.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const DASHBOARD_CHARTS_OPERATIONS = {
  addChart: operation({
    route: 'POST /dashboards/{dashboardId}/charts',
    asks: AddChart,
    summary: 'Add a chart of a project at the end of a dashboard',
    description: 'For the owner of the dashboard. The chart stores options and a filter, never numbers.',
    body: NewChartDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'UnprocessableContent'],
    message: ({ actor, dashboardId, body: chart }) => new AddChart(actor, dashboardId, chart),
  }),
  updateChart: operation({
    route: 'PATCH /dashboards/{dashboardId}/charts/{chartId}',
    asks: UpdateChart,
    summary: 'Rename a chart or change its settings',
    description: 'For the owner of the dashboard. `If-Match` takes the version of the chart.',
    body: ChartUpdateDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, dashboardId, chartId, body: update, seen }) =>
      new UpdateChart(actor, { dashboardId, chartId }, update, seen),
    answer: undoable,
  }),
  removeChart: operation({
    route: 'DELETE /dashboards/{dashboardId}/charts/{chartId}',
    asks: RemoveChart,
    summary: 'Remove a chart from a dashboard',
    description: 'For the owner of the dashboard.',
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, dashboardId, chartId }) => new RemoveChart(actor, dashboardId, chartId),
    answer: undoable,
  }),
  duplicateChart: operation({
    route: 'POST /dashboards/{dashboardId}/charts/{chartId}/duplicate',
    asks: DuplicateChart,
    summary: 'Copy a chart behind itself',
    description: 'For the owner of the dashboard.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'UnprocessableContent'],
    message: ({ actor, dashboardId, chartId }) => new DuplicateChart(actor, dashboardId, chartId),
  }),
};
