import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresAccessReader } from '@evident/adapters/postgres/unscoped/postgres-access-reader';
import { PostgresAccessNewsReader } from '@evident/adapters/postgres/unscoped/postgres-access-news-reader';
import type { AccessNewsReader } from '@evident/application/projects/access-news-reader';
import type { AccessReader } from '@evident/application/projects/access-reader';
import { DecideAccessRequest, DecideAccessRequestHandler } from '@evident/application/projects/decide-access-request';
import {
  ListAccess,
  ListAccessHandler,
  ListAccessRequests,
  ListAccessRequestsHandler,
  ListPrivateProjects,
  ListPrivateProjectsHandler,
  ListProjectPeople,
  ListProjectPeopleHandler,
} from '@evident/application/projects/access-queries';
import { RequestAccess, RequestAccessHandler } from '@evident/application/projects/request-access';
import { SetAccess, SetAccessHandler } from '@evident/application/projects/set-access';
import { TakeAccess, TakeAccessHandler } from '@evident/application/projects/take-access';
import { WhenAccessDecided } from '@evident/application/projects/when-access-decided';
import { WhenAccessRequested } from '@evident/application/projects/when-access-requested';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { ADDRESSES, MAILER } from '../identity/identity.ports.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import { JOBS } from '../services/services.module.ts';

import { ACCESS_REQUESTS_OPERATIONS } from './access-requests.operations.ts';
import { ACCESS_OPERATIONS } from './access.operations.ts';
const ACCESS = port<AccessReader>('AccessReader');
const NEWS = port<AccessNewsReader>('AccessNewsReader');

@Module({
  controllers: [controllerFor('Access', ACCESS_OPERATIONS), controllerFor('Access', ACCESS_REQUESTS_OPERATIONS)],
  providers: [
    provide(ACCESS, (reads: PostgresReads) => new PostgresAccessReader(reads), [READS]),
    provide(NEWS, (reads: PostgresReads) => new PostgresAccessNewsReader(reads), [READS]),
    react(WhenAccessRequested, [NEWS, JOBS, ADDRESSES]),
    react(WhenAccessDecided, [NEWS, MAILER, ADDRESSES]),
    handle(ListAccess, ListAccessHandler, [ACCESS]),
    handle(SetAccess, SetAccessHandler, [WORK]),
    handle(ListProjectPeople, ListProjectPeopleHandler, [ACCESS]),
    handle(ListPrivateProjects, ListPrivateProjectsHandler, [ACCESS]),
    handle(TakeAccess, TakeAccessHandler, [WORK]),
    handle(RequestAccess, RequestAccessHandler, [WORK, IDS, CLOCK]),
    handle(ListAccessRequests, ListAccessRequestsHandler, [ACCESS]),
    handle(DecideAccessRequest, DecideAccessRequestHandler, [WORK, CLOCK]),
  ],
})
export class AccessModule {}
