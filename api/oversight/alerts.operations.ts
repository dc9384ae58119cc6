import { ListAlerts, ReopenAlert, ResolveAlert } from '@evident/application/oversight/alerts';
import { operation } from '../kernel/declared/declared-operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { AlertPageDto, AlertQueryDto, AlertResolutionDto } from './oversight.dto.ts';

export const ALERTS_OPERATIONS = {
  listAlerts: operation({
    route: 'GET /alerts',
    asks: ListAlerts,
    summary: 'List alerts of the workspace, the latest first',
    query: AlertQueryDto,
    answers: AlertPageDto,
    message: ({ actor, query: { filter = 'open', before = null, limit, cursor } }) => {
      const page = pageRequest({ limit, cursor });
      return new ListAlerts({ actor, filter, page: { limit: page.limit, after: page.cursor, before } });
    },
  }),
  resolveAlert: operation({
    route: 'PUT /alerts/{alertId}/resolution',
    asks: ResolveAlert,
    summary: 'Resolve an alert',
    body: AlertResolutionDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, alertId, body: { note } }) => new ResolveAlert({ actor, alertId, note }),
  }),
  reopenAlert: operation({
    route: 'DELETE /alerts/{alertId}/resolution',
    asks: ReopenAlert,
    summary: 'Open a resolved alert again',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, alertId }) => new ReopenAlert({ actor, alertId }),
  }),
};
