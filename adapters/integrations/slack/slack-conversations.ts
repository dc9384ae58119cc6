import type { SlackConversations as Conversations } from '@evident/application/integrations/provider';
import type { LinkCard, MessagePlace, SharedLinks, SlackThread } from '@evident/application/integrations/slack-facts';
import { escapedForChat } from '@evident/domain/integrations';
import { Refusal } from '@evident/domain/kernel';
import type { SlackApi } from './slack-api.ts';

const PAGE = 200;
const PAGES_MAX = 5;
/** Slack refuses longer messages (docs.slack.dev/reference/methods/chat.postMessage). */
const TEXT_MAX = 40_000;
const CARD_TEXT_MAX = 2_800;

interface Message {
  readonly ts: string;
  readonly user?: string;
  readonly username?: string;
  readonly bot_profile?: { readonly name?: string };
  readonly text?: string;
  readonly files?: readonly { readonly name?: string; readonly title?: string; readonly permalink?: string }[];
}

/** Reads and writes messages (docs.slack.dev/reference/methods). */
export class SlackConversations implements Conversations {
  constructor(private readonly api: SlackApi) {}

  async thread(accessToken: string, { channel, ts, threadTs }: MessagePlace, whole: boolean): Promise<SlackThread> {
    const found: Message[] = [];
    let cursor = '';
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const answer = await this.api.call('conversations.replies', accessToken, {
        channel,
        ts: threadTs ?? ts,
        limit: String(PAGE),
        ...(whole ? {} : { oldest: ts, latest: ts, inclusive: 'true' }),
        ...(cursor && { cursor }),
      });
      // A page after the first one can begin with the first message again.
      const read = answer['messages'] as Message[];
      found.push(...read.filter((message) => !found.some((before) => before.ts === message.ts)));
      cursor = (answer['response_metadata'] as { next_cursor?: string } | undefined)?.next_cursor ?? '';
      if (cursor === '' || (!whole && found.some((message) => message.ts === ts))) break;
    }
    const messages = whole ? found : found.filter((message) => message.ts === ts);
    return { messages: messages.map(messageOf), complete: !whole || cursor === '' };
  }

  async permalink(accessToken: string, { channel, ts }: MessagePlace): Promise<string> {
    return String((await this.api.call('chat.getPermalink', accessToken, { channel, message_ts: ts }))['permalink']);
  }

  async personName(accessToken: string, user: string): Promise<string | null> {
    try {
      const answer = await this.api.call('users.info', accessToken, { user });
      const { name, profile } = answer['user'] as { name?: string; profile?: Record<string, string | undefined> };
      return profile?.['display_name'] || profile?.['real_name'] || name || null;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'UnprocessableContent') return null;
      throw error;
    }
  }

  async unfurl(
    accessToken: string,
    { channel, ts, unfurl }: SharedLinks,
    cards: Readonly<Record<string, LinkCard>>,
  ): Promise<void> {
    const at: Record<string, string> = unfurl ? { unfurl_id: unfurl.id, source: unfurl.source } : { channel, ts };
    const unfurls = Object.fromEntries(
      Object.entries(cards).map(([url, card]) => [url, { blocks: blocksOf(url, card) }]),
    );
    await this.api.call('chat.unfurl', accessToken, { ...at, unfurls: JSON.stringify(unfurls) });
  }

  async whisper(accessToken: string, channel: string, user: string, text: string): Promise<void> {
    await this.api.call('chat.postEphemeral', accessToken, { channel, user, text, ...QUIET });
  }

  async tell(accessToken: string, user: string, text: string): Promise<void> {
    const opened = await this.api.call('conversations.open', accessToken, { users: user });
    const channel = (opened['channel'] as { id: string }).id;
    await this.api.call('chat.postMessage', accessToken, { channel, text: text.slice(0, TEXT_MAX), ...QUIET });
  }
}

const QUIET = { unfurl_links: 'false', unfurl_media: 'false' };

const messageOf = ({
  ts,
  user,
  username,
  bot_profile: bot,
  text,
  files,
}: Message): SlackThread['messages'][number] => ({
  ts,
  at: new Date(Math.floor(Number(ts) * 1000)),
  userId: user ?? null,
  author: user === undefined ? username || bot?.name || 'App' : null,
  text: text ?? '',
  files: (files ?? []).map(({ name, title, permalink }) => ({ name: title || name || '', link: permalink ?? '' })),
});

/** Titles and words are plain text, in which no markup counts. */
const blocksOf = (url: string, { title, place, text }: LinkCard): object[] => [
  {
    type: 'section',
    text: { type: 'mrkdwn', text: `*<${url.replaceAll('|', '%7C').replaceAll('>', '%3E')}|${escapedForChat(title)}>*` },
  },
  ...(text === '' ? [] : [{ type: 'section', text: { type: 'plain_text', text: text.slice(0, CARD_TEXT_MAX) } }]),
  { type: 'context', elements: [{ type: 'plain_text', text: place }] },
];
