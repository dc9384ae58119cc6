import type { ChannelImportView, ChannelSourceView, ImportPreview, SourcePreview } from '@evident/domain/channels';

const CHANNEL = '018f0000-0000-7000-8000-00000000c001';
const CONFIGURATION = {
  minDate: '2026-05-01',
  maxDate: '2026-05-31',
  analyzeColumnLabel: 'Comment',
  timestampColumnLabel: 'Written',
};
const point = {
  channelId: CHANNEL,
  source: 'CSV' as const,
  externalUrl: null,
  saidAt: '2026-05-01T10:00:00.000Z',
  title: '',
  tags: [],
  author: 'ada@example.org',
  copies: 0,
  themeId: null,
  themed: false,
};

/** For stories: the preview of a table with tickets. */
export const SAMPLE_PREVIEW: ImportPreview = {
  columns: ['Comment', 'Written', 'Plan'].map((label) => ({
    label,
    filled: 3,
    isDate: label === 'Written',
    example: label,
  })),
  configuration: CONFIGURATION,
  total: 3,
  skipped: 1,
  items: [
    { ...point, id: '1', externalId: '1', text: 'The export fails since Monday.', fields: { Plan: 'Pro' } },
    { ...point, id: '2', externalId: '2', text: 'Great app, thanks', fields: {}, author: null },
  ],
  failures: [
    { externalId: 'line 4', humanMessageText: '“some day” in “Written” is no date', errorCode: 'UnprocessableContent' },
  ],
  notices: [],
};

/** An import under way. */
export const SAMPLE_IMPORT: ChannelImportView = {
  id: '018f0000-0000-7000-8000-00000000c002',
  channelId: CHANNEL,
  source: 'CSV',
  name: 'tickets.csv',
  state: 'running',
  sourceId: null,
  ready: true,
  total: 4000,
  read: 1000,
  created: 900,
  updated: 0,
  unchanged: 0,
  folded: 100,
  removed: 0,
  skipped: 0,
  numFailed: 0,
  failures: [],
  waitsUntil: null,
  problem: null,
  createdBy: { id: '018f0000-0000-7000-8000-00000000c003', name: 'Ada' },
  createdAt: '2026-05-31T10:00:00.000Z',
  endedAt: null,
};

/** A service that is read every hour. */
export const SAMPLE_SOURCE: ChannelSourceView = {
  id: '018f0000-0000-7000-8000-00000000c004',
  channelId: CHANNEL,
  source: 'FRONT',
  name: 'Acme support',
  account: 'Acme',
  configuration: { inboxes: [{ id: 'inb_1', name: 'Support' }], firstImportPeriodDays: 90 },
  state: 'active',
  problem: null,
  importId: '018f0000-0000-7000-8000-00000000c005',
  running: false,
  lastRunAt: '2026-05-31T10:00:00.000Z',
  nextRunAt: '2026-05-31T11:00:00.000Z',
  createdBy: { id: '018f0000-0000-7000-8000-00000000c003', name: 'Ada' },
  createdAt: '2026-05-30T10:00:00.000Z',
};

/** A run of it. */
export const SAMPLE_RUN: ChannelImportView = {
  ...SAMPLE_IMPORT,
  id: SAMPLE_SOURCE.importId!,
  source: 'FRONT',
  sourceId: SAMPLE_SOURCE.id,
  name: 'Acme support',
  state: 'done',
  total: null,
  read: 3,
  created: 2,
  folded: 0,
  numFailed: 1,
  failures: [{ externalId: 'cnv_7', humanMessageText: 'Its text is damaged', errorCode: 'Damaged' }],
  endedAt: '2026-05-31T10:00:00.000Z',
};

/** Its first items. */
export const SAMPLE_FIRST: SourcePreview = {
  items: SAMPLE_PREVIEW.items.map((item) => ({ ...item, source: 'FRONT' as const })),
  failures: [],
  total: 40,
};
