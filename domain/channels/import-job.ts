import { type Infer, TITLE_MAX, type Uuid, id, moment, objectOf, partOf, refuse } from '../kernel/index.ts';
import { dataPointView } from './data-point.ts';
import { IMPORT_SOURCES, type ImportSource } from './sources.ts';

/** The life of an import job (decision D46). */
export const IMPORT_STATES = ['waiting', 'running', 'paused', 'done', 'cancelled', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** States that a job never leaves, except that a failed one is started again. */
const ENDED: readonly ImportState[] = ['done', 'cancelled', 'failed'];
export const hasEnded = (state: ImportState): boolean => ENDED.includes(state);

const day = { type: 'string', format: 'date', examples: ['2026-05-01'] } as const;
const label = { type: 'string', minLength: 1, maxLength: 500 } as const;

/**
 * Settings of a table (document 002, section 3). The first four are specified; the others are decided. Columns that are not named
 * become fields.
 */
export const tableConfiguration = objectOf(
  {
    minDate: { ...day, description: 'Rows written earlier are left out' },
    maxDate: { ...day, description: 'Rows written later are left out' },
    analyzeColumnLabel: { ...label, description: 'The column with the words of customers', examples: ['Comment'] },
    timestampColumnLabel: {
      ...label,
      description: 'The column with the time of each row; without it, all rows are of today',
      examples: ['Date'],
    },
    titleColumnLabel: label,
    authorColumnLabel: { ...label, description: 'The column with a name, an address or an id of the person' },
    externalIdColumnLabel: {
      ...label,
      description: 'The column that identifies a row when the table is imported again',
    },
    tagsColumnLabel: label,
  },
  {
    optional: [
      'timestampColumnLabel',
      'titleColumnLabel',
      'authorColumnLabel',
      'externalIdColumnLabel',
      'tagsColumnLabel',
    ],
  },
);
export type TableConfiguration = Infer<typeof tableConfiguration>;

const chosenLabel = { type: 'string', maxLength: 500, description: 'A column; empty for none' } as const;

/** The same while it is chosen: absent settings are proposed. */
export const tableChoice = partOf({
  minDate: day,
  maxDate: day,
  analyzeColumnLabel: chosenLabel,
  timestampColumnLabel: chosenLabel,
  titleColumnLabel: chosenLabel,
  authorColumnLabel: chosenLabel,
  externalIdColumnLabel: chosenLabel,
  tagsColumnLabel: chosenLabel,
});
export type TableChoice = Infer<typeof tableChoice>;

const count = { type: 'integer', minimum: 0 } as const;

export const newChannelImport = objectOf(
  {
    source: { type: 'string', enum: ['CSV'], description: 'A table: CSV, TSV, Excel or OpenDocument' },
    name: { type: 'string', maxLength: TITLE_MAX, description: 'Shown in lists; the name of the file if absent' },
  },
  { optional: ['name'] },
);
export type NewChannelImport = Infer<typeof newChannelImport>;

const failure = objectOf({
  externalId: { type: 'string', description: 'Of the ticket, or the line of the table' },
  humanMessageText: { type: 'string' },
  errorCode: { type: 'string' },
});

export const channelImportView = objectOf({
  id,
  channelId: id,
  source: { type: 'string', enum: IMPORT_SOURCES },
  name: { type: 'string' },
  state: { type: 'string', enum: IMPORT_STATES },
  sourceId: {
    ...id,
    nullable: true,
    description: 'The source that it is a run of. Null for tables and removed sources',
  },
  ready: { type: 'boolean', description: 'False while the file or its configuration is missing' },
  waitsUntil: { ...moment, nullable: true, description: 'The service accepts no requests until then' },
  total: { ...count, nullable: true, description: 'Items of the source, if it says so' },
  read: { ...count, description: 'Items that were read so far' },
  created: count,
  updated: count,
  unchanged: count,
  folded: count,
  removed: { ...count, description: 'Data points that were deleted at the source' },
  skipped: { ...count, description: 'Rows outside of the dates' },
  numFailed: count,
  failures: { type: 'array', items: failure, description: 'The first of those that failed' },
  problem: { type: 'string', nullable: true, description: 'Why the job failed' },
  createdBy: objectOf({ id, name: { type: 'string' } }),
  createdAt: moment,
  endedAt: { ...moment, nullable: true },
});
export type ChannelImportView = Infer<typeof channelImportView>;

export const importPreview = objectOf({
  columns: {
    type: 'array',
    items: objectOf({
      label: { type: 'string' },
      filled: { ...count, description: 'Rows with a value' },
      isDate: { type: 'boolean' },
      example: { type: 'string' },
    }),
  },
  configuration: { ...tableConfiguration, description: 'As chosen; the rest is proposed from names and values' },
  total: { ...count, description: 'Rows of the table' },
  skipped: { ...count, description: 'Of the rows shown, those outside of the dates' },
  items: { type: 'array', items: dataPointView, description: 'The first 20, as they will look' },
  failures: { type: 'array', items: failure, description: 'Of the first rows, those that can’t be imported' },
  notices: { type: 'array', items: { type: 'string' } },
});
export type ImportPreview = Infer<typeof importPreview>;

/** States that members choose. */
export const importStateChange = objectOf({
  state: {
    type: 'string',
    enum: ['running', 'paused', 'cancelled'],
    description: 'running continues a paused or failed job',
  },
});
export type ImportStateChange = Infer<typeof importStateChange>;

export const importFailureRetry = objectOf({ externalId: { type: 'string', minLength: 1, maxLength: 500 } });

/** A job that brings data points into a channel. */
export interface ChannelImport {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly channelId: Uuid;
  readonly source: ImportSource;
  readonly name: string;
  readonly state: ImportState;
  /** The source that it is a run of; null for tables, and once the source was removed. */
  readonly sourceId: Uuid | null;
  readonly fileId: Uuid | null;
  /** Of a table; null until it is started. */
  readonly configuration: TableConfiguration | null;
  /** Items that were read: the place where it goes on. */
  readonly read: number;
  readonly total: number | null;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly folded: number;
  readonly removed: number;
  readonly skipped: number;
  readonly failed: number;
  /** The service takes no more requests until then. */
  readonly waitsUntil: Date | null;
  readonly problem: string | null;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** Whether nothing is missing. Tables need their file and its configuration. */
export const isReady = ({ source, configuration }: Pick<ChannelImport, 'source' | 'configuration'>): boolean =>
  source !== 'CSV' || configuration !== null;

/** A job that was not started yet. */
export const newImport = (
  of: Pick<ChannelImport, 'id' | 'teamId' | 'channelId' | 'source' | 'name' | 'sourceId' | 'createdBy' | 'createdAt'>,
): ChannelImport => ({
  ...of,
  state: 'waiting',
  fileId: null,
  configuration: null,
  read: 0,
  total: null,
  created: 0,
  updated: 0,
  unchanged: 0,
  folded: 0,
  removed: 0,
  skipped: 0,
  failed: 0,
  waitsUntil: null,
  problem: null,
  endedAt: null,
});

/** Whether a job changed nothing. */
export const broughtNothing = ({ created, updated, removed, failed }: ChannelImport): boolean =>
  created + updated + removed + failed === 0;

/**
 * The job in a state that a member chose.
 * @throws Refusal `InvalidOperation` if it cannot go there from where it is
 */
export function withState(job: ChannelImport, state: ImportStateChange['state'], now: Date): ChannelImport {
  const ready = isReady(job);
  if (state === 'running' && ready && (job.state === 'paused' || job.state === 'failed'))
    return { ...job, state: 'waiting', problem: null, endedAt: null };
  if (state === 'paused' && ready && (job.state === 'waiting' || job.state === 'running')) return { ...job, state };
  if (state === 'cancelled' && !hasEnded(job.state)) return { ...job, state, endedAt: now };
  return refuse(
    'InvalidOperation',
    `The import is ${job.state}`,
    ready ? 'Reload to see its state.' : 'Start it first.',
  );
}
