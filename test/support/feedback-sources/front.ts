import { dayOf, feedbackText } from './feedback-texts.ts';
import { type Asked, NOT_FOUND, type Said, type StandIn, said } from './stand-in.ts';

const CREDENTIALS = { token: 'front-secret-token' };
const PAGE = 2;
const INBOXES = [
  { id: 'inb_1', name: 'Support', is_private: false },
  { id: 'inb_2', name: 'Ideas', is_private: false },
  { id: 'inb_3', name: 'Ada', is_private: true },
  { id: 'inb_4', name: 'Sales', is_private: false },
];
const seconds = (date: Date): number => date.getTime() / 1_000;

interface Conversation {
  readonly id: string;
  inbox: string;
  status: string;
  created_at?: number;
  activity: number;
  subject: string;
}
interface Message {
  readonly id: string;
  readonly created_at: number;
  readonly [name: string]: unknown;
}

const FROM = { name: 'Grace Hopper', handle: 'grace@example.org', role: 'from' };
const messageOf = (id: string, at: Date, body: string, more: object = {}): Message => ({
  id,
  type: 'email',
  is_inbound: true,
  is_draft: false,
  created_at: seconds(at),
  body,
  author: null,
  recipients: [FROM, { name: null, handle: 'support@example.com', role: 'to' }],
  attachments: [],
  ...more,
});
const ADA = { id: 'tea_2', email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' };

const conversationAt = (place: number, more: Partial<Conversation> = {}): Conversation => ({
  id: `cnv_${place}`,
  inbox: 'inb_1',
  status: 'unassigned',
  created_at: seconds(dayOf(place)),
  activity: seconds(dayOf(place)),
  subject: `Visit ${place}`,
  ...more,
});

/** Front: search in inboxes, conversations and messages, the newest first (dev.frontapp.com/reference). */
export function front(): StandIn {
  const conversations = [
    ...Array.from({ length: 5 }, (_, place) => conversationAt(place)),
    conversationAt(5, { inbox: 'inb_2', status: 'archived' }),
    conversationAt(6, { inbox: 'inb_2', status: 'spam' }),
    conversationAt(7, { inbox: 'inb_4' }),
    conversationAt(8, { subject: '' }),
  ];
  const messages = new Map(
    conversations.map(({ id }, place) => [
      id,
      [messageOf(`msg_${place}`, dayOf(place), `<p>${feedbackText(110 + place)}</p>`)],
    ]),
  );
  messages.set('cnv_8', [messageOf('msg_8', dayOf(8), '')]);
  const out = { is_inbound: false, author: ADA };
  messages
    .get('cnv_5')!
    .push(
      messageOf(
        'msg_51',
        new Date(dayOf(5).getTime() + 1_000),
        '<p>Thank you. We will look at <b>parking</b>.</p>',
        out,
      ),
      messageOf('msg_52', new Date(dayOf(5).getTime() + 2_000), '<p>A draft</p>', { ...out, is_draft: true }),
      messageOf(
        'msg_53',
        new Date(dayOf(5).getTime() + 3_000),
        '<p>Still no space &amp; no sign.</p><blockquote type="cite">Thank you.</blockquote>',
        { attachments: [{ filename: 'sign.png', url: 'https://api2.frontapp.com/download/fil_1' }] },
      ),
    );
  const viewOf = ({ inbox: _, activity: __, ...conversation }: Conversation) => ({
    ...conversation,
    recipient: FROM,
    tags: [{ id: 'tag_1', name: 'ward' }],
  });
  const paged = (path: string, all: readonly object[], query: URLSearchParams): Said => {
    const [from = 0, of = path.length] = (query.get('page_token') ?? '').split(' ').filter(Boolean).map(Number);
    // A place belongs to its query.
    if (of !== path.length) return said({ _error: { status: 400 } }, 400);
    const to = from + Math.min(Number(query.get('limit')), PAGE);
    // The address of a company, not the one that was asked.
    const next = to < all.length ? `https://acme.api.frontapp.com${path}?page_token=${to}%20${path.length}` : null;
    return said({ _pagination: { next }, _total: all.length, _results: all.slice(from, to) });
  };

  function answer({ path, query, headers }: Asked): Said {
    if (headers.authorization !== `Bearer ${CREDENTIALS.token}`) return said({ _error: { status: 401 } }, 401);
    if (path === '/me') return said({ id: 'cmp_1', name: 'Acme' });
    if (path === '/inboxes') return paged(path, INBOXES, query);
    const words = /^\/conversations\/search\/(.*)$/.exec(path)?.[1];
    if (words !== undefined) {
      const [, inbox, after] = /^inbox:(inb_\d) after:(\d+)$/.exec(decodeURIComponent(words)) ?? [];
      const all = conversations
        .filter((one) => one.inbox === inbox && one.activity > Number(after))
        .toSorted((one, other) => other.activity - one.activity);
      return paged(path, all.map(viewOf), query);
    }
    const [, id = '', rest] = /^\/conversations\/(cnv_\d)(\/\w+)?$/.exec(path) ?? [];
    const conversation = conversations.find((one) => one.id === id);
    if (!conversation) return NOT_FOUND;
    if (rest === '/messages') return paged(path, messages.get(id)!.toReversed(), query);
    if (rest === '/inboxes')
      return paged(
        path,
        INBOXES.filter((inbox) => inbox.id === conversation.inbox),
        query,
      );
    return said(viewOf(conversation));
  }

  return {
    source: 'FRONT',
    service: 'front',
    credentials: CREDENTIALS,
    configuration: {
      chosen: {
        inboxes: [
          { id: 'inb_1', name: 'Support' },
          { id: 'inb_2', name: 'Ideas' },
        ],
      },
    },
    ids: ['cnv_0', 'cnv_1', 'cnv_2', 'cnv_3', 'cnv_4', 'cnv_5'],
    read: {
      id: 'cnv_5',
      words: [feedbackText(115), 'Still no space & no sign.'],
      team: ['Thank you. We will look at parking.'],
      fields: {
        inbox: 'Ideas',
        status: 'archived',
        attachments: 'sign.png https://api2.frontapp.com/download/fil_1',
      },
      author: 'grace@example.org',
    },
    hidden: ['<p>', 'A draft'],
    pickers: [
      {
        name: 'inboxes',
        words: '',
        choices: [
          { id: 'inb_1', name: 'Support' },
          { id: 'inb_2', name: 'Ideas' },
          { id: 'inb_4', name: 'Sales' },
        ],
      },
    ],
    account: 'Acme',
    answer,
    expired: said({ _error: { status: 401, title: 'Unauthenticated' } }, 401),
    busy: (nowMs) => ({
      status: 429,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(nowMs / 1_000 + 120) },
      body: { _error: { status: 429 } },
    }),
    own: { id: 'cnv_2', path: '/conversations/cnv_2/messages' },
    edit(at) {
      const words = 'The new signs are easy to read.';
      messages.get('cnv_1')!.push(messageOf('msg_19', at, `<p>${words}</p>`));
      conversations[1]!.activity = seconds(at);
      return { id: 'cnv_1', words };
    },
    remove(at) {
      Object.assign(conversations[3]!, { status: 'deleted', activity: seconds(at) });
      return 'cnv_3';
    },
    damage() {
      delete conversations[2]!.created_at;
      return 'cnv_2';
    },
  };
}
