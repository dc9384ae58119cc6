import { type ChannelImport, type ChannelImportView, hasEnded, isReady } from '@evident/domain/channels';
import { type Page, type PageRequest, type Uuid, notFound, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FileRecords } from '../files/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { type ChannelAccessStores, channelFor, ofChannel } from './channel-access.ts';

/** Import jobs of channels visible to an actor. */
export interface ChannelImportReader {
  /** The newest first. Null if the actor cannot see the channel. */
  list(actor: Actor, channelId: Uuid, page: PageRequest): Promise<Page<ChannelImportView> | null>;
  /** In any channel with null. */
  import(actor: Actor, channelId: Uuid | null, importId: Uuid): Promise<ChannelImportView | null>;
}

/** A part of a source that could not be imported. */
export interface FailedItem {
  readonly externalId: string;
  readonly humanMessageText: string;
  readonly errorCode: string;
}

/** The import jobs of one team, inside a unit of work. */
export interface ChannelImportStore {
  /** Not locked. */
  read(importId: Uuid): Promise<ChannelImport | null>;
  /** Locked. */
  find(importId: Uuid): Promise<ChannelImport | null>;
  save(job: ChannelImport): Promise<void>;
  keepFailures(job: Pick<ChannelImport, 'id' | 'failed'>, failures: readonly FailedItem[]): Promise<void>;
  /** Deletes the failures of an item. @returns how many there were */
  takeFailures(importId: Uuid, externalId: string): Promise<number>;
}

export interface ImportingStores extends ChannelAccessStores {
  readonly channelImports: ChannelImportStore;
  readonly files: FileRecords;
  readonly outbox: Outbox;
}

/** Announces an import to the members who see its channel. No one sees a channel in the trash. */
export async function announceImport(
  { channels, outbox }: Pick<ImportingStores, 'channels' | 'outbox'>,
  { id: importId, teamId, channelId }: ChannelImport,
): Promise<void> {
  const channel = await channels.read(channelId);
  if (channel)
    await outbox.announce({ name: 'channel-import:changed', teamId, payload: { importId, ...ofChannel(channel) } });
}

/** The job, locked, once the actor may write in its channel. */
export async function importToChange(
  stores: ImportingStores,
  actor: Actor,
  channelId: Uuid,
  importId: Uuid,
): Promise<ChannelImport> {
  await channelFor(stores, 'write', actor, channelId);
  const job = await stores.channelImports.find(importId);
  return job?.channelId === channelId ? job : notFound('Import');
}

export function refuseStarted(job: ChannelImport): ChannelImport {
  if (isReady(job) || hasEnded(job.state))
    refuse('InvalidOperation', 'The import was started already', 'Make another import for another file.');
  return job;
}

/** Saves a job and announces it. A job that is over needs its file no more. */
export async function saveImport(
  stores: Pick<ImportingStores, 'channels' | 'channelImports' | 'files' | 'outbox'>,
  job: ChannelImport,
  now: Date,
): Promise<void> {
  const { channelImports, files, outbox } = stores;
  const isOver = job.state === 'done' || job.state === 'cancelled';
  if (isOver && job.fileId) await files.markOrphaned(job.fileId, now);
  await channelImports.save(isOver ? { ...job, fileId: null } : job);
  await announceImport(stores, job);
  if (job.state === 'waiting' && isReady(job))
    await outbox.announce({ name: 'channel-import:started', teamId: job.teamId, payload: { importId: job.id } });
}

/** The import jobs of a channel, the newest first. */
export class ListChannelImports extends queryWith({ scope: 'read', access: 'read' })<
  { channelId: Uuid; page: PageRequest },
  Page<ChannelImportView>
> {}
export const ListChannelImportsHandler = answeredBy(
  ({ actor, channelId, page }: ListChannelImports, reader: ChannelImportReader) =>
    found(reader.list(actor, channelId, page), 'Channel not found'),
);

/** One import job with its progress and its first failures. */
export class GetChannelImport extends queryWith({ scope: 'read', access: 'read' })<
  { channelId: Uuid; importId: Uuid },
  ChannelImportView
> {}
export const GetChannelImportHandler = answeredBy(
  ({ actor, channelId, importId }: GetChannelImport, reader: ChannelImportReader) =>
    found(reader.import(actor, channelId, importId), 'Import not found'),
);

/** One import job of any channel. */
export class FindChannelImport extends queryWith({ scope: 'read', access: 'read' })<
  { importId: Uuid },
  ChannelImportView
> {}
export const FindChannelImportHandler = answeredBy(
  ({ actor, importId }: FindChannelImport, reader: ChannelImportReader) =>
    found(reader.import(actor, null, importId), 'Import not found'),
);

/** Ends a message about a table that is not there yet. */
export const refuseWithoutFile = (): never =>
  refuse('InvalidOperation', 'The import has no file yet', 'Send its file first.');
