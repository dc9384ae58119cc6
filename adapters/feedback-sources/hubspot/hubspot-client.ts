import type { SourceCredentials } from '@evident/application/channels/feedback-source';
import { type Json, listIn, recordOf, textOf } from '../common/json.ts';
import { SourceHttp, type SourceOptions } from '../common/source-http.ts';

/** Threads of a page. Each takes a request for its messages, and some for names. */
const PAGE = 20;
const MESSAGES = 100;
const MESSAGE_PAGES_MAX = 5;
const INBOX_PAGES_MAX = 10;
const HOST = 'api.hubapi.com';
const BASE = '/conversations/v3/conversations';

export interface HubspotPage {
  readonly results: readonly Json[];
  /** Where the next page begins; null on the last. */
  readonly after: string | null;
}

/** HubSpot's API of conversations (developers.hubspot.com/docs/api-reference/conversations-conversations-v3), with a private app. */
export class HubspotClient {
  private readonly http: SourceHttp;

  constructor(options: SourceOptions, { token = '' }: SourceCredentials) {
    this.http = new SourceHttp(options, {
      service: 'hubspot',
      name: 'HubSpot',
      url: `https://${HOST}`,
      headers: { authorization: `Bearer ${token.trim()}` },
      advice: 'Copy the access token of the private app from the settings of HubSpot again.',
      adviceForbidden: 'Give the private app the scope conversations.read.',
    });
  }

  /** The account of the token: `portalId` and `uiDomain`. */
  async account(signal: AbortSignal): Promise<Json> {
    const account = await this.http.ask('/account-info/v3/details', { signal });
    if (textOf(account['portalId']) === '') throw new Error(`${HOST} answered without portalId`);
    return account;
  }

  inboxes(signal: AbortSignal): Promise<readonly Json[]> {
    return this.all(`${BASE}/inboxes`, INBOX_PAGES_MAX, signal);
  }

  /** Threads with a message since a time, in the order of their last message; of all inboxes if none is named. */
  threads(inbox: string | null, from: Date, after: string | null, signal: AbortSignal): Promise<HubspotPage> {
    return this.page(`${BASE}/threads`, signal, {
      limit: PAGE,
      sort: 'latestMessageTimestamp',
      latestMessageTimestampAfter: from.toISOString(),
      inboxId: inbox ?? undefined,
      after: after ?? undefined,
    });
  }

  thread(id: string, signal: AbortSignal): Promise<Json | null> {
    return this.http.find(`${BASE}/threads/${encodeURIComponent(id)}`, { signal });
  }

  messages(thread: string, signal: AbortSignal): Promise<readonly Json[]> {
    return this.all(`${BASE}/threads/${encodeURIComponent(thread)}/messages`, MESSAGE_PAGES_MAX, signal);
  }

  /** People by their ids, such as `V-12` (visitor) and `A-7` (agent). */
  async actors(ids: readonly string[], signal: AbortSignal): Promise<readonly Json[]> {
    if (ids.length === 0) return [];
    const json = { inputs: ids.slice(0, 100) };
    return listIn(await this.http.ask(`${BASE}/actors/batch/read`, { json, signal }), 'results', HOST);
  }

  private async all(path: string, pages: number, signal: AbortSignal): Promise<readonly Json[]> {
    const found: Json[] = [];
    let after: string | null = null;
    for (let at = 0; at < pages; at += 1) {
      const page: HubspotPage = await this.page(path, signal, { limit: MESSAGES, after: after ?? undefined });
      found.push(...page.results);
      after = page.after;
      if (after === null) break;
    }
    return found;
  }

  private async page(
    path: string,
    signal: AbortSignal,
    query: Readonly<Record<string, string | number | undefined>>,
  ): Promise<HubspotPage> {
    const answer = await this.http.ask(path, { query, signal });
    const next = textOf(recordOf(recordOf(answer['paging'])['next'])['after']);
    return { results: listIn(answer, 'results', HOST), after: next || null };
  }
}
