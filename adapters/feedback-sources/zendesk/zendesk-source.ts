import {
  type FeedbackSource,
  type SourceCredentials,
  type SourcePage,
  SourceRefused,
  type SourceRequest,
} from '@evident/application/channels/feedback-source';
import { type DataPointPayload, type SourceChoice, type SourcePicker, UNASSIGNED } from '@evident/domain/channels';
import { textOf } from '../common/json.ts';
import { choicesOf, chosenIn, pageOf, readEach, stateOf } from '../common/reading.ts';
import type { SourceOptions } from '../common/source-http.ts';
import { type SideLoaded, ZENDESK_ADVICE, ZendeskClient } from './zendesk-client.ts';
import { isChosen, isDeleted, zendeskTicket } from './zendesk-ticket.ts';

interface State {
  /** The cursor of the export; null before its first page with tickets. */
  readonly at: string | null;
  readonly done: readonly string[];
}

/** The export refuses times of the last minute. */
const SETTLED_MS = 61_000;

/** Tickets of Zendesk Support: the incremental export, which also has changes and deletions. */
export class ZendeskSource implements FeedbackSource {
  constructor(private readonly options: SourceOptions) {}

  async account(credentials: SourceCredentials, signal: AbortSignal): Promise<{ readonly name: string }> {
    const client = new ZendeskClient(this.options, credentials);
    const me = await client.me(signal);
    if (me === null) throw new SourceRefused(`There is no ${client.site}`, 'Check the subdomain.');
    // Zendesk answers requests without valid credentials as a visitor.
    if (!textOf(me['id'])) throw new SourceRefused('Zendesk does not accept the credentials', ZENDESK_ADVICE);
    return { name: client.site };
  }

  async choices(
    credentials: SourceCredentials,
    picker: SourcePicker['name'],
    _words: string,
    signal: AbortSignal,
  ): Promise<readonly SourceChoice[]> {
    const client = new ZendeskClient(this.options, credentials);
    if (picker === 'tags') return choicesOf(await client.all('tags', signal), { id: 'name' });
    return choicesOf(await client.all('groups', signal), { first: [UNASSIGNED] });
  }

  async page({ credentials, configuration, cursor, since, signal }: SourceRequest): Promise<SourcePage> {
    const client = new ZendeskClient(this.options, credentials);
    const state = stateOf<State>(cursor, { at: null, done: [] });
    const settled = Math.min(since.getTime(), this.options.now().getTime() - SETTLED_MS);
    const from = state.at === null ? { start: Math.floor(settled / 1_000) } : { cursor: state.at };
    const page = await client.exported(from, signal);
    const [groups, tags] = [chosenIn(configuration, 'groups'), chosenIn(configuration, 'tags')];
    const read = await readEach({
      items: page.tickets.filter((ticket) => !isDeleted(ticket) && isChosen(ticket, groups, tags)),
      done: state.done,
      idOf: (ticket) => textOf(ticket['id']),
      read: (ticket) => this.ticketOf(client, ticket['id'], ticket, page, signal),
      what: 'a ticket',
      signal,
    });
    return pageOf(read, {
      state,
      next: { at: page.after ?? state.at, done: [] },
      more: !page.isLast,
      deleted: page.tickets.filter(isDeleted).map((ticket) => textOf(ticket['id'])),
    });
  }

  async item(
    externalId: string,
    { credentials, signal }: Omit<SourceRequest, 'cursor' | 'since'>,
  ): Promise<DataPointPayload | null> {
    const client = new ZendeskClient(this.options, credentials);
    const found = await client.ticket(externalId, signal);
    if (!found || isDeleted(found.ticket)) return null;
    return this.ticketOf(client, externalId, found.ticket, found, signal);
  }

  private async ticketOf(
    client: ZendeskClient,
    id: unknown,
    ticket: Readonly<Record<string, unknown>>,
    { users, groups }: SideLoaded,
    signal: AbortSignal,
  ): Promise<DataPointPayload | null> {
    const told = await client.comments(textOf(id), signal);
    const people = new Map([...users, ...(told?.users ?? [])]);
    return told && zendeskTicket(ticket, { users: people, groups }, told.comments, client.site);
  }
}
