import { type AccountEventView, type SignedIn, viewAccountEvent } from '@evident/domain/identity';
import type { Page, PageRequest } from '@evident/domain/kernel';
import { type Handler, Query } from '../kernel/message.ts';
import type { IdentityWork } from './identity-work.ts';

/** The sign-in history of the signed-in person, newest first. */
export class ListAccountEvents extends Query<Page<AccountEventView>> {
  constructor(
    readonly signedIn: SignedIn,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListAccountEventsHandler implements Handler<ListAccountEvents> {
  constructor(private readonly work: IdentityWork) {}

  async execute({ signedIn, page }: ListAccountEvents): Promise<Page<AccountEventView>> {
    const { items, next } = await this.work.perform(({ events }) => events.of(signedIn.accountId, page));
    return { items: items.map(viewAccountEvent), next };
  }
}
