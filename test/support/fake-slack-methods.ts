/** A message of the stand-in, as `conversations.replies` returns it. */
export interface FakeMessage {
  readonly channel: string;
  readonly ts: string;
  readonly thread_ts?: string;
  readonly user?: string;
  readonly username?: string;
  readonly text?: string;
  readonly files?: readonly { readonly name: string; readonly permalink: string }[];
}

/** State of the stand-in, and the requests to it. */
export interface FakeWorld {
  url: string;
  team: { id: string; name: string };
  /** The person who allows a connection. */
  person: string;
  /** Seconds that a token is valid; null: for ever. */
  seconds: number | null;
  refreshed: number;
  /** Channels that the app was invited to. */
  invited: string[];
  names: Record<string, string>;
  messages: FakeMessage[];
  posted: { channel: string; text: string }[];
  /** Messages that one person sees. */
  whispered: { channel: string; user: string; text: string }[];
  unfurled: { at: Record<string, string>; unfurls: Record<string, unknown> }[];
  views: { trigger: string; view: Record<string, unknown> }[];
  /** Triggers that ended. */
  expired: Set<string>;
  /** Answers of the next requests instead of the usual ones; of one method, if it is named. */
  next: { status: number; body: string; method?: string; retryAfter?: string; hangs?: boolean }[];
  requests: number;
  asked: string[];
}

export interface FakeGrant {
  readonly scopes: readonly string[];
  /** Null for the app. */
  readonly user: string | null;
}

/** Scopes of the documented methods; any of them is enough. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'chat.postMessage': ['chat:write'],
  'chat.postEphemeral': ['chat:write'],
  'chat.unfurl': ['links:write'],
  'conversations.list': ['channels:read'],
  'conversations.open': ['im:write'],
  'conversations.replies': ['channels:history', 'groups:history', 'im:history', 'mpim:history'],
  'users.info': ['users:read'],
};
const PAGE = 2;

type Form = Readonly<Record<string, string>>;
const failed = (error: string) => ({ ok: false, error });

/** Answers a method of the Web API as documented (docs.slack.dev/reference/methods). */
export function called(world: FakeWorld, grant: FakeGrant, method: string, form: Form): object {
  const needed = NEEDED[method] ?? [];
  if (needed.length > 0 && !needed.some((scope) => grant.scopes.includes(scope)))
    return { ...failed('missing_scope'), needed: needed[0], provided: grant.scopes.join(',') };
  return METHODS[method]?.(world, form) ?? failed('unknown_method');
}

const CHANNELS = [
  { id: 'C1', name: 'research' },
  { id: 'C2', name: 'alerts' },
];
/** The id of a channel, which messages can also name as `#research`. */
const channelId = (channel: string): string =>
  CHANNELS.find(({ name }) => channel === `#${name}` || channel === name)?.id ?? channel;

const METHODS: Readonly<Record<string, (world: FakeWorld, form: Form) => object>> = {
  'auth.test': ({ team }) => ({ ok: true, team_id: team.id }),
  'chat.postMessage': (world, { channel: named = '', text = '' }) => {
    const channel = channelId(named);
    if (text.length > 40_000) return failed('msg_too_long');
    if (text === '') return failed('no_text');
    if (!world.invited.includes(channel) && !channel.startsWith('D')) return failed('channel_not_found');
    world.posted.push({ channel, text });
    return { ok: true, channel, ts: '1700000000.000100' };
  },
  'chat.postEphemeral': (world, { channel = '', user = '', text = '' }) => {
    if (!world.invited.includes(channel)) return failed('channel_not_found');
    world.whispered.push({ channel, user, text });
    return { ok: true, message_ts: '1700000000.000200' };
  },
  'chat.unfurl': (world, { unfurls = '', ...at }) => {
    if (at['unfurl_id'] ? !at['source'] : !at['channel'] || !at['ts']) return failed('invalid_arguments');
    world.unfurled.push({ at, unfurls: JSON.parse(unfurls) });
    return { ok: true };
  },
  'chat.getPermalink': ({ url }, { channel = '', message_ts: ts = '' }) => ({
    ok: true,
    channel,
    permalink: `${url}/archives/${channel}/p${ts.replace('.', '')}`,
  }),
  'conversations.list': (_, { cursor }) =>
    cursor === 'more'
      ? { ok: true, channels: CHANNELS.slice(1), response_metadata: { next_cursor: '' } }
      : { ok: true, channels: CHANNELS.slice(0, 1), response_metadata: { next_cursor: 'more' } },
  'conversations.open': (_, { users = '' }) =>
    users.startsWith('U') ? { ok: true, channel: { id: `D${users}` } } : failed('user_not_found'),
  /** The parent and its replies; small pages, so that callers follow the cursor. */
  'conversations.replies': ({ messages }, { channel, ts = '', cursor = '0' }) => {
    const all = messages.filter((one) => one.channel === channel && (one.ts === ts || one.thread_ts === ts));
    if (all.length === 0) return failed('thread_not_found');
    const from = Number(cursor);
    const next = from + PAGE < all.length ? String(from + PAGE) : '';
    return {
      ok: true,
      messages: all.slice(from, from + PAGE).map(({ channel: _channel, ...one }) => ({ type: 'message', ...one })),
      has_more: next !== '',
      response_metadata: { next_cursor: next },
    };
  },
  'users.info': ({ names }, { user = '' }) =>
    names[user] === undefined
      ? failed('user_not_found')
      : {
          ok: true,
          user: { id: user, name: user.toLowerCase(), profile: { display_name: '', real_name: names[user] } },
        },
  'views.open': (world, { trigger_id: trigger = '', view = '' }) => {
    if (trigger === '') return failed('invalid_arguments');
    if (world.expired.has(trigger)) return failed('expired_trigger_id');
    world.expired.add(trigger);
    world.views.push({ trigger, view: JSON.parse(view) });
    return { ok: true, view: { id: `V${world.views.length}` } };
  },
};
