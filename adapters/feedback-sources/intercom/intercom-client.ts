import type { SourceCredentials } from '@evident/application/channels/feedback-source';
import { type Json, listIn, recordOf, textOf } from '../common/json.ts';
import { SourceHttp, type SourceOptions } from '../common/source-http.ts';

/** Conversations of a page. Each takes a request for its parts. */
const PAGE = 25;
const VERSION = '2.11';
const HOST = 'api.intercom.io';

export interface ConversationPage {
  readonly conversations: readonly Json[];
  /** Where the next page begins; null on the last. */
  readonly after: string | null;
}

/** Intercom's REST API (developers.intercom.com), with the access token of an app. */
export class IntercomClient {
  private readonly http: SourceHttp;

  constructor(options: SourceOptions, { token = '' }: SourceCredentials) {
    this.http = new SourceHttp(options, {
      service: 'intercom',
      name: 'Intercom',
      url: `https://${HOST}`,
      headers: { authorization: `Bearer ${token.trim()}`, 'intercom-version': VERSION },
      advice: 'Copy the access token of your app from the Developer Hub again.',
      adviceForbidden: 'In the Developer Hub, let the app read conversations, admins and teams.',
    });
  }

  /** The teammate of the token, with the workspace as `app`. */
  async me(signal: AbortSignal): Promise<Json> {
    const me = await this.http.ask('/me', { signal });
    if (textOf(me['id']) === '') throw new Error(`${HOST} answered without id`);
    return me;
  }

  async teams(signal: AbortSignal): Promise<readonly Json[]> {
    return listIn(await this.http.ask('/teams', { signal }), 'teams', HOST);
  }

  /** Conversations that changed after a time (Unix seconds), in the order of their changes. */
  async changed(from: number, after: string | null, signal: AbortSignal): Promise<ConversationPage> {
    const answer = await this.http.ask('/conversations/search', {
      json: {
        query: { operator: 'AND', value: [{ field: 'updated_at', operator: '>', value: from }] },
        sort: { field: 'updated_at', order: 'ascending' },
        pagination: { per_page: PAGE, ...(after !== null && { starting_after: after }) },
      },
      signal,
    });
    const next = recordOf(recordOf(answer['pages'])['next']);
    return {
      conversations: listIn(answer, 'conversations', HOST),
      after: textOf(next['starting_after']) || null,
    };
  }

  /** A conversation with its parts, up to 500; null if it is gone. */
  conversation(id: string, signal: AbortSignal): Promise<Json | null> {
    return this.http.find(`/conversations/${encodeURIComponent(id)}`, { signal });
  }
}
