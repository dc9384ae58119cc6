import { DecideAccessRequest } from '@evident/application/projects/decide-access-request';
import { ListAccessRequests } from '@evident/application/projects/access-queries';
import { RequestAccess } from '@evident/application/projects/request-access';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { AccessDecisionDto, AccessRequestPageDto, NewAccessRequestDto } from './access.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const ACCESS_REQUESTS_OPERATIONS = {
  listAccessRequests: operation({
    route: 'GET /access-requests',
    asks: ListAccessRequests,
    summary: 'List the open requests for access that you can answer',
    query: PageQueryDto,
    answers: AccessRequestPageDto,
    message: ({ actor, query: page }) => new ListAccessRequests(actor, pageRequest(page)),
  }),
  requestAccess: operation({
    route: 'POST /access-requests',
    asks: RequestAccess,
    summary: 'Request access to a project; the response does not reveal whether it exists',
    body: NewAccessRequestDto,
    refuses: ['InvalidOperation'],
    message: ({ actor, body: wording }) => new RequestAccess(actor, wording),
  }),
  decideAccessRequest: operation({
    route: 'PUT /access-requests/{requestId}/decision',
    asks: DecideAccessRequest,
    summary: 'Grant or deny a request for access',
    body: AccessDecisionDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, requestId, body: decision }) => new DecideAccessRequest(actor, requestId, decision),
  }),
};
