import { TokenRevoked } from '@evident/application/integrations/provider';
import { refuse } from '@evident/domain/kernel';
import { SlackLimits } from './slack-limits.ts';

/** How requests leave: the guarded client of this installation. */
export type Send = (
  method: 'POST',
  address: string,
  request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly timeMs: number;
    readonly most: number;
  },
) => Promise<{ readonly status: number; readonly body: string; readonly retryAfter: string | null }>;

const SLACK = 'https://slack.com';
const TIME_MS = 15_000;
const ANSWER_MAX = 4 * 1024 * 1024;

/** Errors of Slack after which its token is not valid (api.slack.com/methods/auth.test). */
const REVOKED = [
  'invalid_auth',
  'account_inactive',
  'token_revoked',
  'token_expired',
  'not_authed',
  'invalid_refresh_token',
];

const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  channel_not_found: ['There is no such channel in Slack', 'Choose another channel.'],
  not_in_channel: ['The app is not in this channel', 'Invite it in Slack: /invite, then its name.'],
  is_archived: ['The channel is archived', 'Choose another channel.'],
  msg_too_long: ['The message is too long for Slack', 'Make it shorter.'],
  missing_scope: ['The app may not do this in Slack', 'Connect Slack again.'],
  invalid_code: ['Slack did not accept the connection', 'Connect again.'],
};

export interface Answer {
  readonly ok: boolean;
  readonly error?: string;
  readonly [key: string]: unknown;
}

interface Options {
  readonly send: Send;
  readonly now: () => Date;
  /** Default: that of Slack. */
  readonly url?: string;
  /** Milliseconds for an answer; 15 seconds by default. */
  readonly timeMs?: number;
}

/** Calls methods of the Web API (api.slack.com/web). */
export class SlackApi {
  readonly url: string;
  private readonly limits: SlackLimits;

  constructor(private readonly options: Options) {
    this.url = options.url ?? SLACK;
    this.limits = new SlackLimits(options.now);
  }

  call(
    method: string,
    accessToken: string,
    fields: Readonly<Record<string, string>>,
    timeMs?: number,
  ): Promise<Answer> {
    return this.ask(method, fields, { authorization: `Bearer ${accessToken}` }, timeMs);
  }

  async ask(
    method: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
    timeMs: number = this.options.timeMs ?? TIME_MS,
  ): Promise<Answer> {
    const limit = `${method} ${headers['authorization'] ?? ''}`;
    this.limits.refuseWaiting(limit);
    const { status, body, retryAfter } = await this.options
      .send('POST', `${this.url}/api/${method}`, {
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
        timeMs,
        most: ANSWER_MAX,
      })
      .catch(unreachable);
    const answer = parsed(body) as Answer | null;
    if (status === 429 || answer?.error === 'ratelimited') return this.limits.wait(limit, retryAfter);
    if (status >= 500 || answer === null) return unreachable();
    if (answer.ok) return answer;
    const error = answer.error ?? '';
    if (REVOKED.includes(error)) throw new TokenRevoked();
    const [title, advice] = WORDS[error] ?? ['Slack refused the request', 'Try again later, or connect Slack again.'];
    return refuse('UnprocessableContent', title, advice);
  }
}

const unreachable = (): never =>
  refuse('Unavailable', 'Slack cannot be reached', 'Nothing was sent. Try again in a few minutes.');

export function parsed(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
