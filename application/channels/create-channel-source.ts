import {
  CHANNEL_SOURCES_MAX,
  type ChannelSource,
  type NewChannelSource,
  readSettings,
  refuseTwin,
  sourceName,
} from '@evident/domain/channels';
import { type Uuid, refuseOneMore } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { channelFor } from './channel-access.ts';
import { type ComparingStores, startRun } from './channel-sources.ts';
import type { SourceAccounts } from './source-accounts.ts';

/** Adds a source to a channel, and starts its first import; returns the ids of both. */
export class CreateChannelSource extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; wanted: NewChannelSource },
  { id: Uuid; importId: Uuid }
> {}
export const CreateChannelSourceHandler = answeredBy(
  async (
    { actor, channelId, wanted: { source, name, credentials = {}, configuration } }: CreateChannelSource,
    work: UnitOfWork<ComparingStores>,
    accounts: SourceAccounts,
    ids: Ids,
    clock: Clock,
  ) => {
    const { teamId } = actor;
    await work.perform(teamId, (stores) => channelFor(stores, 'write', actor, channelId));
    const owner = { id: ids.newId(), teamId, source };
    const of = { configuration: readSettings(source, configuration), credentials: accounts.sealed(owner, credentials) };
    const account = await accounts.ask(owner, { sent: credentials }, (feedback, opened, signal) =>
      feedback.account(opened, signal),
    );
    const now = clock.now();
    const created: ChannelSource = {
      ...owner,
      ...of,
      channelId,
      name: name?.trim() || sourceName(source, account.name, of.configuration),
      account: account.name,
      cursor: null,
      state: 'active',
      problem: null,
      importId: null,
      lastRunAt: null,
      nextRunAt: null,
      createdBy: actor.userId,
      createdAt: now,
    };
    const importId = await work.perform(teamId, async (stores) => {
      await channelFor(stores, 'write', actor, channelId);
      await stores.dataPoints.oneAtATime(channelId);
      const there = await stores.channelSources.list(channelId);
      refuseTwin(there, created);
      refuseOneMore(there.length, CHANNEL_SOURCES_MAX);
      await stores.channelSources.save(created);
      return startRun(stores, created, { ids, now, wake: false });
    });
    return { id: owner.id, importId };
  },
);
