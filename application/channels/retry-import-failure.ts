import {
  type ChannelImport,
  type DataPointPayload,
  type DataPointsTaken,
  readPayloads,
} from '@evident/domain/channels';
import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { RoomStores } from '../plans/index.ts';
import { announceImport, importToChange } from './channel-imports.ts';
import type { SourceStores } from './channel-sources.ts';
import { type DataPointStore, takeDataPoints } from './data-points.ts';
import type { MaskingStores } from './masking.ts';
import type { SourceAccounts } from './source-accounts.ts';

type Stores = SourceStores & RoomStores & MaskingStores & { readonly dataPoints: DataPointStore };

/** Reads one item of a service again that could not be imported; one that is gone there is no failure any more. */
export class RetryImportFailure extends commandWith({ scope: 'write', access: 'write', counts: ['dataPoints'] })<
  { channelId: Uuid; importId: Uuid; externalId: string },
  DataPointsTaken
> {}
export const RetryImportFailureHandler = answeredBy(
  async (
    { actor, channelId, importId, externalId }: RetryImportFailure,
    work: UnitOfWork<Stores>,
    accounts: SourceAccounts,
    ids: Ids,
    clock: Clock,
  ): Promise<DataPointsTaken> => {
    const { teamId } = actor;
    const source = await work.perform(teamId, async (stores) => {
      const { sourceId } = await importToChange(stores, actor, channelId, importId);
      return sourceId === null ? null : stores.channelSources.read(sourceId);
    });
    if (!source)
      return refuse(
        'InvalidOperation',
        'Only items of a service can be retried',
        'Correct the table and import it again, or add the source again.',
      );
    const { configuration } = source;
    const item = await accounts.ask(source, { stored: source }, (feedback, credentials, signal) =>
      feedback.item(externalId, { credentials, configuration, signal }),
    );
    return work.perform(teamId, async (stores) => {
      const job = await importToChange(stores, actor, channelId, importId);
      const failed = await stores.channelImports.takeFailures(importId, externalId);
      if (failed === 0) notFound('Failure');
      const of = { teamId, channelId, source: source.source, newId: () => ids.newId(), now: clock.now() };
      return retried(stores, { ...job, failed: Math.max(0, job.failed - failed) }, item, of);
    });
  },
);

async function retried(
  stores: Stores,
  job: ChannelImport,
  item: DataPointPayload | null,
  of: Parameters<typeof readPayloads>[1],
): Promise<DataPointsTaken> {
  const channel = (await stores.channels.read(job.channelId)) ?? notFound('Channel');
  const { dataPoints, failures } = readPayloads(item ? [item] : [], of);
  const taken = await takeDataPoints(stores, channel, dataPoints, of.now);
  await stores.channelImports.keepFailures(job, failures);
  const after: ChannelImport = {
    ...job,
    created: job.created + taken.created,
    updated: job.updated + taken.updated,
    unchanged: job.unchanged + taken.unchanged,
    folded: job.folded + taken.folded,
    failed: job.failed + failures.length,
  };
  await stores.channelImports.save(after);
  await announceImport(stores, after);
  return { ...taken, numFailed: failures.length, failures: [...failures] };
}
