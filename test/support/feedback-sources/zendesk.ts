import { dayOf, feedbackText } from './feedback-texts.ts';
import { type Asked, NOT_FOUND, type Said, type StandIn, said } from './stand-in.ts';

const CREDENTIALS = { subdomain: 'acme', email: 'ada@example.com', token: 'zendesk-secret-token' };
const LOGIN = `Basic ${Buffer.from(`${CREDENTIALS.email}/token:${CREDENTIALS.token}`).toString('base64')}`;
const PAGE = 3;

const USERS = [
  { id: 1, name: 'Grace Hopper', email: 'grace@example.org', role: 'end-user' },
  { id: 2, name: 'Ada Lovelace', email: 'ada@example.com', role: 'agent' },
];
const GROUPS = [
  { id: 10, name: 'Support' },
  { id: 11, name: 'Billing' },
  { id: 12, name: 'Sales' },
];

interface Ticket {
  id: number;
  created_at?: string;
  updated_at: string;
  subject: string;
  status: string;
  group_id: number | null;
  tags: string[];
  via: { channel: string };
  requester_id: number;
  priority: string | null;
  satisfaction_rating: { score: string };
}
interface Comment {
  readonly id: number;
  readonly author_id: number;
  readonly created_at: string;
  readonly public: boolean;
  html_body: string;
  readonly attachments: readonly object[];
}

const ticketAt = (place: number, more: Partial<Ticket> = {}): Ticket => ({
  id: 100 + place,
  created_at: dayOf(place).toISOString(),
  updated_at: dayOf(place).toISOString(),
  subject: `Visit ${place}`,
  status: 'open',
  group_id: 10,
  tags: ['ward'],
  via: { channel: 'email' },
  requester_id: 1,
  priority: null,
  satisfaction_rating: { score: 'unoffered' },
  ...more,
});
const commentOf = (ticket: number, text: string, more: Partial<Comment> = {}): Comment => ({
  id: ticket * 10,
  author_id: 1,
  created_at: dayOf(ticket - 100).toISOString(),
  public: true,
  html_body: `<div class="zd-comment"><p>${text}</p></div>`,
  attachments: [],
  ...more,
});

/** Zendesk: the incremental export of tickets, comments, groups and tags (developer.zendesk.com/api-reference). */
export function zendesk(): StandIn {
  const tickets = [
    ...Array.from({ length: 5 }, (_, place) => ticketAt(place)),
    ticketAt(5, { group_id: null, priority: 'high', tags: ['ward', 'parking'] }),
    ticketAt(6, { group_id: 12 }),
    ticketAt(7, { tags: ['spam'] }),
    ticketAt(8, { subject: '' }),
  ];
  const comments = new Map(tickets.map(({ id }) => [id, [commentOf(id, feedbackText(id - 100))]]));
  comments.set(108, [{ ...commentOf(108, ''), html_body: '' }]);
  comments.get(105)!.push(
    commentOf(105, 'Thank you. We will look at <b>parking</b>.', { id: 1051, author_id: 2 }),
    commentOf(105, 'Internal: a difficult person', { id: 1052, author_id: 2, public: false }),
    commentOf(105, '', {
      id: 1053,
      html_body: `<p>Still&nbsp;no space &amp; no sign.</p><div class="gmail_quote">On Mon, 4 May 2026, Ada wrote:<blockquote>Thank you.</blockquote></div><script>track()</script>`,
      attachments: [{ file_name: 'sign.png', content_url: 'https://acme.zendesk.com/attachments/sign.png' }],
    }),
  );
  const found = (id: number) => tickets.find((ticket) => ticket.id === id);

  function exported(query: URLSearchParams): Said {
    const start = query.get('start_time');
    const after = start === null ? Number(query.get('cursor')!.split(':')[1]) : Number(start) * 1_000;
    const skip = start === null ? query.get('cursor')!.split(':')[2] : undefined;
    const changed = tickets
      .map((ticket) => ({ ticket, at: Date.parse(ticket.updated_at) }))
      .toSorted((one, other) => one.at - other.at)
      .filter(({ ticket, at }) => at > after || (at === after && String(ticket.id) !== skip));
    const page = changed.slice(0, Math.min(Number(query.get('per_page')), PAGE));
    const last = page.at(-1);
    return said({
      tickets: page.map(({ ticket }) => ticket),
      users: USERS,
      groups: GROUPS,
      after_cursor: last ? `c:${last.at}:${last.ticket.id}` : query.get('cursor'),
      end_of_stream: page.length === changed.length,
    });
  }

  function answer({ path, query, headers }: Asked): Said {
    if (headers.authorization !== LOGIN) return said({ error: "Couldn't authenticate you" }, 401);
    if (path === '/api/v2/users/me.json') return said({ user: USERS[1] });
    if (path === '/api/v2/groups.json') {
      const from = Number(query.get('page[after]') ?? 0);
      const meta = { has_more: from + 2 < GROUPS.length, after_cursor: String(from + 2) };
      return said({ groups: GROUPS.slice(from, from + 2), meta });
    }
    if (path === '/api/v2/tags.json') return said({ tags: [{ name: 'ward', count: 8 }], meta: { has_more: false } });
    if (path === '/api/v2/incremental/tickets/cursor.json') return exported(query);
    const [, id, rest] = /^\/api\/v2\/tickets\/(\d+)(\/comments)?\.json$/.exec(path) ?? [];
    const ticket = found(Number(id));
    if (!ticket || ticket.status === 'deleted') return NOT_FOUND;
    if (!rest) return said({ ticket, users: USERS, groups: GROUPS });
    const all = comments.get(ticket.id)!;
    const from = Number(query.get('page[after]') ?? 0);
    const meta = { has_more: from + 2 < all.length, after_cursor: String(from + 2) };
    return said({ comments: all.slice(from, from + 2), users: USERS, meta });
  }

  return {
    source: 'ZENDESK',
    service: 'zendesk',
    credentials: CREDENTIALS,
    configuration: {
      chosen: {
        groups: [
          { id: '10', name: 'Support' },
          { id: 'unassigned', name: 'Unassigned' },
        ],
        tags: [{ id: 'ward', name: 'ward' }],
      },
    },
    ids: ['100', '101', '102', '103', '104', '105'],
    read: {
      id: '105',
      words: [feedbackText(5), 'Still no space & no sign.'],
      team: ['Thank you. We will look at parking.'],
      fields: { priority: 'high', attachments: 'sign.png https://acme.zendesk.com/attachments/sign.png' },
      author: 'grace@example.org',
    },
    hidden: ['<p>', 'track()', 'a difficult person'],
    pickers: [
      {
        name: 'groups',
        words: '',
        choices: [
          { id: 'unassigned', name: 'Unassigned' },
          { id: '10', name: 'Support' },
          { id: '11', name: 'Billing' },
          { id: '12', name: 'Sales' },
        ],
      },
      { name: 'tags', words: '', choices: [{ id: 'ward', name: 'ward' }] },
    ],
    account: 'acme.zendesk.com',
    answer,
    expired: said({ error: "Couldn't authenticate you" }, 401),
    busy: () => ({ status: 429, headers: { 'retry-after': '120' }, body: { error: 'APIRateLimitExceeded' } }),
    own: { id: '102', path: '/api/v2/tickets/102/comments.json' },
    edit(at) {
      const words = 'The new signs are easy to read.';
      comments.get(101)!.push(commentOf(101, words, { id: 1019, created_at: at.toISOString() }));
      found(101)!.updated_at = at.toISOString();
      return { id: '101', words };
    },
    remove(at) {
      Object.assign(found(103)!, { status: 'deleted', updated_at: at.toISOString() });
      return '103';
    },
    damage() {
      delete found(102)!.created_at;
      return '102';
    },
  };
}
