import { SourceBusy, SourceRefused } from '@evident/application/channels/feedback-source';
import { type Json, listIn, recordOf, textOf } from '../common/json.ts';
import { retryTime } from '../common/retry-time.ts';
import { SourceHttp, type SourceOptions } from '../common/source-http.ts';

/** Apps outside of the Slack Marketplace get at most 15 messages, once a minute (docs.slack.dev/apis/web-api/rate-limits). */
const PAGE = 15;
const REPLIES = 100;
const REPLY_PAGES_MAX = 5;
const CHANNEL_PAGES_MAX = 5;
const HOST = 'slack.com';
const ADVICE = 'Connect Slack again in the settings of the workspace.';

/** Errors, with advice for people (docs.slack.dev/reference/methods). */
const REFUSED: Readonly<Record<string, readonly [string, string]>> = {
  missing_scope: ['The connection to Slack does not let Evident read messages', ADVICE],
  not_in_channel: ['The app is not in a chosen channel', 'Invite it in Slack: /invite, then its name.'],
  channel_not_found: ['A chosen channel is not there any more', 'Choose other channels, or invite the app to it.'],
};
const REVOKED = ['invalid_auth', 'account_inactive', 'token_revoked', 'token_expired', 'not_authed'];

export interface MessagePage {
  readonly messages: readonly Json[];
  /** Where the next page begins; null on the last. */
  readonly after: string | null;
}

/** Methods of the Web API that read (docs.slack.dev/reference/methods), with the token of the connection. */
export class SlackWebApi {
  private readonly http: SourceHttp;

  constructor(
    private readonly options: SourceOptions,
    accessToken: string,
  ) {
    this.http = new SourceHttp(options, {
      service: 'slack',
      name: 'Slack',
      url: `https://${HOST}`,
      headers: { authorization: `Bearer ${accessToken}` },
      advice: ADVICE,
    });
  }

  /** The workspace: `team`, `team_id` and `url`. */
  workspace(signal: AbortSignal): Promise<Json> {
    return this.call('auth.test', {}, signal);
  }

  async channels(signal: AbortSignal): Promise<readonly Json[]> {
    const found: Json[] = [];
    let cursor = '';
    for (let page = 0; page < CHANNEL_PAGES_MAX; page += 1) {
      const fields = { types: 'public_channel', exclude_archived: 'true', limit: '200', ...(cursor && { cursor }) };
      const answer = await this.call('conversations.list', fields, signal);
      found.push(...listIn(answer, 'channels', HOST));
      cursor = nextCursor(answer);
      if (cursor === '') break;
    }
    return found;
  }

  /** Messages of a channel since a time, the newest first, without replies. */
  async history(channel: string, oldest: string, cursor: string | null, signal: AbortSignal): Promise<MessagePage> {
    const fields = { channel, oldest, limit: String(PAGE), ...(cursor !== null && { cursor }) };
    const answer = await this.call('conversations.history', fields, signal);
    return { messages: listIn(answer, 'messages', HOST), after: nextCursor(answer) || null };
  }

  /** A message and its replies, the oldest first; null if it is gone. */
  async thread(channel: string, ts: string, signal: AbortSignal): Promise<readonly Json[] | null> {
    const found = new Map<string, Json>();
    let cursor = '';
    for (let page = 0; page < REPLY_PAGES_MAX; page += 1) {
      const fields = { channel, ts, limit: String(REPLIES), ...(cursor && { cursor }) };
      const answer = await this.call('conversations.replies', fields, signal, [
        'thread_not_found',
        'channel_not_found',
      ]);
      if (answer['ok'] !== true) return null;
      // A page after the first one can begin with the first message again.
      for (const message of listIn(answer, 'messages', HOST)) found.set(textOf(message['ts']), message);
      cursor = nextCursor(answer);
      if (cursor === '') break;
    }
    const messages = [...found.values()];
    return messages.length > 0 ? messages : null;
  }

  /** The name of a person; null if Slack does not say. */
  async personName(user: string, signal: AbortSignal): Promise<string | null> {
    const answer = await this.call('users.info', { user }, signal, [
      'user_not_found',
      'user_not_visible',
      'missing_scope',
    ]);
    const person = recordOf(answer['user']);
    const profile = recordOf(person['profile']);
    return textOf(profile['display_name']) || textOf(profile['real_name']) || textOf(person['name']) || null;
  }

  /** @param accepted errors that are an answer */
  private async call(
    method: string,
    form: Readonly<Record<string, string>>,
    signal: AbortSignal,
    accepted: readonly string[] = [],
  ): Promise<Json> {
    const answer = await this.http.ask(`/api/${method}`, { form, signal });
    const error = textOf(answer['error']);
    if (answer['ok'] === true || accepted.includes(error)) return answer;
    if (error === 'ratelimited') throw new SourceBusy(retryTime({ retryAfter: null }, this.options.now()));
    if (REVOKED.includes(error)) throw new SourceRefused('Slack does not accept the connection', ADVICE);
    const refused = Object.hasOwn(REFUSED, error) ? REFUSED[error] : undefined;
    if (refused) throw new SourceRefused(...refused);
    throw new Error(`${HOST} answered ${method} with an error`);
  }
}

const nextCursor = (answer: Json): string => textOf(recordOf(answer['response_metadata'])['next_cursor']);
