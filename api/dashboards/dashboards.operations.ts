import { CreateDashboard } from '@evident/application/dashboards/create-dashboard';
import { DeleteDashboard } from '@evident/application/dashboards/delete-dashboard';
import { DuplicateDashboard } from '@evident/application/dashboards/duplicate-dashboard';
import { GetDashboard, ListDashboards } from '@evident/application/dashboards/queries';
import { UpdateDashboard } from '@evident/application/dashboards/update-dashboard';
import { CreatedDto } from '../kernel/created.dto.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { DashboardDto, DashboardPageDto, DashboardUpdateDto, NewDashboardDto } from './dashboards.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const DASHBOARDS_OPERATIONS = {
  listDashboards: operation({
    route: 'GET /dashboards',
    asks: ListDashboards,
    summary: 'List your dashboards and the shared ones, by title',
    query: PageQueryDto,
    answers: DashboardPageDto,
    message: ({ actor, query: page }) => new ListDashboards(actor, pageRequest(page)),
  }),
  createDashboard: operation({
    route: 'POST /dashboards',
    asks: CreateDashboard,
    summary: 'Create a dashboard',
    body: NewDashboardDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
    message: ({ actor, body: dashboard }) => new CreateDashboard(actor, dashboard),
  }),
  getDashboard: operation({
    route: 'GET /dashboards/{dashboardId}',
    asks: GetDashboard,
    summary: 'Read a dashboard with its charts',
    description:
      'The numbers come from `GET /projects/{projectId}/charts/…` with the settings of a chart, so each reader gets only what they can see. `chart` is null for a project that the caller cannot see.',
    answers: DashboardDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, dashboardId }) => new GetDashboard(actor, dashboardId),
  }),
  updateDashboard: operation({
    route: 'PATCH /dashboards/{dashboardId}',
    asks: UpdateDashboard,
    summary: 'Rename a dashboard, share it, or arrange its charts',
    description: 'For its owner.',
    body: DashboardUpdateDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, dashboardId, body: update, seen }) => new UpdateDashboard(actor, dashboardId, update, seen),
    answer: undoable,
  }),
  deleteDashboard: operation({
    route: 'DELETE /dashboards/{dashboardId}',
    asks: DeleteDashboard,
    summary: 'Delete a dashboard with its charts',
    description: 'For its owner.',
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, dashboardId }) => new DeleteDashboard(actor, dashboardId),
    answer: undoable,
  }),
  duplicateDashboard: operation({
    route: 'POST /dashboards/{dashboardId}/duplicate',
    asks: DuplicateDashboard,
    summary: 'Copy a dashboard to a private one of your own',
    description: 'Charts of projects that you cannot see are left out.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'UnprocessableContent'],
    message: ({ actor, dashboardId }) => new DuplicateDashboard(actor, dashboardId),
  }),
};
