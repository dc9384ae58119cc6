import type {
  ChannelView,
  DataPointDetail,
  GrowthView,
  ThemeView,
  TopicView,
  TrendView,
} from '@evident/domain/channels';

const id = (last: string): string => `0198a5b0-7c1e-7d60-9b3a-00000000${last}`;
const at = '2026-05-01T10:00:00.000Z';

export const sampleChannel: ChannelView = {
  id: id('0c01'),
  folderId: null,
  title: 'Support inbox',
  description: 'Tickets and reviews about the mobile app',
  level: 'FULL',
  dataPoints: 1240,
  themes: 3,
  waiting: 0,
  lastSaidAt: '2026-04-30T08:12:00.000Z',
  createdBy: { id: id('0a01'), name: 'Ada Park' },
  version: 2,
  createdAt: at,
  updatedAt: at,
};
export const emptyChannel: ChannelView = {
  ...sampleChannel,
  id: id('0c02'),
  title: '',
  description: '',
  dataPoints: 0,
  themes: 0,
  lastSaidAt: null,
};
export const findingChannel: ChannelView = { ...sampleChannel, id: id('0c03'), title: 'App reviews', waiting: 230 };

const growth = (word: GrowthView['growth'], low: number, high: number | null): GrowthView => ({
  growth: word,
  theme: { value: null, low, high },
  channel: { value: 1, low: 0.8, high: 1.2 },
});
const theme: ThemeView = {
  id: id('0e01'),
  channelId: sampleChannel.id,
  title: 'Waiting for a reply',
  titledBy: 'MEMBER',
  dataPoints: 210,
  people: 180,
  recent: 12,
  earlier: 25,
  growth: growth('SHRINKING', 0.2, 0.9),
  quotes: [
    { dataPointId: id('0d01'), text: 'I waited three weeks for a reply to my ticket.' },
    { dataPointId: id('0d02'), text: 'Nobody answers in the chat.' },
  ],
  lastSaidAt: '2026-04-30T08:12:00.000Z',
  createdAt: at,
  version: 4,
};
export const sampleThemes: readonly ThemeView[] = [
  theme,
  {
    ...theme,
    id: id('0e02'),
    title: 'export, csv, columns',
    titledBy: 'MACHINE',
    people: 64,
    recent: 31,
    earlier: 4,
    growth: growth('GROWING', 2.9, 19),
  },
  {
    ...theme,
    id: id('0e03'),
    title: 'Password reset',
    dataPoints: 1,
    people: 1,
    recent: 0,
    earlier: 0,
    growth: growth('UNCERTAIN', 0, null),
  },
];

export const sampleTopic: TopicView = {
  id: id('0f01'),
  channelId: sampleChannel.id,
  title: 'Late deliveries',
  included: [id('0d01'), id('0d03')],
  excluded: [id('0d02')],
  dataPoints: 48,
  people: 41,
  recent: 22,
  earlier: 9,
  growth: growth('GROWING', 1.2, 5.1),
  ready: true,
  createdAt: at,
  version: 3,
};
/** Made by hand, without examples yet. */
export const emptyTopic: TopicView = {
  ...sampleTopic,
  id: id('0f02'),
  title: 'Accessibility',
  included: [],
  excluded: [],
  dataPoints: 0,
  people: 0,
  recent: 0,
  earlier: 0,
  growth: growth('UNCERTAIN', 0, null),
};

export const samplePoint: DataPointDetail = {
  id: id('0d01'),
  channelId: sampleChannel.id,
  source: 'ZENDESK',
  externalId: 'ticket-4711',
  externalUrl: 'https://acme.zendesk.com/tickets/4711',
  importUrl: null,
  saidAt: '2026-04-30T08:12:00.000Z',
  title: 'Cannot export my data',
  text: 'The export never finishes. I waited for an hour and tried again.',
  tags: ['export', 'urgent'],
  author: 'Kim Lee',
  person: null,
  fields: { plan: 'Business', rating: 2, paid: true },
  copies: 2,
  themeId: sampleThemes[1]!.id,
  themed: true,
  entries: [
    {
      text: 'The export never finishes.\nI waited for an hour and tried again.',
      timestamp: '2026-04-30T08:12:00.000Z',
      participant: { name: 'Kim Lee', kind: 'CUSTOMER' },
    },
    {
      text: 'Thanks, we are looking into it.',
      timestamp: '2026-04-30T09:00:00.000Z',
      participant: { name: 'Support', kind: 'TEAM' },
    },
  ],
};
/** An outlier without a title, a person or a source to open. */
export const plainPoint: DataPointDetail = {
  ...samplePoint,
  id: id('0d02'),
  source: 'API',
  externalUrl: null,
  title: '',
  text: 'Please add a dark theme.',
  author: null,
  tags: [],
  fields: {},
  copies: 0,
  themeId: null,
  entries: [],
};

const people = [4, 9, 0, 14, 22, 18, 31];
const first = Date.UTC(2026, 2, 16);
export const sampleTrend: TrendView = {
  step: 'WEEK',
  steps: people.map((count, at) => ({
    day: new Date(first + at * 7 * 86_400_000).toISOString().slice(0, 10),
    people: count,
    ofTheme: Math.round(count / 3),
    share: count === 0 ? null : { value: 1 / 3, low: 0.12, high: 0.6 },
  })),
};
