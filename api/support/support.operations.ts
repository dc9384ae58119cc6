import { EndSupport, ListSupport } from '@evident/application/support/supports';
import { supportAccessesView } from '@evident/domain/support';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named } from '../kernel/declared/named.ts';

export const SUPPORT_OPERATIONS = {
  listSupport: operation({
    route: 'GET /support-accesses',
    asks: ListSupport,
    summary: 'List requests of support to read the workspace, the newest first',
    answers: named('SupportAccessList', supportAccessesView),
    message: ({ actor }) => new ListSupport({ actor }),
  }),
  endSupport: operation({
    route: 'DELETE /support-accesses/{accessId}',
    asks: EndSupport,
    summary: 'End the access of support now, or withdraw its request',
    refuses: ['NotFound'],
    message: ({ actor, accessId }) => new EndSupport({ actor, accessId }),
  }),
};
