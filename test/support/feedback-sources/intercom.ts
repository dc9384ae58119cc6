import { dayOf, feedbackText } from './feedback-texts.ts';
import { type Asked, NOT_FOUND, type Said, type StandIn, said } from './stand-in.ts';

const CREDENTIALS = { token: 'intercom-secret-token' };
const PAGE = 2;
const TEAMS = [
  { type: 'team', id: '814865', name: 'Support' },
  { type: 'team', id: '814866', name: 'Sales' },
];
const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);

const CUSTOMER = { type: 'user', id: 'u1', name: 'Grace Hopper', email: 'grace@example.org' };
const ADMIN = { type: 'admin', id: '25', name: 'Ada Lovelace', email: 'ada@example.com' };

interface Conversation {
  id: string;
  created_at?: number;
  updated_at: number;
  team_assignee_id: number | null;
  source: { id: string; type: string; subject: string; body: string | null; author: object; attachments: object[] };
  parts: object[];
}

const partOf = (id: string, body: string | null, more: object = {}) => ({
  type: 'conversation_part',
  id,
  part_type: 'comment',
  body,
  created_at: seconds(dayOf(5)),
  author: CUSTOMER,
  attachments: [],
  ...more,
});

const conversationAt = (place: number, more: Partial<Conversation> = {}): Conversation => ({
  id: `19${place}`,
  created_at: seconds(dayOf(place)),
  updated_at: seconds(dayOf(place)),
  team_assignee_id: 814865,
  source: {
    id: `source${place}`,
    type: 'conversation',
    subject: '',
    body: `<p>${feedbackText(20 + place)}</p>`,
    author: CUSTOMER,
    attachments: [],
  },
  parts: [],
  ...more,
});

/** Intercom: search and reading of conversations, teams, and the owner of the token (developers.intercom.com). */
export function intercom(): StandIn {
  const conversations = [
    ...Array.from({ length: 5 }, (_, place) => conversationAt(place)),
    conversationAt(5, { team_assignee_id: null }),
    conversationAt(6, { team_assignee_id: 814866 }),
    conversationAt(7),
  ];
  conversations[5]!.parts.push(
    partOf('p1', null, { part_type: 'assignment', author: ADMIN }),
    partOf('p2', '<p>Thank you,<br>we look at it.</p>', { author: ADMIN }),
    partOf('p3', '<p>Internal: a difficult person</p>', { part_type: 'note', author: ADMIN }),
    partOf('p4', '<p>Still <b>no</b> space &amp; no sign.</p><style>p {}</style>', {
      attachments: [{ type: 'upload', name: 'sign.png', url: 'https://downloads.intercomcdn.com/sign.png' }],
    }),
  );
  conversations[7]!.source.body = null;
  const viewOf = ({ parts: _, ...conversation }: Conversation) => ({ type: 'conversation', ...conversation });

  function found(body: string): Said {
    const { query, pagination } = JSON.parse(body) as {
      query: { value: [{ field: string; operator: string; value: number }] };
      pagination: { per_page: number; starting_after?: string };
    };
    const [{ field, operator, value }] = query.value;
    if (field !== 'updated_at' || operator !== '>' || pagination.per_page > 150) return said({ errors: [] }, 400);
    const all = conversations
      .filter(({ updated_at: at }) => at > value)
      .toSorted((one, other) => one.updated_at - other.updated_at);
    const from = Number(pagination.starting_after ?? 0);
    const to = from + Math.min(pagination.per_page, PAGE);
    return said({
      type: 'conversation.list',
      conversations: all.slice(from, to).map(viewOf),
      total_count: all.length,
      pages: { type: 'pages', ...(to < all.length && { next: { starting_after: String(to) } }) },
    });
  }

  function answer({ method, path, headers, body }: Asked): Said {
    if (headers.authorization !== `Bearer ${CREDENTIALS.token}` || !headers['intercom-version'])
      return said({ type: 'error.list', errors: [{ code: 'unauthorized' }] }, 401);
    if (path === '/me') return said({ ...ADMIN, app: { id_code: 'ws1', name: 'Acme' } });
    if (path === '/teams') return said({ type: 'team.list', teams: TEAMS });
    if (`${method} ${path}` === 'POST /conversations/search') return found(body);
    const one = conversations.find(({ id }) => path === `/conversations/${id}`);
    if (!one) return NOT_FOUND;
    const parts = { type: 'conversation_part.list', conversation_parts: one.parts, total_count: one.parts.length };
    return said({ ...viewOf(one), conversation_parts: parts });
  }

  return {
    source: 'INTERCOM',
    service: 'intercom',
    credentials: CREDENTIALS,
    configuration: {
      chosen: {
        teams: [
          { id: '814865', name: 'Support' },
          { id: 'unassigned', name: 'Unassigned' },
        ],
      },
    },
    ids: ['190', '191', '192', '193', '194', '195'],
    read: {
      id: '195',
      words: [feedbackText(25), 'Still no space & no sign.'],
      team: ['Thank you,'],
      fields: { attachments: 'sign.png https://downloads.intercomcdn.com/sign.png' },
      author: 'grace@example.org',
    },
    hidden: ['<p>', 'p {}', 'a difficult person'],
    pickers: [
      {
        name: 'teams',
        words: '',
        choices: [
          { id: 'unassigned', name: 'Unassigned' },
          { id: '814865', name: 'Support' },
          { id: '814866', name: 'Sales' },
        ],
      },
    ],
    account: 'Acme',
    answer,
    expired: said({ type: 'error.list', errors: [{ code: 'token_revoked' }] }, 401),
    busy: (nowMs) => ({
      status: 429,
      headers: { 'x-ratelimit-limit': '1000', 'x-ratelimit-reset': String(nowMs / 1_000 + 120) },
      body: { type: 'error.list', errors: [{ code: 'rate_limit_exceeded' }] },
    }),
    own: { id: '192', path: '/conversations/192' },
    edit(at) {
      const words = 'The new signs are easy to read.';
      conversations[1]!.parts.push(partOf('p9', `<p>${words}</p>`, { created_at: seconds(at) }));
      conversations[1]!.updated_at = seconds(at);
      return { id: '191', words };
    },
    remove: null,
    damage() {
      delete conversations[2]!.created_at;
      return '192';
    },
  };
}
