import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AccessRequestView } from '@evident/domain/projects';
import { type Handler, Query } from '../kernel/message.ts';
import type { AccessReader } from './access-reader.ts';

/** The open requests that an actor can grant or deny. */
export class ListAccessRequests extends Query<Page<AccessRequestView>> {
  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListAccessRequestsHandler implements Handler<ListAccessRequests> {
  constructor(private readonly access: AccessReader) {}

  execute({ actor, page }: ListAccessRequests): Promise<Page<AccessRequestView>> {
    return this.access.requests(actor, page);
  }
}
