import {
  type ChannelSource,
  type ChannelSourceUpdate,
  readSettings,
  refuseOtherAccount,
  refuseTwin,
  withSourceState,
} from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import {
  type ComparingStores,
  type SourceStores,
  haltRun,
  saveSource,
  sourceToChange,
  startRun,
} from './channel-sources.ts';
import type { SourceAccounts } from './source-accounts.ts';

/** Renames a source, changes its choices, renews its credentials, pauses or continues it. */
export class UpdateChannelSource extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; sourceId: Uuid; update: ChannelSourceUpdate },
  void
> {}
export const UpdateChannelSourceHandler = answeredBy(
  async (
    { actor, channelId, sourceId, update }: UpdateChannelSource,
    work: UnitOfWork<ComparingStores>,
    accounts: SourceAccounts,
    ids: Ids,
    clock: Clock,
  ): Promise<void> => {
    const toChange = (stores: SourceStores) => sourceToChange(stores, actor, channelId, sourceId);
    const sent = update.credentials;
    let credentials: string | null | undefined;
    if (sent) {
      const source = await work.perform(actor.teamId, toChange);
      credentials = accounts.sealed(source, sent);
      const opened = await accounts.ask(source, { sent }, (feedback, given, signal) => feedback.account(given, signal));
      refuseOtherAccount(source, opened.name);
    }
    const now = clock.now();
    await work.perform(actor.teamId, async (stores) => {
      const before = await toChange(stores);
      const after = changed(before, update, credentials, now);
      if (update.configuration) {
        await stores.dataPoints.oneAtATime(channelId);
        const others = (await stores.channelSources.list(channelId)).filter(({ id }) => id !== sourceId);
        refuseTwin(others, after);
        await haltRun(stores, before, 'cancelled', now);
      }
      if (after.state === 'paused') await haltRun(stores, before, 'paused', now);
      const goesOn = update.configuration || sent || update.state === 'active';
      if (after.state === 'active' && goesOn) await startRun(stores, after, { ids, now, wake: true });
      else await saveSource(stores, after);
    });
  },
);

/** @param credentials encrypted; `undefined` keeps those that there are */
function changed(
  before: ChannelSource,
  { name, configuration, state }: ChannelSourceUpdate,
  credentials: string | null | undefined,
  now: Date,
): ChannelSource {
  const renewed: Partial<ChannelSource> =
    credentials === undefined
      ? {}
      : { credentials, ...(before.state === 'stopped' && { state: 'active', problem: null }) };
  const after: ChannelSource = {
    ...before,
    ...(name !== undefined && { name: name.trim() }),
    ...renewed,
    // From the first item: what was chosen now may have older ones.
    ...(configuration && { configuration: readSettings(before.source, configuration), cursor: null }),
  };
  return state === undefined || (state === 'active' && after.state === 'active' && before.state !== 'active')
    ? after
    : withSourceState(after, state, now);
}
