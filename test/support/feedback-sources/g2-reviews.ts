import { dayOf, feedbackText } from './feedback-texts.ts';
import { type Asked, NOT_FOUND, type Said, type StandIn, said } from './stand-in.ts';

const CREDENTIALS = { token: 'g2-secret-token' };
const PAGE = 2;
const PRODUCTS = [
  { id: 'p1', type: 'products', attributes: { name: 'Evident' } },
  { id: 'p2', type: 'products', attributes: { name: 'Proof' } },
  { id: 'p3', type: 'products', attributes: { name: 'Clue' } },
];

interface Review {
  readonly id: string;
  readonly product: string;
  attributes: {
    title: string;
    submitted_at?: string;
    updated_at: string;
    comment_answers: Record<string, { text: string; value: string | null }>;
    [name: string]: unknown;
  };
}

/** G2: own products and their reviews, version 2 of the API, in the form of JSON:API. */
export function g2Reviews(): StandIn {
  const reviews: Review[] = Array.from({ length: 7 }, (_, place) => ({
    id: `r${place}`,
    product: place === 5 ? 'p2' : 'p1',
    attributes: {
      title: `“Review ${place}”`,
      star_rating: 4.5,
      submitted_at: dayOf(place).toISOString(),
      updated_at: dayOf(place).toISOString(),
      comment_answers: {
        love: { text: 'What do you like best?', value: `<p>${feedbackText(190 + place)}</p>` },
        hate: { text: 'What do you dislike?', value: null },
      },
      country_name: 'Norway',
      votes_up: 0,
      verified_current_user: true,
    },
  }));
  reviews[5]!.attributes.comment_answers['hate']!.value = 'No sign &amp; no space.';
  Object.assign(reviews[6]!.attributes, { title: '', comment_answers: {} });
  const paged = (path: string, all: readonly object[], query: URLSearchParams): Said => {
    const from = Number(query.get('page[after]') ?? 0);
    const to = from + Math.min(Number(query.get('page[size]')), PAGE);
    const next = to < all.length ? `https://data.g2.com${path}?page%5Bafter%5D=${to}&page%5Bsize%5D=${PAGE}` : null;
    return said({ data: all.slice(from, to), links: { next }, meta: {} });
  };

  function answer({ path, query, headers }: Asked): Said {
    if (headers.authorization !== `Bearer ${CREDENTIALS.token}`) return said({ errors: [{ status: '401' }] }, 401);
    if (path === '/api/v2/users/me/products') return paged(path, PRODUCTS, query);
    const product = /^\/api\/v2\/products\/(\w+)\/reviews$/.exec(path)?.[1];
    if (product === undefined) return NOT_FOUND;
    const after = query.get('filter[updated_at_gt]')!;
    const all = reviews
      .filter((one) => one.product === product && one.attributes.updated_at > after)
      .map(({ id, attributes }) => ({ id, type: 'reviews', attributes }));
    return paged(path, all, query);
  }

  return {
    source: 'G2_REVIEWS',
    service: 'g2-reviews',
    credentials: CREDENTIALS,
    configuration: {
      chosen: {
        products: [
          { id: 'p1', name: 'Evident' },
          { id: 'p2', name: 'Proof' },
        ],
      },
    },
    ids: ['p1/r0', 'p1/r1', 'p1/r2', 'p1/r3', 'p1/r4', 'p2/r5'],
    read: {
      id: 'p2/r5',
      words: [`${feedbackText(195)}\n\nNo sign & no space.`],
      team: [],
      fields: { rating: 4.5, product: 'Proof', country: 'Norway', verified: true },
      author: 'r5',
    },
    hidden: ['<p>', 'like best'],
    pickers: [
      {
        name: 'products',
        words: '',
        choices: [
          { id: 'p1', name: 'Evident' },
          { id: 'p2', name: 'Proof' },
          { id: 'p3', name: 'Clue' },
        ],
      },
    ],
    account: 'G2',
    answer,
    expired: said({ errors: [{ status: '401', title: 'Unauthorized' }] }, 401),
    busy: () => ({ status: 429, headers: { 'retry-after': '120' }, body: { errors: [{ status: '429' }] } }),
    own: null,
    edit(at) {
      const words = 'It works well since the update.';
      reviews[1]!.attributes.comment_answers['love']!.value = words;
      reviews[1]!.attributes.updated_at = at.toISOString();
      return { id: 'p1/r1', words };
    },
    remove: null,
    damage() {
      delete reviews[2]!.attributes.submitted_at;
      return 'p1/r2';
    },
  };
}
