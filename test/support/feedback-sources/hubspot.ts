import { dayOf, feedbackText } from './feedback-texts.ts';
import { type Asked, NOT_FOUND, type Said, type StandIn, said } from './stand-in.ts';

const CREDENTIALS = { token: 'pat-hubspot-secret-token' };
const BASE = '/conversations/v3/conversations';
const PAGE = 2;
const INBOXES = [
  { id: '101', name: 'Support' },
  { id: '102', name: 'Sales' },
  { id: '103', name: 'Help desk' },
];
const ACTORS = [
  { id: 'V-1', type: 'VISITOR', name: 'Grace Hopper', email: 'grace@example.org' },
  { id: 'A-2', type: 'AGENT', name: 'Ada Lovelace', email: 'ada@example.com' },
];

interface Thread {
  readonly id: string;
  createdAt?: string;
  latestMessageTimestamp: string;
  inboxId: string;
  status: string;
  spam: boolean;
}
interface Message {
  readonly id: string;
  readonly [name: string]: unknown;
}

const messageOf = (id: string, at: Date, richText: string, more: object = {}): Message => ({
  id,
  type: 'MESSAGE',
  direction: 'INCOMING',
  createdAt: at.toISOString(),
  createdBy: 'V-1',
  text: '',
  richText,
  subject: 'A visit',
  senders: [{ actorId: 'V-1' }],
  attachments: [],
  ...more,
});
const threadAt = (place: number, more: Partial<Thread> = {}): Thread => ({
  id: String(5_000 + place),
  createdAt: dayOf(place).toISOString(),
  latestMessageTimestamp: dayOf(place).toISOString(),
  inboxId: '101',
  status: 'OPEN',
  spam: false,
  ...more,
});

/** HubSpot: threads of inboxes with their messages and people (version 3 of the API of conversations). */
export function hubspot(): StandIn {
  const threads = [
    ...Array.from({ length: 5 }, (_, place) => threadAt(place)),
    threadAt(5, { inboxId: '103', status: 'CLOSED' }),
    threadAt(6, { inboxId: '102' }),
    threadAt(7, { spam: true }),
    threadAt(8),
  ];
  const messages = new Map(
    threads.map(({ id }, place) => [
      id,
      [messageOf(`m${place}`, dayOf(place), `<div>${feedbackText(130 + place)}</div>`)],
    ]),
  );
  messages.set('5008', [messageOf('m8', dayOf(8), '', { subject: '' })]);
  const out = { direction: 'OUTGOING', createdBy: 'A-2', senders: [{ actorId: 'A-2' }] };
  const later = (place: number): Date => new Date(dayOf(5).getTime() + place * 1_000);
  messages.get('5005')!.push(
    messageOf('m51', later(1), '<div>Thank you. We will look at <b>parking</b>.</div>', out),
    messageOf('m52', later(2), '<div>Internal: a difficult person</div>', { ...out, type: 'COMMENT' }),
    messageOf('m53', later(3), '', { type: 'THREAD_STATUS_CHANGE' }),
    messageOf('m54', later(4), '<div>Still no space &amp; no sign.</div>', {
      attachments: [
        { type: 'FILE', fileId: '1', name: 'sign.png', url: 'https://f.hubspotusercontent.com/sign.png' },
        { type: 'QUICK_REPLIES' },
      ],
    }),
  );
  const paged = (all: readonly object[], query: URLSearchParams): Said => {
    const from = Number(query.get('after') ?? 0);
    const to = from + Math.min(Number(query.get('limit')), PAGE);
    return said({
      results: all.slice(from, to),
      ...(to < all.length && { paging: { next: { after: String(to), link: `https://api.hubapi.com/?after=${to}` } } }),
    });
  };

  function listed(query: URLSearchParams): Said {
    const [after, inbox] = [query.get('latestMessageTimestampAfter'), query.get('inboxId')];
    if (query.get('sort') !== 'latestMessageTimestamp' || after === null || query.getAll('inboxId').length > 1)
      return said({ status: 'error', category: 'VALIDATION_ERROR' }, 400);
    const all = threads
      .filter((one) => one.latestMessageTimestamp >= after && (inbox === null || one.inboxId === inbox))
      .toSorted((one, other) => Date.parse(one.latestMessageTimestamp) - Date.parse(other.latestMessageTimestamp));
    return paged(all, query);
  }

  function answer({ method, path, query, headers, body }: Asked): Said {
    if (headers.authorization !== `Bearer ${CREDENTIALS.token}`)
      return said({ status: 'error', category: 'INVALID_AUTHENTICATION' }, 401);
    if (path === '/account-info/v3/details') return said({ portalId: 4711, uiDomain: 'app-eu1.hubspot.com' });
    if (path === `${BASE}/inboxes`) return paged(INBOXES, query);
    if (path === `${BASE}/threads`) return listed(query);
    if (`${method} ${path}` === `POST ${BASE}/actors/batch/read`) {
      const { inputs } = JSON.parse(body) as { inputs: string[] };
      return said({ status: 'COMPLETE', results: ACTORS.filter(({ id }) => inputs.includes(id)) });
    }
    const [, id = '', rest] = /\/threads\/(\d+)(\/messages)?$/.exec(path) ?? [];
    const thread = threads.find((one) => one.id === id);
    if (!thread) return NOT_FOUND;
    return rest ? paged(messages.get(id)!.toReversed(), query) : said(thread);
  }

  return {
    source: 'HUBSPOT',
    service: 'hubspot',
    credentials: CREDENTIALS,
    configuration: {
      chosen: {
        inboxes: [
          { id: '101', name: 'Support' },
          { id: '103', name: 'Help desk' },
        ],
      },
    },
    ids: ['5000', '5001', '5002', '5003', '5004', '5005'],
    read: {
      id: '5005',
      words: [feedbackText(135), 'Still no space & no sign.'],
      team: ['Thank you. We will look at parking.'],
      fields: { status: 'closed', attachments: 'sign.png https://f.hubspotusercontent.com/sign.png' },
      author: 'grace@example.org',
    },
    hidden: ['<div>', 'a difficult person'],
    pickers: [{ name: 'inboxes', words: '', choices: INBOXES }],
    account: 'HubSpot 4711',
    answer,
    expired: said({ status: 'error', category: 'EXPIRED_AUTHENTICATION' }, 401),
    busy: () => ({
      status: 429,
      headers: {
        'x-hubspot-ratelimit-interval-milliseconds': '120000',
        'x-hubspot-ratelimit-daily-remaining': '1200',
      },
      body: { status: 'error', policyName: 'TEN_SECONDLY_ROLLING' },
    }),
    own: { id: '5002', path: '/conversations/v3/conversations/threads/5002/messages' },
    edit(at) {
      const words = 'The new signs are easy to read.';
      messages.get('5001')!.push(messageOf('m19', at, `<div>${words}</div>`));
      threads[1]!.latestMessageTimestamp = at.toISOString();
      return { id: '5001', words };
    },
    remove: null,
    damage() {
      delete threads[2]!.createdAt;
      return '5002';
    },
  };
}
