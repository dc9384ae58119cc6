import { dayOf, feedbackText } from './feedback-texts.ts';
import { type Asked, NOT_FOUND, type Said, type StandIn, said } from './stand-in.ts';

const CREDENTIALS = { domain: 'acme', key: 'freshdesk-secret-key' };
const LOGIN = `Basic ${Buffer.from(`${CREDENTIALS.key}:X`).toString('base64')}`;
/** More than a page of 25. */
const COUNT = 33;
const GROUPS = [
  { id: 10, name: 'Support' },
  { id: 11, name: 'Billing' },
];

interface Ticket {
  id: number;
  created_at?: string;
  updated_at: string;
  subject: string;
  description: string;
  group_id: number | null;
  tags: string[];
  status: number;
  priority: number;
  source: number;
  requester_id: number;
  spam: boolean;
  deleted: boolean;
  attachments: object[];
}

const ticketAt = (place: number, more: Partial<Ticket> = {}): Ticket => ({
  id: place + 1,
  created_at: new Date(dayOf(0).getTime() + place * 3_600_000).toISOString(),
  updated_at: new Date(dayOf(0).getTime() + place * 3_600_000).toISOString(),
  subject: `Visit ${place}`,
  description: `<div>${feedbackText(30 + place)}</div>`,
  group_id: 10,
  tags: ['ward'],
  status: 2,
  priority: 1,
  source: 1,
  requester_id: 71,
  spam: false,
  deleted: false,
  attachments: [],
  ...more,
});

const messageOf = (id: number, body: string, more: object = {}) => ({
  id,
  body: `<div>${body}</div>`,
  created_at: dayOf(5).toISOString(),
  incoming: true,
  private: false,
  user_id: 71,
  attachments: [],
  ...more,
});

/** Freshdesk: tickets with their conversations, groups, and the agent of the key (developers.freshdesk.com/api). */
export function freshdesk(): StandIn {
  const tickets = [
    ...Array.from({ length: COUNT }, (_, place) => ticketAt(place)),
    ticketAt(COUNT, { group_id: 11 }),
    ticketAt(COUNT + 1, { spam: true }),
    ticketAt(COUNT + 2, { tags: ['other'] }),
    ticketAt(COUNT + 3, { subject: '', description: '' }),
  ];
  Object.assign(tickets[5]!, {
    group_id: null,
    priority: 4,
    attachments: [{ id: 1, name: 'sign.png', attachment_url: 'https://s3.amazonaws.com/sign.png' }],
  });
  const conversations = new Map(tickets.map(({ id }) => [id, [] as object[]]));
  conversations
    .get(6)!
    .push(
      messageOf(61, 'Thank you. We will look at <b>parking</b>.', { incoming: false, user_id: 9 }),
      messageOf(62, 'Internal: a difficult person', { incoming: false, user_id: 9, private: true }),
      ...Array.from({ length: 9 }, (_, place) => messageOf(63 + place, `Still no sign &amp; no space ${place}.`)),
    );

  function listed(query: URLSearchParams): Said {
    const [from, page, size] = [query.get('updated_since'), Number(query.get('page')), Number(query.get('per_page'))];
    const isDeleted = query.get('filter') === 'deleted';
    const all = tickets
      .filter(({ deleted, updated_at: at }) => deleted === isDeleted && (from === null || at >= from))
      .toSorted((one, other) => Date.parse(one.updated_at) - Date.parse(other.updated_at));
    const ordered = query.get('order_type') === 'desc' ? all.toReversed() : all;
    // The list has neither descriptions nor attachments.
    const rows = ordered.map(({ description: _, attachments: __, ...ticket }) => ticket);
    return said(rows.slice((page - 1) * size, page * size));
  }

  function answer({ path, query, headers }: Asked): Said {
    if (headers.authorization !== LOGIN) return said({ code: 'invalid_credentials' }, 401);
    if (path === '/api/v2/agents/me') return said({ id: 9 });
    if (path === '/api/v2/groups') return said(GROUPS);
    if (path === '/api/v2/tickets') return listed(query);
    const [, id, rest] = /^\/api\/v2\/tickets\/(\d+)(\/conversations)?$/.exec(path) ?? [];
    const ticket = tickets.find((one) => one.id === Number(id));
    if (!ticket) return NOT_FOUND;
    const messages = conversations.get(ticket.id)!;
    if (rest) return said(Number(query.get('page')) === 1 ? messages : []);
    const requester = { id: 71, name: 'Grace Hopper', email: 'grace@example.org' };
    return said({ ...ticket, requester, conversations: messages.slice(0, 10) });
  }

  return {
    source: 'FRESHDESK',
    service: 'freshdesk',
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
    ids: Array.from({ length: COUNT }, (_, place) => String(place + 1)),
    read: {
      id: '6',
      words: [feedbackText(35), ...Array.from({ length: 9 }, (_, place) => `Still no sign & no space ${place}.`)],
      team: ['Thank you. We will look at parking.'],
      fields: { status: 'open', priority: 'urgent', attachments: 'sign.png https://s3.amazonaws.com/sign.png' },
      author: 'grace@example.org',
    },
    hidden: ['<div>', 'a difficult person'],
    pickers: [
      {
        name: 'groups',
        words: '',
        choices: [
          { id: 'unassigned', name: 'Unassigned' },
          { id: '10', name: 'Support' },
          { id: '11', name: 'Billing' },
        ],
      },
      {
        name: 'tags',
        words: '',
        choices: [
          { id: 'other', name: 'other' },
          { id: 'ward', name: 'ward' },
        ],
      },
    ],
    account: 'acme.freshdesk.com',
    answer,
    expired: said({ code: 'invalid_credentials', message: 'You have to be logged in' }, 401),
    busy: () => ({ status: 429, headers: { 'retry-after': '120', 'x-ratelimit-remaining': '0' }, body: '' }),
    own: { id: '3', path: '/api/v2/tickets/3' },
    edit(at) {
      const words = 'The new signs are easy to read.';
      conversations.get(2)!.push(messageOf(29, words, { created_at: at.toISOString() }));
      tickets[1]!.updated_at = at.toISOString();
      return { id: '2', words };
    },
    remove(at) {
      Object.assign(tickets[3]!, { deleted: true, updated_at: at.toISOString() });
      return '4';
    },
    damage() {
      delete tickets[2]!.created_at;
      return '3';
    },
  };
}
