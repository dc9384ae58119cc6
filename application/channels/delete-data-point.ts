import { type Uuid, notFound } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { channelFor, ofChannel } from './channel-access.ts';
import type { SearchIndex } from '../search/index.ts';
import type { DataPointStores } from './data-points.ts';

type Stores = DataPointStores & { readonly searchIndex: Pick<SearchIndex, 'remove'> };

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
      if (!(await stores.dataPoints.remove(channelId, dataPointId))) notFound('Data point');
      await stores.searchIndex.remove([{ type: 'CHANNEL_DATAPOINT', id: dataPointId }]);
      await stores.outbox.announce({ name: 'data-points:changed', teamId: actor.teamId, payload: ofChannel(channel) });
    }),
);
