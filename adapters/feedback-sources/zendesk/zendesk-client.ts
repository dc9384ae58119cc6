import type { SourceCredentials } from '@evident/application/channels/feedback-source';
import { type Json, listIn, recordOf, recordsOf, textOf } from '../common/json.ts';
import { SourceHttp, type SourceOptions, accountName, basic } from '../common/source-http.ts';

/** Tickets of a page. Each takes a request for its comments; a member who waits for a preview waits for all of them. */
const PAGE = 25;
const COMMENTS = 100;
const COMMENT_PAGES_MAX = 5;
const CHOICE_PAGES_MAX = 10;

export const ZENDESK_ADVICE = 'Create a new API token in the Admin Center, and enter it with the email of its agent.';

/** People and groups that came with tickets, by their ids. */
export interface SideLoaded {
  readonly users: ReadonlyMap<string, Json>;
  readonly groups: ReadonlyMap<string, string>;
}

export interface TicketPage extends SideLoaded {
  readonly tickets: readonly Json[];
  /** Null if the service has sent nothing yet. */
  readonly after: string | null;
  readonly isLast: boolean;
}

const sideLoaded = (answer: Json): SideLoaded => ({
  users: new Map(recordsOf(answer['users']).map((user) => [textOf(user['id']), user])),
  groups: new Map(recordsOf(answer['groups']).map(({ id, name }) => [textOf(id), textOf(name)])),
});

/** The Support API of one account (developer.zendesk.com/api-reference), with an API token. */
export class ZendeskClient {
  readonly site: string;
  private readonly http: SourceHttp;

  constructor(options: SourceOptions, { subdomain = '', email = '', token = '' }: SourceCredentials) {
    this.site = `${accountName(subdomain, 'zendesk.com', 'Zendesk')}.zendesk.com`;
    this.http = new SourceHttp(options, {
      service: 'zendesk',
      name: 'Zendesk',
      url: `https://${this.site}`,
      headers: { authorization: basic(`${email.trim()}/token`, token.trim()) },
      advice: ZENDESK_ADVICE,
      adviceForbidden: 'Use a token of an admin: Zendesk lets only admins export tickets.',
    });
  }

  /** The person of the token; null if there is no such account. */
  async me(signal: AbortSignal): Promise<Json | null> {
    const answer = await this.http.find('/api/v2/users/me.json', { signal });
    return answer && recordOf(answer['user']);
  }

  /** Changed tickets from a time (Unix seconds) or cursor on: the incremental export. */
  async exported(
    from: { readonly cursor: string } | { readonly start: number },
    signal: AbortSignal,
  ): Promise<TicketPage> {
    const answer = await this.http.ask('/api/v2/incremental/tickets/cursor.json', {
      query: {
        per_page: PAGE,
        include: 'users,groups',
        ...('cursor' in from ? { cursor: from.cursor } : { start_time: from.start }),
      },
      signal,
    });
    return {
      ...sideLoaded(answer),
      tickets: listIn(answer, 'tickets', this.site),
      after: textOf(answer['after_cursor']) || null,
      isLast: answer['end_of_stream'] !== false,
    };
  }

  async ticket(id: string, signal: AbortSignal): Promise<(SideLoaded & { readonly ticket: Json }) | null> {
    const answer = await this.http.find(`/api/v2/tickets/${encodeURIComponent(id)}.json`, {
      query: { include: 'users,groups' },
      signal,
    });
    return answer && { ...sideLoaded(answer), ticket: recordOf(answer['ticket']) };
  }

  /** The comments of a ticket, the oldest first, with their authors; null if it was deleted meanwhile. */
  async comments(
    ticketId: string,
    signal: AbortSignal,
  ): Promise<(SideLoaded & { readonly comments: readonly Json[] }) | null> {
    const comments: Json[] = [];
    const users = new Map<string, Json>();
    let after: string | undefined;
    for (let page = 0; page < COMMENT_PAGES_MAX; page += 1) {
      const answer = await this.http.find(`/api/v2/tickets/${encodeURIComponent(ticketId)}/comments.json`, {
        query: { include: 'users', 'page[size]': COMMENTS, 'page[after]': after },
        signal,
      });
      if (answer === null) return null;
      comments.push(...listIn(answer, 'comments', this.site));
      for (const [id, user] of sideLoaded(answer).users) users.set(id, user);
      after = afterOf(answer);
      if (after === undefined) break;
    }
    return { comments, users, groups: new Map() };
  }

  /** All groups or tags of the account, within 1,000. */
  async all(what: 'groups' | 'tags', signal: AbortSignal): Promise<readonly Json[]> {
    const found: Json[] = [];
    let after: string | undefined;
    for (let page = 0; page < CHOICE_PAGES_MAX; page += 1) {
      const answer = await this.http.ask(`/api/v2/${what}.json`, {
        query: { 'page[size]': 100, 'page[after]': after },
        signal,
      });
      found.push(...listIn(answer, what, this.site));
      after = afterOf(answer);
      if (after === undefined) break;
    }
    return found;
  }
}

function afterOf(answer: Json): string | undefined {
  const meta = recordOf(answer['meta']);
  return meta['has_more'] === true ? textOf(meta['after_cursor']) : undefined;
}
