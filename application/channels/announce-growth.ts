import { doublingsOf } from '@evident/domain/channels';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { ofChannel } from './channel-access.ts';
import { type FindingStores, type ThemesTurn, themedChannel } from './theme-clusters.ts';

/** Announces each doubling of the people of a theme once, until their number falls again. */
export async function announceGrowth(
  work: UnitOfWork<FindingStores>,
  { teamId, channelId }: ThemesTurn,
  now: Date,
): Promise<void> {
  await work.perform(teamId, async (stores) => {
    const { themeClusters, themes, outbox } = stores;
    const place = ofChannel(await themedChannel(stores, channelId));
    for (const { themeId, ...people } of await themeClusters.growth(channelId)) {
      const theme = await themes.find(channelId, themeId);
      const doublings = doublingsOf(people);
      if (!theme || theme.doublings === doublings) continue;
      const doubled = doublings > theme.doublings;
      await themes.save({ ...theme, doublings, ...(doubled && { doubledAt: now }), updatedAt: now });
      if (doubled) await outbox.announce({ name: 'theme:changed', teamId, payload: { themeId, ...place, doublings } });
    }
  });
}
