import {
  type ChannelSource,
  type ChannelSourceView,
  broughtNothing,
  hasEnded,
  newImport,
  withRun,
} from '@evident/domain/channels';
import { type Page, type PageRequest, type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { Ids } from '../kernel/ids.ts';
import { queryWith } from '../kernel/message-with.ts';
import { channelFor, ofChannel } from './channel-access.ts';
import { type ImportingStores, saveImport } from './channel-imports.ts';
import type { DataPointStore } from './data-points.ts';

/** Sources of channels visible to an actor. */
export interface ChannelSourceReader {
  /** The newest first. Null if the actor cannot see the channel. */
  list(actor: Actor, channelId: Uuid, page: PageRequest): Promise<Page<ChannelSourceView> | null>;
}

/** The sources of channels of one team, inside a unit of work. A source is locked before its runs. */
export interface ChannelSourceStore {
  /** Those of a channel. */
  list(channelId: Uuid): Promise<readonly ChannelSource[]>;
  /** Not locked. */
  read(sourceId: Uuid): Promise<ChannelSource | null>;
  /** Locked. */
  find(sourceId: Uuid): Promise<ChannelSource | null>;
  save(source: ChannelSource): Promise<void>;
  /** Its data points and runs stay. */
  remove(sourceId: Uuid): Promise<void>;
}

export interface SourceStores extends ImportingStores {
  readonly channelSources: ChannelSourceStore;
}

/** Stores with the lock of a channel, so that its sources are compared one change at a time. */
export type ComparingStores = SourceStores & { readonly dataPoints: Pick<DataPointStore, 'oneAtATime'> };

/** Announces a source to the members who see its channel. No one sees a channel in the trash. */
export async function announceSource(
  { channels, outbox }: Pick<SourceStores, 'channels' | 'outbox'>,
  { id: sourceId, teamId, channelId }: ChannelSource,
): Promise<void> {
  const channel = await channels.read(channelId);
  if (channel)
    await outbox.announce({ name: 'channel-source:changed', teamId, payload: { sourceId, ...ofChannel(channel) } });
}

export async function saveSource(
  stores: Pick<SourceStores, 'channels' | 'channelSources' | 'outbox'>,
  source: ChannelSource,
): Promise<void> {
  await stores.channelSources.save(source);
  await announceSource(stores, source);
}

/** The source, locked, once the actor may write in its channel. */
export async function sourceToChange(
  stores: SourceStores,
  actor: Actor,
  channelId: Uuid,
  sourceId: Uuid,
): Promise<ChannelSource> {
  await channelFor(stores, 'write', actor, channelId);
  const source = await stores.channelSources.find(sourceId);
  return source?.channelId === channelId ? source : notFound('Source');
}

/** The latest run of a source, locked, if it has not ended. */
async function openRun(stores: SourceStores, { importId }: ChannelSource) {
  const job = importId === null ? null : await stores.channelImports.find(importId);
  return job && !hasEnded(job.state) ? job : null;
}

/** Pauses or cancels the run that goes on, if there is one. */
export async function haltRun(
  stores: SourceStores,
  source: ChannelSource,
  state: 'paused' | 'cancelled',
  now: Date,
): Promise<void> {
  const job = await openRun(stores, source);
  if (job) await saveImport(stores, { ...job, state, endedAt: state === 'cancelled' ? now : null }, now);
}

interface Starting {
  readonly ids: Ids;
  readonly now: Date;
  /** Whether a paused run goes on. */
  readonly wake: boolean;
}

/**
 * Starts a run of a source that is locked, unless one goes on. A run that brought nothing makes room for the next, so that
 * lists show runs with news.
 * @returns the id of the run
 */
export async function startRun(
  stores: SourceStores,
  source: ChannelSource,
  { ids, now, wake }: Starting,
): Promise<Uuid> {
  const open = await openRun(stores, source);
  if (open) {
    if (wake && open.state === 'paused') await saveImport(stores, { ...open, state: 'waiting' }, now);
    await saveSource(stores, withRun(source, open.id, now));
    return open.id;
  }
  const last = source.importId === null ? null : await stores.channelImports.read(source.importId);
  const job = newImport({
    id: last && last.state !== 'cancelled' && broughtNothing(last) ? last.id : ids.newId(),
    teamId: source.teamId,
    channelId: source.channelId,
    source: source.source,
    name: source.name,
    sourceId: source.id,
    createdBy: source.createdBy,
    createdAt: now,
  });
  await saveImport(stores, job, now);
  await saveSource(stores, withRun(source, job.id, now));
  return job.id;
}

/** The sources of a channel, the newest first. */
export class ListChannelSources extends queryWith({ scope: 'read', access: 'read' })<
  { channelId: Uuid; page: PageRequest },
  Page<ChannelSourceView>
> {}
export const ListChannelSourcesHandler = answeredBy(
  ({ actor, channelId, page }: ListChannelSources, reader: ChannelSourceReader) =>
    found(reader.list(actor, channelId, page), 'Channel not found'),
);
