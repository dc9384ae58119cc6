import type { SourceCredentials } from '@evident/application/channels/feedback-source';
import { type Json, listIn, recordOf, textOf } from '../common/json.ts';
import { SourceHttp, type SourceOptions } from '../common/source-http.ts';

/** Conversations of a page. Each takes a request for its messages, and the smallest plan has 50 a minute. */
const PAGE = 25;
const MESSAGES = 100;
const MESSAGE_PAGES_MAX = 5;
const INBOX_PAGES_MAX = 10;
const HOST = 'api2.frontapp.com';

export interface FrontPage {
  readonly results: readonly Json[];
  /** Where the next page begins; null on the last. */
  readonly after: string | null;
  readonly total: number | null;
}

/** Front's Core API (dev.frontapp.com/reference), with an API token. */
export class FrontClient {
  private readonly http: SourceHttp;

  constructor(options: SourceOptions, { token = '' }: SourceCredentials) {
    this.http = new SourceHttp(options, {
      service: 'front',
      name: 'Front',
      url: `https://${HOST}`,
      headers: { authorization: `Bearer ${token.trim()}` },
      advice: 'Create a new API token in the settings of Front.',
      adviceForbidden:
        'Give the API token the scope Shared resources, with reading of conversations, messages and inboxes.',
    });
  }

  /** The company of the token. */
  me(signal: AbortSignal): Promise<Json> {
    return this.http.ask('/me', { signal });
  }

  async inboxes(signal: AbortSignal): Promise<readonly Json[]> {
    return this.all('/inboxes', INBOX_PAGES_MAX, signal);
  }

  /** Conversations of an inbox with activity after a time (Unix seconds), the latest activity first. */
  found(inbox: string, from: number, after: string | null, signal: AbortSignal): Promise<FrontPage> {
    const words = encodeURIComponent(`inbox:${inbox} after:${from}`);
    return this.page(`/conversations/search/${words}`, PAGE, after, signal);
  }

  conversation(id: string, signal: AbortSignal): Promise<Json | null> {
    return this.http.find(`/conversations/${encodeURIComponent(id)}`, { signal });
  }

  async messages(conversation: string, signal: AbortSignal): Promise<readonly Json[]> {
    return this.all(`/conversations/${encodeURIComponent(conversation)}/messages`, MESSAGE_PAGES_MAX, signal);
  }

  async inboxesOf(conversation: string, signal: AbortSignal): Promise<readonly Json[]> {
    return this.all(`/conversations/${encodeURIComponent(conversation)}/inboxes`, 1, signal);
  }

  private async all(path: string, pages: number, signal: AbortSignal): Promise<readonly Json[]> {
    const found: Json[] = [];
    let after: string | null = null;
    for (let at = 0; at < pages; at += 1) {
      const page: FrontPage = await this.page(path, MESSAGES, after, signal);
      found.push(...page.results);
      after = page.after;
      if (after === null) break;
    }
    return found;
  }

  private async page(path: string, limit: number, after: string | null, signal: AbortSignal): Promise<FrontPage> {
    const answer = await this.http.ask(path, { query: { limit, page_token: after ?? undefined }, signal });
    // Only its token is read: the address may name another host.
    const next = textOf(recordOf(answer['_pagination'])['next']);
    const token = URL.canParse(next) ? new URL(next).searchParams.get('page_token') : null;
    const total = answer['_total'];
    return {
      results: listIn(answer, '_results', HOST),
      after: token,
      total: typeof total === 'number' ? total : null,
    };
  }
}
