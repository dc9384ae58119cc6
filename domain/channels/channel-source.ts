import { type Infer, type Limit, TITLE_MAX, type Uuid, id, moment, objectOf, partOf, refuse } from '../kernel/index.ts';
import { dataPointView } from './data-point.ts';
import { importFailure } from './pushed.ts';
import {
  FETCHED_SOURCES,
  FIRST_IMPORT_DAYS,
  SOURCE_KINDS,
  type FetchedSource,
  type SourceConfiguration,
  type SourcePicker,
} from './source-kinds.ts';
import { SOURCE_NAMES } from './sources.ts';

/** `stopped`: the service refuses the credentials. It continues once they are renewed, or a member continues it. */
export const SOURCE_STATES = ['active', 'paused', 'stopped'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

/** A service that a channel gets its data points from. */
export interface ChannelSource {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly channelId: Uuid;
  readonly source: FetchedSource;
  readonly name: string;
  /** The account that the credentials open, as the service calls it. */
  readonly account: string;
  readonly configuration: SourceConfiguration;
  /** Encrypted; null if the service needs none. */
  readonly credentials: string | null;
  /** Place where the next page begins; null before the first. */
  readonly cursor: string | null;
  readonly state: SourceState;
  /** Why it stopped, or why its last run failed. */
  readonly problem: string | null;
  /** The latest run. */
  readonly importId: Uuid | null;
  /** When the latest run ended. */
  readonly lastRunAt: Date | null;
  /** Null while no run is planned. */
  readonly nextRunAt: Date | null;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
}

const DAY_MS = 86_400_000;

/** The most sources of a channel (decided). */
export const CHANNEL_SOURCES_MAX: Limit = {
  most: 50,
  title: 'A channel has at most 50 sources',
  advice: 'Remove one, or create another channel.',
};

const source = { type: 'string', enum: FETCHED_SOURCES } as const;
const name = { type: 'string', minLength: 1, maxLength: TITLE_MAX, pattern: '\\S', examples: ['Support'] } as const;
const choice = objectOf({
  id: { type: 'string', minLength: 1, maxLength: 500 },
  name: { type: 'string', maxLength: 500 },
});
const choices = { type: 'array', items: choice, maxItems: 1_000 } as const;
const part = { type: 'string', maxLength: 500 } as const;
const secret = { type: 'string', maxLength: 10_000, description: 'Encrypted, and never returned' } as const;

/** Credentials by the names of {@link SOURCE_KINDS}. */
export const sourceCredentials = partOf({
  subdomain: part,
  domain: part,
  site: part,
  email: part,
  token: secret,
  key: secret,
});
export type SentCredentials = Infer<typeof sourceCredentials>;

/** The configuration as it is sent and shown (document 002, section 3). */
export const sourceSettings = partOf({
  inboxes: choices,
  groups: choices,
  tags: choices,
  teams: choices,
  projects: choices,
  apps: choices,
  products: choices,
  channels: choices,
  firstImportPeriodDays: {
    type: 'integer',
    minimum: 1,
    maximum: FIRST_IMPORT_DAYS.most,
    description: `Days that the first import goes back; ${FIRST_IMPORT_DAYS.usual} if absent`,
  },
});
export type SourceSettings = Infer<typeof sourceSettings>;

/** Access to a service: its credentials, or those of a source of the channel. */
const access = {
  source,
  credentials: { ...sourceCredentials, description: 'Left out with sourceId, and for services without credentials' },
  sourceId: { ...id, description: 'Uses the credentials of this source of the channel' },
} as const;
export const sourceAccess = objectOf(access, { optional: ['credentials', 'sourceId'] });
export type SourceAccess = Infer<typeof sourceAccess>;

const PICKERS = ['inboxes', 'groups', 'tags', 'teams', 'projects', 'apps', 'products', 'channels'] as const;

export const choicesWanted = objectOf(
  { ...access, picker: { type: 'string', enum: PICKERS }, words: { type: 'string', maxLength: 200 } },
  { optional: ['credentials', 'sourceId', 'words'] },
);
export type ChoicesWanted = Infer<typeof choicesWanted>;

export const sourcePreviewWanted = objectOf(
  { ...access, configuration: sourceSettings },
  { optional: ['credentials', 'sourceId'] },
);
export type SourcePreviewWanted = Infer<typeof sourcePreviewWanted>;

export const newChannelSource = objectOf(
  {
    source,
    name: { ...name, description: 'If absent, the account; of public services, the names of the choices' },
    credentials: sourceCredentials,
    configuration: sourceSettings,
  },
  { optional: ['name', 'credentials'] },
);
export type NewChannelSource = Infer<typeof newChannelSource>;

export const channelSourceUpdate = partOf({
  name,
  configuration: { ...sourceSettings, description: 'Starts again from the first item; known ones are recognized' },
  credentials: { ...sourceCredentials, description: 'All of them, of the same account' },
  state: { type: 'string', enum: ['active', 'paused'], description: 'active continues a paused or stopped source' },
});
export type ChannelSourceUpdate = Infer<typeof channelSourceUpdate>;

export const channelSourceView = objectOf({
  id,
  channelId: id,
  source,
  name: { type: 'string' },
  account: { type: 'string', description: 'Name of the account at the service' },
  configuration: sourceSettings,
  state: { type: 'string', enum: SOURCE_STATES, description: 'stopped: the service refuses the credentials' },
  problem: { type: 'string', nullable: true, description: 'Reason for which it stopped or its last run failed' },
  importId: { ...id, nullable: true, description: 'The latest run' },
  running: { type: 'boolean', description: 'True while the latest run is waiting or in progress' },
  lastRunAt: { ...moment, nullable: true },
  nextRunAt: { ...moment, nullable: true },
  createdBy: objectOf({ id, name: { type: 'string' } }),
  createdAt: moment,
});
export type ChannelSourceView = Infer<typeof channelSourceView>;

export const sourcePreview = objectOf({
  items: { type: 'array', items: dataPointView, description: 'The first 20, as they will look' },
  failures: { type: 'array', items: importFailure, description: 'Of the first items, those that can’t be imported' },
  total: {
    type: 'integer',
    minimum: 0,
    nullable: true,
    description: 'Items of the first import, if the service says so',
  },
});
export type SourcePreview = Infer<typeof sourcePreview>;

export const sourceAccount = objectOf({ name: { type: 'string', description: 'Name of the account at the service' } });
export const sourceChoices = objectOf({ items: { type: 'array', items: choice } });
export const createdSource = objectOf({ id, importId: { ...id, description: 'Its first import' } });

/**
 * The credentials of a kind, without blanks around them.
 * @throws Refusal `ValidationError` for a missing one, and for one that the kind does not have
 */
export function readCredentials(kind: FetchedSource, sent: SentCredentials): Readonly<Record<string, string>> {
  const fields = SOURCE_KINDS[kind].credentials;
  for (const given of Object.keys(sent))
    if (!fields.some((field) => field.name === given))
      refuse('ValidationError', `${SOURCE_NAMES[kind]} has no ${given}`, 'Leave it out.');
  return Object.fromEntries(
    fields.map((field) => {
      const value = (sent as Readonly<Record<string, string | undefined>>)[field.name]?.trim();
      return [field.name, value || refuse('ValidationError', `${field.label} is missing`, field.hint)];
    }),
  );
}

/** @throws Refusal `ValidationError` for settings that the kind does not have, and for too few choices */
export function readSettings(
  kind: FetchedSource,
  { firstImportPeriodDays, ...sent }: SourceSettings,
): SourceConfiguration {
  const { pickers, firstImportPeriod } = SOURCE_KINDS[kind];
  for (const key of Object.keys(sent))
    if (!pickers.some(({ name: picker }) => picker === key))
      refuse('ValidationError', `${SOURCE_NAMES[kind]} has no ${key}`, 'Leave it out.');
  if (firstImportPeriodDays !== undefined && !firstImportPeriod)
    refuse('ValidationError', `${SOURCE_NAMES[kind]} has no firstImportPeriodDays`, 'Leave it out.');
  const chosen = Object.fromEntries(pickers.map((picker) => [picker.name, chosenOf(picker, sent[picker.name] ?? [])]));
  return firstImportPeriod
    ? { chosen, firstImportPeriodDays: firstImportPeriodDays ?? FIRST_IMPORT_DAYS.usual }
    : { chosen };
}

function chosenOf({ label, atLeast }: SourcePicker, sent: readonly { id: string; name: string }[]) {
  const chosen = [...new Map(sent.map((one) => [one.id, { id: one.id, name: one.name }])).values()];
  if (chosen.length < atLeast) refuse('ValidationError', `${label} are missing`, `Choose at least ${atLeast}.`);
  return chosen;
}

/** The configuration as it is shown. */
export const settingsOf = ({ chosen, firstImportPeriodDays }: SourceConfiguration): SourceSettings => ({
  ...(listsOf(chosen) as SourceSettings),
  ...(firstImportPeriodDays !== undefined && { firstImportPeriodDays }),
});
const listsOf = (chosen: SourceConfiguration['chosen']) =>
  Object.fromEntries(Object.entries(chosen).map(([key, list]) => [key, [...list]]));

/** Items that changed before are not imported. */
export const sinceOf = ({ createdAt, configuration }: Pick<ChannelSource, 'createdAt' | 'configuration'>): Date =>
  new Date(createdAt.getTime() - (configuration.firstImportPeriodDays ?? FIRST_IMPORT_DAYS.usual) * DAY_MS);

/** The name of a source that was given none: its account; of a public service, what was chosen there. */
export function sourceName(kind: FetchedSource, account: string, { chosen }: SourceConfiguration): string {
  const { credentials, connection } = SOURCE_KINDS[kind];
  const isPublic = credentials.length === 0 && connection === undefined;
  const parts = isPublic ? Object.values(chosen).flatMap((list) => list.map(({ name: part }) => part)) : [];
  return (parts.filter(Boolean).join(', ') || account).slice(0, TITLE_MAX);
}
