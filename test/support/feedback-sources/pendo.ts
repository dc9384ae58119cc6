import { dayOf, feedbackText } from './feedback-texts.ts';
import { type Asked, NOT_FOUND, type Said, type StandIn, said } from './stand-in.ts';

const CREDENTIALS = { key: '47c78ed4-pendo-secret-key.eu' };
const DAY_MS = 86_400_000;

interface Answer {
  readonly visitorId: string;
  readonly accountId: string;
  readonly appId: number;
  readonly guideId: string;
  readonly pollId: string;
  pollResponse: string | number;
  browserTime?: number;
}

const GUIDES = [
  {
    id: 'guide1',
    name: 'NPS 2026',
    appId: -323232,
    polls: [
      { id: 'rating', question: 'How likely are you to recommend us?', attributes: { type: 'NPSRating' } },
      { id: 'why', question: 'Why?', attributes: { type: 'FreeForm' } },
    ],
  },
  {
    id: 'guide2',
    name: 'Other app',
    appId: 77,
    polls: [{ id: 'other', question: 'Why?', attributes: { type: 'FreeForm' } }],
  },
];

/** Pendo: aggregations of answers to polls, by days, and of guides. */
export function pendo(): StandIn {
  const answerAt = (place: number, more: Partial<Answer> = {}): Answer => ({
    visitorId: `visitor${place}@example.org`,
    accountId: 'Acme',
    appId: -323232,
    guideId: 'guide1',
    pollId: 'why',
    pollResponse: feedbackText(170 + place),
    browserTime: dayOf(place).getTime(),
    ...more,
  });
  const answers = [
    ...Array.from({ length: 6 }, (_, place) => answerAt(place)),
    answerAt(5, { pollId: 'rating', pollResponse: 9, browserTime: dayOf(5).getTime() - 5_000 }),
    answerAt(6, { guideId: 'guide2', pollId: 'other', appId: 77 }),
    answerAt(7, { pollResponse: '' }),
  ];
  const idOf = ({ guideId, pollId, visitorId, browserTime }: Answer): string =>
    [guideId, pollId, visitorId, browserTime ?? ''].map(encodeURIComponent).join('/');

  function aggregated(body: string): Said {
    const [first] = (
      JSON.parse(body) as {
        request: { pipeline: { source: { timeSeries?: { first: number; count: number }; guides?: object } }[] };
      }
    ).request.pipeline;
    const { timeSeries, guides } = first!.source;
    if (guides) return said({ results: GUIDES });
    const { first: from, count } = timeSeries!;
    // The service counts whole days.
    const begin = Math.floor(from / DAY_MS) * DAY_MS;
    const isIn = (time: number): boolean => time >= begin && time < begin + count * DAY_MS;
    const found = answers.filter((answer) => isIn(answer.browserTime ?? dayOf(2).getTime()));
    return said({ results: found.toSorted((one, other) => (one.browserTime ?? 0) - (other.browserTime ?? 0)) });
  }

  function answer({ method, path, headers, body }: Asked): Said {
    if (headers['x-pendo-integration-key'] !== CREDENTIALS.key) return said('Forbidden', 403);
    return `${method} ${path}` === 'POST /api/v1/aggregation' ? aggregated(body) : NOT_FOUND;
  }

  return {
    source: 'PENDO',
    service: 'pendo',
    credentials: CREDENTIALS,
    configuration: { chosen: { apps: [{ id: '-323232', name: 'App -323232' }] } },
    ids: answers.slice(0, 6).map(idOf),
    read: {
      id: idOf(answers[5]!),
      words: [feedbackText(175)],
      team: [],
      fields: { question: 'Why?', rating: 9, account: 'Acme', app: '-323232' },
      author: 'visitor5@example.org',
    },
    hidden: ['undefined', 'NaN'],
    pickers: [
      {
        name: 'apps',
        words: '',
        choices: [
          { id: '-323232', name: 'App -323232' },
          { id: '77', name: 'App 77' },
        ],
      },
    ],
    account: 'Pendo (EU)',
    answer,
    expired: said('Forbidden', 403),
    busy: () => ({ status: 429, headers: { 'retry-after': '120' }, body: 'Too Many Requests' }),
    own: null,
    edit(at) {
      // Answers are not edited: there is a new one.
      const one = answerAt(1, { browserTime: at.getTime(), pollResponse: 'It works well since the update.' });
      answers.push(one);
      return { id: idOf(one), words: 'It works well since the update.' };
    },
    remove: null,
    damage() {
      const one = answerAt(2, { visitorId: 'visitor9', browserTime: undefined });
      answers.push(one);
      return idOf(one);
    },
  };
}
