import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type Grant,
  type ProviderDelivery,
  type SlackProvider,
  TokenRevoked,
} from '@evident/application/integrations/provider';
import type { Tokens } from '@evident/domain/integrations';
import { refuse } from '@evident/domain/kernel';

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

export interface SlackSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly signingSecret: string;
  /** Default: that of Slack. */
  readonly url?: string;
}

const SLACK = 'https://slack.com';
const TIME_MS = 15_000;
const ANSWER_MAX = 4 * 1024 * 1024;
/** Pages of 200 channels. */
const PAGES_MAX = 5;

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

interface Answer {
  readonly ok: boolean;
  readonly error?: string;
  readonly [key: string]: unknown;
}

/** Slack, over its Web API (api.slack.com/web) and OAuth v2 (api.slack.com/authentication/oauth-v2). */
export class SlackClient implements SlackProvider {
  private readonly url: string;

  constructor(
    private readonly settings: SlackSettings,
    private readonly send: Send,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.url = settings.url ?? SLACK;
  }

  authorizationUrl({
    state,
    challenge,
    redirectUrl,
    scopes,
  }: Parameters<SlackProvider['authorizationUrl']>[0]): string {
    const query = new URLSearchParams({
      client_id: this.settings.clientId,
      scope: scopes.join(','),
      state,
      redirect_uri: redirectUrl,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    return `${this.url}/oauth/v2/authorize?${query}`;
  }

  async exchange({ code, verifier, redirectUrl }: Parameters<SlackProvider['exchange']>[0]): Promise<Grant> {
    const answer = await this.authorize({ code, code_verifier: verifier, redirect_uri: redirectUrl });
    const team = answer['team'] as { id: string; name: string };
    return {
      tokens: this.tokensOf(answer),
      account: { id: team.id, name: team.name },
      scopes: String(answer['scope'] ?? '')
        .split(',')
        .filter(Boolean),
    };
  }

  async refresh(refreshToken: string): Promise<Tokens> {
    return this.tokensOf(await this.authorize({ grant_type: 'refresh_token', refresh_token: refreshToken }));
  }

  async revoke(accessToken: string): Promise<void> {
    await this.call('auth.revoke', accessToken, {});
  }

  async check(accessToken: string): Promise<void> {
    await this.call('auth.test', accessToken, {});
  }

  async post(accessToken: string, channel: string, text: string): Promise<void> {
    await this.call('chat.postMessage', accessToken, { channel, text, unfurl_links: 'false' });
  }

  async channels(accessToken: string): Promise<readonly { readonly id: string; readonly name: string }[]> {
    const all: { id: string; name: string }[] = [];
    let cursor = '';
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const answer = await this.call('conversations.list', accessToken, {
        types: 'public_channel',
        exclude_archived: 'true',
        limit: '200',
        ...(cursor && { cursor }),
      });
      for (const { id, name } of answer['channels'] as { id: string; name: string }[]) all.push({ id, name });
      cursor = (answer['response_metadata'] as { next_cursor?: string } | undefined)?.next_cursor ?? '';
      if (cursor === '') break;
    }
    return all.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** Request signing v0 (api.slack.com/authentication/verifying-requests-from-slack). */
  signedAt(body: string, timestamp: string, signature: string): Date | null {
    if (!/^\d{1,12}$/.test(timestamp)) return null;
    const expected = createHmac('sha256', this.settings.signingSecret).update(`v0:${timestamp}:${body}`).digest('hex');
    const [one, other] = [Buffer.from(`v0=${expected}`), Buffer.from(signature)];
    return one.length === other.length && timingSafeEqual(one, other) ? new Date(Number(timestamp) * 1000) : null;
  }

  accountOf(body: string): string | null {
    const account = parsed(body)?.['team_id'] ?? new URLSearchParams(body).get('team_id');
    return typeof account === 'string' ? account : null;
  }

  read(body: string): { readonly challenge: string } | { readonly event: ProviderDelivery } | null {
    const sent = parsed(body);
    if (sent?.['type'] === 'url_verification' && typeof sent['challenge'] === 'string')
      return { challenge: sent['challenge'] };
    const [id, account] = [sent?.['event_id'], sent?.['team_id']];
    const type = (sent?.['event'] as { type?: unknown } | null | undefined)?.type;
    if (sent?.['type'] !== 'event_callback' || typeof id !== 'string' || typeof account !== 'string') return null;
    return typeof type === 'string' ? { event: { id, type, account } } : null;
  }

  private authorize(fields: Readonly<Record<string, string>>): Promise<Answer> {
    const { clientId: client_id, clientSecret: client_secret } = this.settings;
    return this.ask('oauth.v2.access', { ...fields, client_id, client_secret }, {});
  }

  private call(method: string, accessToken: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
    return this.ask(method, fields, { authorization: `Bearer ${accessToken}` });
  }

  private async ask(
    method: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const { status, body } = await this.send('POST', `${this.url}/api/${method}`, {
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      timeMs: TIME_MS,
      most: ANSWER_MAX,
    }).catch(unreachable);
    const answer = parsed(body) as Answer | null;
    if (status === 429 || status >= 500 || answer === null) return unreachable();
    if (answer.ok) return answer;
    const error = answer.error ?? '';
    if (REVOKED.includes(error)) throw new TokenRevoked();
    if (error === 'ratelimited') return unreachable();
    const [title, advice] = WORDS[error] ?? ['Slack refused the request', 'Try again later, or connect Slack again.'];
    return refuse('UnprocessableContent', title, advice);
  }

  private tokensOf(answer: Answer): Tokens {
    const seconds = answer['expires_in'];
    return {
      access: String(answer['access_token']),
      refresh: typeof answer['refresh_token'] === 'string' ? answer['refresh_token'] : null,
      expiresAt: typeof seconds === 'number' ? new Date(this.now().getTime() + seconds * 1000) : null,
    };
  }
}

const unreachable = (): never =>
  refuse('Unavailable', 'Slack cannot be reached', 'Nothing was sent. Try again in a few minutes.');

function parsed(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
