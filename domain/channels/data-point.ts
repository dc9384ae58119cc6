import { type Infer, type Uuid, id, moment, objectOf } from '../kernel/index.ts';
import { IMPORT_SOURCES, type ImportSource } from './sources.ts';

/** Limits of a ticket (decided). */
export const ENTRIES_MAX = 500;
export const ENTRY_TEXT_MAX = 50_000;
export const TICKET_TAGS_MAX = 100;
const REMOTE_FIELDS_MAX = 100;
const NAME_MAX = 500;
const URL_MAX = 2_048;
/** The most data points of one request (specification, document 002, section 9: chunks of 100). */
export const PUSHED_MAX = 100;

const externalId = {
  type: 'string',
  minLength: 1,
  maxLength: NAME_MAX,
  description: 'Its id at the source: sent again, the data point is updated, not doubled',
  examples: ['ticket-4711'],
} as const;
const url = { type: 'string', format: 'uri', maxLength: URL_MAX } as const;
const name = { type: 'string', maxLength: NAME_MAX } as const;

const participant = objectOf(
  {
    id: name,
    name,
    email: name,
    kind: {
      type: 'string',
      enum: ['CUSTOMER', 'TEAM'],
      description: 'Words of the team are kept, but are not feedback; CUSTOMER if absent',
    },
  },
  {
    optional: ['id', 'name', 'email', 'kind'],
    description: 'At least a name, an address or an id helps to count people',
  },
);
export type Participant = Infer<typeof participant>;

/** The author as shown; null if no person is named. */
export const authorName = (author: Participant | null): string | null =>
  author?.name ?? author?.email ?? author?.id ?? null;

const entry = objectOf(
  {
    externalId: name,
    text: { type: 'string', maxLength: ENTRY_TEXT_MAX, description: 'Plain text' },
    timestamp: moment,
    participant,
  },
  { optional: ['externalId', 'participant'] },
);
export type ConversationEntry = Infer<typeof entry>;

const rawTicket = objectOf(
  {
    createdAt: { ...moment, description: 'When it was written' },
    name: { ...name, description: 'Its subject', examples: ['Cannot export my data'] },
    description: { type: 'string', maxLength: ENTRY_TEXT_MAX, description: 'Its words, if it is no conversation' },
    tags: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 200 }, maxItems: TICKET_TAGS_MAX },
    creator: participant,
    remoteFields: {
      type: 'free',
      description: `Fields of the source by their names: up to ${REMOTE_FIELDS_MAX} texts, numbers, yes or no`,
      examples: [{ plan: 'Business', rating: 2 }],
    },
    source: { ...name, description: 'The channel of the source, such as email or chat' },
    conversation: { type: 'array', items: entry, maxItems: ENTRIES_MAX },
  },
  { optional: ['name', 'description', 'tags', 'creator', 'remoteFields', 'source', 'conversation'] },
);
export type RawTicket = Infer<typeof rawTicket>;

/** A data point as sources deliver it (document 002, section 3). */
export const dataPointPayload = objectOf(
  {
    externalId,
    externalUrl: { ...url, description: 'Its page at the source' },
    importUrl: { ...url, description: 'The address it was fetched from' },
    rawTicket,
  },
  { optional: ['externalUrl', 'importUrl'] },
);
export type DataPointPayload = Infer<typeof dataPointPayload>;

/** Values of remote fields, as filters and segments read them. */
export type RemoteFields = Readonly<Record<string, string | number | boolean>>;

/** A ticket, review, answer or message of a channel. */
export interface DataPoint {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly channelId: Uuid;
  readonly source: ImportSource;
  readonly externalId: string;
  readonly externalUrl: string | null;
  readonly importUrl: string | null;
  /** When it was written. */
  readonly saidAt: Date;
  readonly title: string;
  /** The words of customers, which themes and search read: {@link import('./words.ts').wordsOf}. */
  readonly text: string;
  readonly tags: readonly string[];
  readonly creator: Participant | null;
  readonly fields: RemoteFields;
  readonly entries: readonly ConversationEntry[];
  /** The same person in each of their data points of a channel; null if no person is named. */
  readonly authorKey: string | null;
  /** Data points with the same key repeat each other; null for those that repeat none. */
  readonly repetition: string | null;
  /** By which near repetitions are looked up; null for short texts. */
  readonly bands: readonly number[] | null;
}

export const dataPointView = objectOf({
  id,
  channelId: id,
  source: { type: 'string', enum: IMPORT_SOURCES },
  externalId,
  externalUrl: { ...url, nullable: true },
  saidAt: moment,
  title: name,
  text: { type: 'string', description: 'The words of customers' },
  tags: { type: 'array', items: { type: 'string' } },
  author: { ...name, nullable: true },
  fields: { type: 'free', description: 'Fields of the source' },
  copies: { type: 'integer', minimum: 0, description: 'Data points that repeat it, and are counted with it' },
  themeId: { ...id, nullable: true, description: 'Null for an outlier, and while themes are found' },
  themed: { type: 'boolean', description: 'False until its theme was looked for' },
});
export type DataPointView = Infer<typeof dataPointView>;

export const dataPointDetail = objectOf({
  ...dataPointView.properties,
  entries: { type: 'array', items: entry, description: 'The conversation, in its order' },
  importUrl: { ...url, nullable: true },
  person: {
    ...objectOf({ id, name }),
    nullable: true,
    description:
      'The person of the workspace with the address of the author. Null if there is none, and for callers who do not see people',
  },
});
export type DataPointDetail = Infer<typeof dataPointDetail>;

/** A data point of a person, with its channel. */
export const dataPointOfPerson = objectOf({
  ...dataPointView.properties,
  channelTitle: { type: 'string', description: 'Empty if the channel has no title' },
});
export type DataPointOfPerson = Infer<typeof dataPointOfPerson>;

/** The key of an author with an address: people of the workspace with the same address are the same person. */
export const addressKey = (address: string): string => `mail ${address.trim().toLowerCase()}`;
