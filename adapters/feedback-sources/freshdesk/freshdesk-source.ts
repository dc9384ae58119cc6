import {
  type FeedbackSource,
  type SourceCredentials,
  type SourcePage,
  SourceRefused,
  type SourceRequest,
} from '@evident/application/channels/feedback-source';
import { type DataPointPayload, type SourceChoice, type SourcePicker, UNASSIGNED } from '@evident/domain/channels';
import { type Json, textOf, textsOf } from '../common/json.ts';
import { choicesOf, chosenIn, pageOf, readEach, stateOf } from '../common/reading.ts';
import type { SourceOptions } from '../common/source-http.ts';
import { FreshdeskClient, PAGE } from './freshdesk-client.ts';
import { freshdeskTicket, isChosen } from './freshdesk-ticket.ts';

interface State {
  /** Milliseconds: changes at that time or later are read. */
  readonly from: number;
  /** The newest change that was read. */
  readonly newest: number;
  readonly page: number;
  /** Whether the deleted tickets of the run are read, after the others. */
  readonly deleted: boolean;
  /** Where the deleted tickets of the run begin, in milliseconds. */
  readonly began: number;
  readonly done: readonly string[];
}

const OVERLAP_MS = 300_000;
/** Freshdesk answers no more than 300 pages of a list, and slowly. The list begins again at the last change before. */
const PAGES_MAX = 100;

/** Tickets of Freshdesk in the order of their changes, and those that were deleted. */
export class FreshdeskSource implements FeedbackSource {
  constructor(private readonly options: SourceOptions) {}

  async account(credentials: SourceCredentials, signal: AbortSignal): Promise<{ readonly name: string }> {
    const client = new FreshdeskClient(this.options, credentials);
    if ((await client.me(signal)) !== null) return { name: client.site };
    throw new SourceRefused(`There is no ${client.site}`, 'Check the domain.');
  }

  async choices(
    credentials: SourceCredentials,
    picker: SourcePicker['name'],
    _words: string,
    signal: AbortSignal,
  ): Promise<readonly SourceChoice[]> {
    const client = new FreshdeskClient(this.options, credentials);
    if (picker === 'tags') {
      const tags = (await client.latest(signal)).flatMap((ticket) => textsOf(ticket['tags']));
      return choicesOf(
        [...new Set(tags)].toSorted().map((name) => ({ name })),
        { id: 'name' },
      );
    }
    return choicesOf(await client.groups(signal), { first: [UNASSIGNED] });
  }

  async page({ credentials, configuration, cursor, since, signal }: SourceRequest): Promise<SourcePage> {
    const client = new FreshdeskClient(this.options, credentials);
    const begin = since.getTime();
    const first: State = { from: begin, newest: begin, page: 1, deleted: false, began: begin, done: [] };
    const known = stateOf<State>(cursor, first);
    // Later pages belong to the same list.
    const state = known.page > 1 ? known : { ...known, from: Math.max(known.from, begin) };
    const tickets = await client.changed(new Date(state.from), state.deleted, state.page, signal);
    if (state.deleted) return deletedPage(tickets, state);
    const [groups, tags] = [chosenIn(configuration, 'groups'), chosenIn(configuration, 'tags')];
    const read = await readEach({
      items: tickets.filter((ticket) => isChosen(ticket, groups, tags)),
      done: state.done,
      idOf: ({ id }) => textOf(id),
      read: ({ id }) => ticketOf(client, textOf(id), signal),
      what: 'a ticket',
      signal,
    });
    const newest = Math.max(state.newest, ...tickets.map(changedAt));
    return pageOf(read, { state, next: nextOf(state, newest, tickets.length === PAGE), more: true });
  }

  async item(
    externalId: string,
    { credentials, signal }: Omit<SourceRequest, 'cursor' | 'since'>,
  ): Promise<DataPointPayload | null> {
    return ticketOf(new FreshdeskClient(this.options, credentials), externalId, signal);
  }
}

async function ticketOf(client: FreshdeskClient, id: string, signal: AbortSignal): Promise<DataPointPayload | null> {
  const found = await client.ticket(id, signal);
  return found && freshdeskTicket(found.ticket, found.messages, client.site);
}

function nextOf(state: State, newest: number, isFull: boolean): State {
  if (!isFull) return { ...state, from: state.began, page: 1, newest, deleted: true, done: [] };
  const isLong = state.page >= PAGES_MAX && newest > state.from;
  return { ...state, from: isLong ? newest : state.from, page: isLong ? 1 : state.page + 1, newest, done: [] };
}

function deletedPage(tickets: readonly Json[], state: State): SourcePage {
  const isLast = tickets.length < PAGE;
  const from = state.newest - OVERLAP_MS;
  // Deletions count as changes, so the next run begins with the newest of both.
  const newest = Math.max(state.newest, ...tickets.map(changedAt));
  const next: State = isLast
    ? { from, newest, page: 1, deleted: false, began: from, done: [] }
    : { ...state, page: state.page + 1 };
  const deleted = tickets.map(({ id }) => textOf(id)).filter((id) => id !== '');
  return pageOf({ items: [], failures: [], paused: null }, { state, next, more: !isLast, deleted });
}

const changedAt = ({ updated_at: at }: Json): number => Date.parse(textOf(at)) || 0;
