import type { ShareLinkView, SharedDocument, SharedView } from '@evident/domain/sharing';

/** A link for stories. */
export const link: ShareLinkView = {
  id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e01',
  token: 'a1B2c3D4e5F6',
  objectType: 'insight',
  objectId: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e02',
  on: true,
  expiresAt: null,
  hasPassword: false,
  searchEngines: false,
  charts: false,
  createdAt: '2026-03-14T09:26:53.589Z',
  version: 1,
};

const text = (words: string) => ({ type: 'text', text: words });

/** An insight as visitors see it. */
export const insight: SharedDocument = {
  id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e02',
  title: 'People reach for traces first and read the guide last',
  authors: ['Maria Lindqvist', 'Jonas Weber'],
  strength: '2 people, 2 sources',
  coverFileId: null,
  recordings: [],
  charts: {},
  publishedAt: '2026-03-14T09:26:53.589Z',
  files: [],
  speakers: {},
  content: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [text('Everybody we asked had copied a working configuration before opening the documentation.')],
      },
      { type: 'evidence', attrs: { highlightId: 'first' } },
      { type: 'heading', attrs: { level: 1 }, content: [text('What that means for the first hour')] },
      { type: 'paragraph', content: [text('The first page they see has to run as it stands.')] },
      { type: 'evidence', attrs: { highlightId: 'lost' } },
      { type: 'evidence', attrs: { highlightId: 'unknown' } },
    ],
  },
  quotes: {
    first: {
      text: 'I just grabbed the collector config from another team and changed the endpoint.',
      speaker: 'Adriel',
      startMs: 125_000,
      lost: false,
      picture: null,
      clip: null,
    },
    lost: {
      text: 'The docs assume you know what a span is.',
      speaker: 'Eli',
      startMs: null,
      lost: true,
      picture: null,
      clip: null,
    },
  },
};

const workspace = { name: 'Northwind Research', color: '2563eb', logoUrl: null };

export const shared: SharedView = {
  objectType: 'insight',
  title: insight.title,
  workspace,
  documents: [insight],
  quote: null,
  reel: null,
  next: null,
  searchEngines: false,
};

export const project: SharedView = {
  objectType: 'project',
  title: 'Getting started with OpenTelemetry',
  workspace,
  quote: null,
  reel: null,
  next: null,
  searchEngines: false,
  documents: [
    insight,
    {
      ...insight,
      id: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e03',
      title: 'Nobody trusts the first number',
      publishedAt: null,
    },
  ],
};
