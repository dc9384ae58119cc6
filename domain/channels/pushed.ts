import { type Infer, Refusal, type Uuid, objectOf, refuse } from '../kernel/index.ts';
import {
  type DataPoint,
  type DataPointPayload,
  type DataPointView,
  PUSHED_MAX,
  dataPointPayload,
} from './data-point.ts';
import { bandsOf } from './near-repetition.ts';
import { repetitionKey } from './repetition.ts';
import { PUSHING_SOURCES, type ImportSource } from './sources.ts';
import { authorKeyOf, isAutomatic, readRemoteFields, wordsOf } from './words.ts';

export const pushedDataPoints = objectOf(
  {
    source: { type: 'string', enum: PUSHING_SOURCES, description: 'API if absent' },
    dataPoints: { type: 'array', items: dataPointPayload, minItems: 1, maxItems: PUSHED_MAX },
  },
  { optional: ['source'] },
);
export type PushedDataPoints = Infer<typeof pushedDataPoints>;

const count = { type: 'integer', minimum: 0 } as const;

export const importFailure = objectOf({
  externalId: { type: 'string' },
  humanMessageText: { type: 'string', description: 'For people: the problem, and the solution' },
  errorCode: { type: 'string', description: 'For programs' },
});
export type ImportFailure = Infer<typeof importFailure>;

/** The outcome of a request or an import run (document 002, section 3). */
export const dataPointsTaken = objectOf({
  created: { ...count, description: 'New data points' },
  updated: { ...count, description: 'Known data points with other words or fields' },
  unchanged: { ...count, description: 'Known data points that are the same' },
  folded: { ...count, description: 'Of the new ones, those that repeat another' },
  numFailed: count,
  failures: { type: 'array', items: importFailure },
});
export type DataPointsTaken = Infer<typeof dataPointsTaken>;

interface Delivered {
  readonly teamId: Uuid;
  readonly channelId: Uuid;
  readonly source: ImportSource;
  readonly newId: () => Uuid;
  readonly now: Date;
}

/** Times before this are mistakes of a program, such as seconds sent as milliseconds. */
const EARLIEST = Date.UTC(1980, 0, 1);
const DAY_MS = 86_400_000;

/**
 * A data point of a payload.
 * @throws Refusal `ValidationError` for a time that cannot be, fields of other types, and tickets without words
 */
export function dataPointOf(
  { externalId, externalUrl, importUrl, rawTicket }: DataPointPayload,
  of: Delivered,
): DataPoint {
  const saidAt = refuseUnreadable({ externalUrl, importUrl, rawTicket }, of.now);
  const text = wordsOf(rawTicket);
  if (text === '')
    refuse('UnprocessableContent', 'The ticket has no words of a customer', 'Send a description, or a conversation.');
  const authorKey = authorKeyOf(rawTicket);
  return {
    id: of.newId(),
    teamId: of.teamId,
    channelId: of.channelId,
    source: of.source,
    externalId,
    externalUrl: externalUrl ?? null,
    importUrl: importUrl ?? null,
    saidAt,
    title: rawTicket.name?.trim() ?? '',
    text,
    tags: [...new Set(rawTicket.tags ?? [])],
    creator: rawTicket.creator ?? null,
    fields: { ...readRemoteFields(rawTicket.remoteFields), ...(rawTicket.source && { source: rawTicket.source }) },
    entries: rawTicket.conversation ?? [],
    authorKey,
    repetition: repetitionKey({ text, authorKey }),
    bands: bandsOf(text, of.channelId),
  };
}

/** A data point as it will look, before it is imported. */
export const previewed = ({ creator, text, ...point }: DataPoint): DataPointView => ({
  id: point.id,
  channelId: point.channelId,
  source: point.source,
  externalId: point.externalId,
  externalUrl: point.externalUrl,
  saidAt: point.saidAt.toISOString(),
  title: point.title,
  text: text.slice(0, PREVIEW_MAX),
  tags: [...point.tags],
  author: creator?.name ?? creator?.email ?? null,
  fields: { ...point.fields },
  copies: 0,
  themeId: null,
  themed: false,
});
/** Characters of a previewed text. */
const PREVIEW_MAX = 2_000;

/** Returns when it was written. */
function refuseUnreadable(
  { externalUrl, importUrl, rawTicket }: Omit<DataPointPayload, 'externalId'>,
  now: Date,
): Date {
  const saidAt = new Date(rawTicket.createdAt);
  if (saidAt.getTime() < EARLIEST || saidAt.getTime() > now.getTime() + DAY_MS)
    refuse(
      'ValidationError',
      `“${rawTicket.createdAt}” is not when it was written`,
      'Send the time of the ticket as createdAt.',
    );
  for (const url of [externalUrl, importUrl])
    if (url !== undefined && !/^https?:\/\//iu.test(url))
      refuse('ValidationError', `“${url.slice(0, 60)}” is no web address`, 'Send an address that begins with https.');
  if (isAutomatic(rawTicket))
    refuse('UnprocessableContent', 'A mail program wrote it', 'Automatic answers are left out.');
  return saidAt;
}

/** The data points of payloads, each with its reason where it is refused. The last of those with one external id counts. */
export function readPayloads(
  payloads: readonly DataPointPayload[],
  of: Delivered,
): { readonly dataPoints: readonly DataPoint[]; readonly failures: readonly ImportFailure[] } {
  const read = new Map<string, DataPoint>();
  const failures: ImportFailure[] = [];
  for (const payload of payloads)
    try {
      read.set(payload.externalId, dataPointOf(payload, of));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failures.push(failureOf(payload.externalId, error));
    }
  return { dataPoints: [...read.values()], failures };
}

const failureOf = (externalId: string, { code, title, advice }: Refusal): ImportFailure => ({
  externalId,
  humanMessageText: advice ? `${title}. ${advice}` : title,
  errorCode: code,
});
