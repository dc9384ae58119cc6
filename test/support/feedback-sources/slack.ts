import { dayOf, feedbackText } from './feedback-texts.ts';
import { type Asked, NOT_FOUND, type Said, type StandIn, said } from './stand-in.ts';

const CREDENTIALS = { accessToken: 'xoxb-slack-secret-token' };
const PAGE = 3;
const NAMES: Readonly<Record<string, string>> = { U1: 'Grace Hopper', U2: 'Ada Lovelace' };
const CHANNELS = [
  { id: 'C1', name: 'feedback' },
  { id: 'C2', name: 'random' },
  { id: 'C3', name: 'clinic' },
];

interface Message {
  channel: string;
  ts: string;
  thread_ts?: string;
  user?: string;
  team: string;
  text: string;
  subtype?: string;
  bot_id?: string;
  edited?: { user: string; ts: string };
  latest_reply?: string;
  reply_count?: number;
  files?: object[];
}

const tsOf = (date: Date): string => `${Math.floor(date.getTime() / 1_000)}.000100`;
const failed = (error: string): Said => said({ ok: false, error });

/** Slack: history and threads of channels, people, and the workspace (docs.slack.dev/reference/methods). */
export function slack(): StandIn {
  const messageAt = (place: number, more: Partial<Message> = {}): Message => ({
    channel: 'C1',
    ts: tsOf(dayOf(place)),
    user: 'U1',
    team: 'T1',
    text: feedbackText(70 + place),
    ...more,
  });
  const thread = messageAt(3, {
    text: `<@U2> ${feedbackText(73)} &amp; see <https://example.org/a|the page> in <#C2|random>`,
    reply_count: 3,
    latest_reply: tsOf(dayOf(4)),
  });
  const replyOf = (place: number, text: string, more: Partial<Message>): Message =>
    messageAt(3, { ts: `${tsOf(dayOf(4)).slice(0, -6)}00020${place}`, thread_ts: thread.ts, text, ...more });
  const messages = [
    ...[0, 1, 2].map((place) => messageAt(place)),
    thread,
    replyOf(1, 'Thank you, we look at it.', { user: 'U2' }),
    replyOf(2, 'Still no sign.', {
      files: [{ name: 'sign.png', permalink: 'https://acme.slack.com/files/U1/F1/sign.png' }],
    }),
    replyOf(3, 'We have it too.', { user: 'U9', team: 'T2' }),
    messageAt(4, { text: 'Posted by an app', bot_id: 'B1', subtype: 'bot_message' }),
    messageAt(5, { ts: `${tsOf(dayOf(4)).slice(0, -6)}000900`, text: 'Posted by an app as a person', bot_id: 'B2' }),
    messageAt(5, { text: '<@U2> has joined the channel', subtype: 'channel_join' }),
    messageAt(6, { text: '' }),
    messageAt(7, { channel: 'C3' }),
    messageAt(8, { channel: 'C3' }),
  ];
  const view = ({ channel: _, ...message }: Message) => ({ type: 'message', ...message });
  const paged = (all: readonly Message[], { cursor = '', limit = '100' }: Record<string, string>): Said => {
    const from = Number(cursor.replace('next:', '')) || 0;
    const to = from + Math.min(Number(limit), PAGE);
    const next = to < all.length ? `next:${to}` : '';
    return said({
      ok: true,
      messages: all.slice(from, to).map(view),
      has_more: next !== '',
      response_metadata: { next_cursor: next },
    });
  };

  const METHODS: Readonly<Record<string, (form: Record<string, string>) => Said>> = {
    'auth.test': () => said({ ok: true, team: 'Acme', team_id: 'T1', url: 'https://acme.slack.com/' }),
    'conversations.list': ({ cursor = '' }) =>
      said({
        ok: true,
        channels: cursor === '' ? CHANNELS.slice(0, 2) : CHANNELS.slice(2),
        response_metadata: { next_cursor: cursor === '' ? 'more' : '' },
      }),
    'conversations.history': ({ channel, oldest, ...form }) => {
      if (channel === 'C2') return failed('not_in_channel');
      const all = messages.filter(
        (one) => one.channel === channel && one.thread_ts === undefined && !(Number(one.ts) <= Number(oldest)),
      );
      return paged(
        all.toSorted((one, other) => (Number(other.ts) || 0) - (Number(one.ts) || 0)),
        form,
      );
    },
    'conversations.replies': ({ channel, ts, ...form }) => {
      const all = messages.filter((one) => one.channel === channel && (one.ts === ts || one.thread_ts === ts));
      return all.length > 0 ? paged(all, form) : failed('thread_not_found');
    },
    'users.info': ({ user = '' }) =>
      NAMES[user] === undefined
        ? failed('user_not_found')
        : said({ ok: true, user: { id: user, profile: { display_name: '', real_name: NAMES[user] } } }),
  };

  function answer({ path, headers, body }: Asked): Said {
    if (headers.authorization !== `Bearer ${CREDENTIALS.accessToken}`) return failed('invalid_auth');
    const method = METHODS[path.replace('/api/', '')];
    return method ? method(Object.fromEntries(new URLSearchParams(body))) : NOT_FOUND;
  }

  const idOf = ({ channel, ts }: Message): string => `${channel}/${ts}`;
  return {
    source: 'SLACK',
    service: 'slack',
    credentials: CREDENTIALS,
    configuration: { chosen: { channels: [CHANNELS[0]!, CHANNELS[2]!] } },
    ids: [...messages.slice(0, 4), ...messages.slice(-2)].map(idOf),
    read: {
      id: idOf(thread),
      words: [`@Ada Lovelace ${feedbackText(73)} & see the page in #random`, 'Still no sign.', 'We have it too.'],
      team: ['Thank you, we look at it.'],
      fields: {
        channel: 'feedback',
        replies: 3,
        attachments: 'sign.png https://acme.slack.com/files/U1/F1/sign.png',
      },
      author: 'Grace Hopper',
    },
    hidden: ['<@', 'Posted by an app', 'has joined'],
    pickers: [
      {
        name: 'channels',
        words: '',
        choices: [
          { id: 'C3', name: 'clinic' },
          { id: 'C1', name: 'feedback' },
          { id: 'C2', name: 'random' },
        ],
      },
    ],
    account: 'Acme',
    answer,
    expired: failed('token_revoked'),
    busy: () => ({ status: 429, headers: { 'retry-after': '120' }, body: { ok: false, error: 'ratelimited' } }),
    own: null,
    edit(at) {
      // A reply to an old message: Slack's history of later messages does not have it.
      const words = 'The new signs are easy to read.';
      messages.push(messageAt(2, { ts: tsOf(at), thread_ts: messages[2]!.ts, text: words }));
      Object.assign(messages[2]!, { latest_reply: tsOf(at), reply_count: 1 });
      return { id: idOf(messages[2]!), words };
    },
    remove() {
      Object.assign(thread, { subtype: 'tombstone', text: 'This message was deleted.', user: 'USLACKBOT' });
      return idOf(thread);
    },
    damage() {
      messages[4]!.ts = 'yesterday';
      return idOf(thread);
    },
  };
}
