import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Grant, SlackProvider } from '@evident/application/integrations/provider';
import type { Tokens } from '@evident/domain/integrations';
import { type Answer, type Send, SlackApi } from './slack-api.ts';
import { SlackConversations } from './slack-conversations.ts';
import { SlackDialogs } from './slack-dialogs.ts';
import { readAccount, readEvent, readInteraction } from './slack-payloads.ts';

export interface SlackSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly signingSecret: string;
  /** Default: that of Slack. */
  readonly url?: string;
  /** Milliseconds that Slack may take to answer; 15 seconds by default. */
  readonly timeMs?: number;
}

/** Pages of 200 channels. */
const PAGES_MAX = 5;

/** Slack, over its Web API (api.slack.com/web) and OAuth v2 (api.slack.com/authentication/oauth-v2). */
export class SlackClient implements SlackProvider {
  private readonly api: SlackApi;
  readonly dialogs: SlackDialogs;
  readonly conversations: SlackConversations;
  readonly read = readEvent;
  readonly readInteraction = readInteraction;
  readonly accountOf = readAccount;

  constructor(
    private readonly settings: SlackSettings,
    send: Send,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.api = new SlackApi({ ...settings, send, now });
    this.dialogs = new SlackDialogs(this.api);
    this.conversations = new SlackConversations(this.api);
  }

  authorizationUrl({
    holder,
    state,
    challenge,
    redirectUrl,
    scopes,
  }: Parameters<SlackProvider['authorizationUrl']>[0]): string {
    const query = new URLSearchParams({
      client_id: this.settings.clientId,
      [holder === 'member' ? 'user_scope' : 'scope']: scopes.join(','),
      state,
      redirect_uri: redirectUrl,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    return `${this.api.url}/oauth/v2/authorize?${query}`;
  }

  async exchange({ holder, code, verifier, redirectUrl }: Parameters<SlackProvider['exchange']>[0]): Promise<Grant> {
    const answer = await this.authorize({ code, code_verifier: verifier, redirect_uri: redirectUrl });
    const team = answer['team'] as { id: string; name: string };
    // The grant to a person is a part of that to the app.
    const given = holder === 'member' ? (answer['authed_user'] as Readonly<Record<string, unknown>>) : answer;
    return {
      tokens: this.tokensOf(given),
      account: { id: team.id, name: team.name },
      userId: holder === 'member' ? String(given['id']) : null,
      scopes: String(given['scope'] ?? '')
        .split(',')
        .filter(Boolean),
    };
  }

  async refresh(refreshToken: string): Promise<Tokens> {
    return this.tokensOf(await this.authorize({ grant_type: 'refresh_token', refresh_token: refreshToken }));
  }

  async revoke(accessToken: string): Promise<void> {
    await this.api.call('auth.revoke', accessToken, {});
  }

  async check(accessToken: string): Promise<void> {
    await this.api.call('auth.test', accessToken, {});
  }

  async post(accessToken: string, channel: string, text: string): Promise<void> {
    await this.api.call('chat.postMessage', accessToken, { channel, text, unfurl_links: 'false' });
  }

  async channels(accessToken: string): Promise<readonly { readonly id: string; readonly name: string }[]> {
    const all: { id: string; name: string }[] = [];
    let cursor = '';
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const answer = await this.api.call('conversations.list', accessToken, {
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

  private authorize(fields: Readonly<Record<string, string>>): Promise<Answer> {
    const { clientId: client_id, clientSecret: client_secret } = this.settings;
    return this.api.ask('oauth.v2.access', { ...fields, client_id, client_secret });
  }

  private tokensOf(answer: Readonly<Record<string, unknown>>): Tokens {
    const seconds = answer['expires_in'];
    return {
      access: String(answer['access_token']),
      refresh: typeof answer['refresh_token'] === 'string' ? answer['refresh_token'] : null,
      expiresAt: typeof seconds === 'number' ? new Date(this.now().getTime() + seconds * 1000) : null,
    };
  }
}
