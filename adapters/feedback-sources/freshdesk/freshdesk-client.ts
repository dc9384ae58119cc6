import type { SourceCredentials } from '@evident/application/channels/feedback-source';
import { type Json, listIn, recordsOf } from '../common/json.ts';
import { SourceHttp, type SourceOptions, accountName, basic } from '../common/source-http.ts';

/** Tickets of a page. Each takes a request of its own. */
export const PAGE = 25;
/** A ticket comes with so many messages. Longer conversations are a list of their own. */
const CONVERSATIONS_INCLUDED = 10;
const CONVERSATIONS = 100;
const CONVERSATION_PAGES_MAX = 5;
/** Freshdesk has no list of tags: those of the latest tickets are offered. */
const TAG_PAGES = 3;

/** Version 2 of Freshdesk's API (developers.freshdesk.com/api), with the key of an agent. */
export class FreshdeskClient {
  readonly site: string;
  private readonly http: SourceHttp;

  constructor(options: SourceOptions, { domain = '', key = '' }: SourceCredentials) {
    this.site = `${accountName(domain, 'freshdesk.com', 'Freshdesk')}.freshdesk.com`;
    this.http = new SourceHttp(options, {
      service: 'freshdesk',
      name: 'Freshdesk',
      url: `https://${this.site}`,
      headers: { authorization: basic(key.trim(), 'X') },
      advice: 'Copy the API key from your profile settings again.',
      adviceForbidden: 'Use the key of an agent who sees all tickets.',
    });
  }

  /** The agent of the key; null if there is no such account. */
  me(signal: AbortSignal): Promise<Json | null> {
    return this.http.find('/api/v2/agents/me', { signal });
  }

  /** Tickets that changed at a time or later, in the order of their changes; deleted ones are a list of their own. */
  async changed(from: Date, deleted: boolean, page: number, signal: AbortSignal): Promise<readonly Json[]> {
    const answer = await this.http.ask('/api/v2/tickets', {
      query: {
        updated_since: from.toISOString(),
        order_by: 'updated_at',
        order_type: 'asc',
        per_page: PAGE,
        page,
        ...(deleted && { filter: 'deleted' }),
      },
      signal,
    });
    return listIn(answer, 'list', this.site);
  }

  /** A ticket with its replies and notes, the oldest first; null if it is gone. */
  async ticket(
    id: string,
    signal: AbortSignal,
  ): Promise<{ readonly ticket: Json; readonly messages: readonly Json[] } | null> {
    const path = `/api/v2/tickets/${encodeURIComponent(id)}`;
    const ticket = await this.http.find(path, { query: { include: 'requester,conversations' }, signal });
    if (ticket === null || ticket['deleted'] === true) return null;
    const included = recordsOf(ticket['conversations']);
    if (included.length < CONVERSATIONS_INCLUDED) return { ticket, messages: included };
    const messages: Json[] = [];
    for (let page = 1; page <= CONVERSATION_PAGES_MAX; page += 1) {
      const query = { per_page: CONVERSATIONS, page };
      const some = listIn(await this.http.ask(`${path}/conversations`, { query, signal }), 'list', this.site);
      messages.push(...some);
      if (some.length < CONVERSATIONS) break;
    }
    return { ticket, messages };
  }

  async groups(signal: AbortSignal): Promise<readonly Json[]> {
    const found: Json[] = [];
    for (let page = 1; page <= 10; page += 1) {
      const some = listIn(
        await this.http.ask('/api/v2/groups', { query: { per_page: 100, page }, signal }),
        'list',
        this.site,
      );
      found.push(...some);
      if (some.length < 100) break;
    }
    return found;
  }

  /** The latest tickets. */
  async latest(signal: AbortSignal): Promise<readonly Json[]> {
    const found: Json[] = [];
    for (let page = 1; page <= TAG_PAGES; page += 1) {
      const query = { order_by: 'updated_at', order_type: 'desc', per_page: 100, page };
      const some = listIn(await this.http.ask('/api/v2/tickets', { query, signal }), 'list', this.site);
      found.push(...some);
      if (some.length < 100) break;
    }
    return found;
  }
}
