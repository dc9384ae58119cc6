import type { Channel, ImportSource } from '@evident/domain/channels';
import { type Uuid, notFound } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { channelFor, ofChannel } from './channel-access.ts';
import type { SearchIndex } from '../search/index.ts';
import type { DataPointStores } from './data-points.ts';

type Stores = DataPointStores & { readonly searchIndex: Pick<SearchIndex, 'remove'> };

/** Deletes the data points of items that were deleted at their source. @returns how many there were */
export async function removeAtSource(
  stores: Pick<Stores, 'dataPoints' | 'outbox' | 'searchIndex'>,
  channel: Pick<Channel, 'id' | 'folderId' | 'teamId'>,
  source: ImportSource,
  externalIds: readonly string[],
): Promise<number> {
  if (externalIds.length === 0) return 0;
  await stores.dataPoints.oneAtATime(channel.id);
  const known = await stores.dataPoints.known(channel.id, source, externalIds);
  const ids = [...known.values()];
  const removed = await stores.dataPoints.remove(channel.id, ids);
  await stores.searchIndex.remove(ids.map((id) => ({ type: 'CHANNEL_DATAPOINT', id })));
  if (removed > 0)
    await stores.outbox.announce({ name: 'data-points:changed', teamId: channel.teamId, payload: ofChannel(channel) });
  return removed;
}

/** Deletes a data point for good. The source keeps its ticket, and may deliver it again. */
export class DeleteDataPoint extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; dataPointId: Uuid },
  void
> {}
export const DeleteDataPointHandler = answeredBy(
  ({ actor, channelId, dataPointId }: DeleteDataPoint, work: UnitOfWork<Stores>): Promise<void> =>
    work.perform(actor.teamId, async (stores) => {
      const channel = await channelFor(stores, 'write', actor, channelId);
      await stores.dataPoints.oneAtATime(channelId);
      if ((await stores.dataPoints.remove(channelId, [dataPointId])) === 0) notFound('Data point');
      await stores.searchIndex.remove([{ type: 'CHANNEL_DATAPOINT', id: dataPointId }]);
      await stores.outbox.announce({ name: 'data-points:changed', teamId: actor.teamId, payload: ofChannel(channel) });
    }),
);
