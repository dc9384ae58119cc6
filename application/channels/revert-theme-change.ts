import type { ThemeChangeOf } from '@evident/domain/channels';
import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { channelFor } from './channel-access.ts';
import { type CorrectingStores, mergeForMember, separateForMember } from './merge-themes.ts';
import type { RecordedChange } from './theme-clusters.ts';
import type { Themer } from './themer.ts';

const gone = (): never =>
  refuse('InvalidOperation', 'The themes have changed since', 'Reload to see which changes can be reverted.');

/**
 * Reverts a split or a merge of the machine. The parts of a split are one theme again and stay so; merged themes are separate again,
 * and are not merged later. Returns the undo id.
 */
export class RevertThemeChange extends commandWith({ scope: 'write', access: 'write' })<ThemeChangeOf, Uuid> {}
export const RevertThemeChangeHandler = answeredBy(
  (
    { actor, channelId, themeId, changeId }: RevertThemeChange,
    work: UnitOfWork<CorrectingStores>,
    themer: Pick<Themer, 'correct'>,
    ids: Ids,
    clock: Clock,
  ) =>
    work.perform(actor.teamId, async (stores) => {
      const tools = { themer, ids, clock };
      await channelFor(stores, 'write', actor, channelId);
      const recorded = await stores.themeClusters.change(channelId, changeId);
      if (!recorded || !concerns(recorded, themeId)) return notFound('Change');
      const { themeId: one, otherId: other, change } = recorded;
      if (other === null) return refuse('InvalidOperation', 'This change cannot be reverted');
      const pair = { channelId, themeId: one, intoThemeId: other };
      if (change.kind === 'split') return mergeForMember(stores, actor, tools, pair);
      return change.kind === 'merged' ? separateForMember(stores, actor, tools, { ...pair, merged: change }) : gone();
    }),
);

const concerns = ({ themeId: one, otherId }: RecordedChange, themeId: Uuid): boolean =>
  one === themeId || otherId === themeId;
