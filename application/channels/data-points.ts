import {
  type Channel,
  type DataPoint,
  type DataPointChoices,
  type DataPointDetail,
  type DataPointOfPerson,
  type DataPointView,
  type DataPointsTaken,
  type FieldChoice,
  type ImportSource,
  type PushedDataPoints,
  readPayloads,
} from '@evident/domain/channels';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type RoomStores, takeRoom } from '../plans/index.ts';
import { type ChannelAccessStores, channelFor, ofChannel } from './channel-access.ts';
import { type MaskingStores, asStored } from './masking.ts';

/** Which data points a list has. */
export interface DataPointList {
  readonly channelId: Uuid;
  /** Those of a theme; `null` for outliers. */
  readonly themeId?: Uuid | null;
  readonly topicId?: Uuid;
  /** The first day, and the day after the last, as times. */
  readonly from?: Date;
  readonly before?: Date;
  /** All of these words, as search finds them. */
  readonly words?: string;
  /** One of these sources, of these tags, and of these authors by their keys; none if absent. */
  readonly sources?: readonly ImportSource[];
  readonly tags?: readonly string[];
  readonly authors?: readonly string[];
  /** One of the values of each field. */
  readonly fields?: FieldChoice;
}

/** Data points in channels visible to an actor. */
export interface DataPointReader {
  /** The newest first, without those that repeat another. Null if the actor cannot see the channel. */
  list(actor: Actor, of: DataPointList, page: PageRequest): Promise<Page<DataPointView> | null>;
  dataPoint(actor: Actor, channelId: Uuid, dataPointId: Uuid): Promise<DataPointDetail | null>;
  /** Values of the newest data points, to filter by. Null if the actor cannot see the channel. */
  choices(actor: Actor, channelId: Uuid): Promise<DataPointChoices | null>;
  /** Data points by the addresses of a person, the newest first; none if the actor cannot see the person. */
  ofPerson(actor: Actor, personId: Uuid, page: PageRequest): Promise<Page<DataPointOfPerson>>;
}

/** Outcome of {@link DataPointStore.take}. */
export type Taken = Pick<DataPointsTaken, 'created' | 'updated' | 'unchanged' | 'folded'>;

/** The data points of one team, inside a unit of work. */
export interface DataPointStore {
  /** Serializes writing in a channel, so that repetitions are found. */
  oneAtATime(channelId: Uuid): Promise<void>;
  /** Ids of the data points that the channel has, by their external ids at a source. */
  known(channelId: Uuid, source: string, externalIds: readonly string[]): Promise<ReadonlyMap<string, Uuid>>;
  /** Writes data points of one channel: new ones, and those whose tickets changed. Repetitions are folded. */
  take(dataPoints: readonly DataPoint[], at: Date): Promise<Taken>;
  /** Deletes data points; the first that repeats each takes its place. Returns how many there were. */
  remove(channelId: Uuid, dataPointIds: readonly Uuid[]): Promise<number>;
}

export interface DataPointStores extends ChannelAccessStores, RoomStores, MaskingStores {
  readonly dataPoints: DataPointStore;
  readonly outbox: Outbox;
}

/** Takes data points that a program sends. The same ones again change nothing. */
export class PushDataPoints extends commandWith({ scope: 'write', access: 'write', counts: ['dataPoints'] })<
  { channelId: Uuid; pushed: PushedDataPoints },
  DataPointsTaken
> {}
export const PushDataPointsHandler = answeredBy(
  (
    { actor, channelId, pushed: { source = 'API', dataPoints: payloads } }: PushDataPoints,
    work: UnitOfWork<DataPointStores>,
    ids: Ids,
    clock: Clock,
  ): Promise<DataPointsTaken> =>
    work.perform(actor.teamId, async (stores) => {
      const channel = await channelFor(stores, 'write', actor, channelId);
      const of = { teamId: actor.teamId, channelId, source, newId: () => ids.newId(), now: clock.now() };
      const { dataPoints, failures } = readPayloads(payloads, of);
      const taken = await takeDataPoints(stores, channel, dataPoints, clock.now());
      return { ...taken, numFailed: failures.length, failures: [...failures] };
    }),
);

/** Writes data points of one source within the room of the plan, and announces it. */
export async function takeDataPoints(
  stores: Pick<DataPointStores, 'dataPoints' | 'outbox' | 'workspacePlans' | 'teams'>,
  channel: Pick<Channel, 'id' | 'folderId'>,
  dataPoints: readonly DataPoint[],
  at: Date,
): Promise<Taken> {
  const { id: channelId } = channel;
  const [first] = dataPoints;
  if (!first) return { created: 0, updated: 0, unchanged: 0, folded: 0 };
  await stores.dataPoints.oneAtATime(channelId);
  const known = await stores.dataPoints.known(
    channelId,
    first.source,
    dataPoints.map(({ externalId }) => externalId),
  );
  await takeRoom(stores, PushDataPoints.requires, 'dataPoints', at, dataPoints.length - known.size);
  const taken = await stores.dataPoints.take(await asStored(stores, first.teamId, dataPoints), at);
  if (taken.created + taken.updated > 0)
    await stores.outbox.announce({ name: 'data-points:changed', teamId: first.teamId, payload: ofChannel(channel) });
  return taken;
}

/** The data points of a channel, the newest first. */
export class ListDataPoints extends queryWith({ scope: 'read', access: 'read' })<
  DataPointList & { page: PageRequest },
  Page<DataPointView>
> {}
export const ListDataPointsHandler = answeredBy(({ actor, page, ...of }: ListDataPoints, reader: DataPointReader) =>
  found(reader.list(actor, of, page), 'Channel not found'),
);

/** One data point with its conversation. */
export class GetDataPoint extends queryWith({ scope: 'read', access: 'read' })<
  { channelId: Uuid; dataPointId: Uuid },
  DataPointDetail
> {}
export const GetDataPointHandler = answeredBy(
  ({ actor, channelId, dataPointId }: GetDataPoint, reader: DataPointReader) =>
    found(reader.dataPoint(actor, channelId, dataPointId), 'Data point not found'),
);
