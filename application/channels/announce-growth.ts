import { doublingsOf } from '@evident/domain/channels';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { FindingStores, ThemesTurn } from './theme-clusters.ts';

/** Announces each doubling of the people of a theme once, until their number falls again. */
export async function announceGrowth(
  work: UnitOfWork<FindingStores>,
  { teamId, channelId }: ThemesTurn,
  now: Date,
): Promise<void> {
  await work.perform(teamId, async ({ themeClusters, themes, outbox }) => {
    for (const { themeId, ...people } of await themeClusters.growth(channelId)) {
      const theme = await themes.find(channelId, themeId);
      const doublings = doublingsOf(people);
      if (!theme || theme.doublings === doublings) continue;
      await themes.save({ ...theme, doublings, updatedAt: now });
      if (doublings > theme.doublings)
        await outbox.announce({ name: 'theme:changed', teamId, payload: { themeId, channelId, doublings } });
    }
  });
}
