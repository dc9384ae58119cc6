import { type Theme, contradictionIn } from '@evident/domain/channels';
import { untakenTitle } from '@evident/domain/clustering';
import { TITLE_MAX, type Uuid } from '@evident/domain/kernel';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { ofChannel } from './channel-access.ts';
import type { MoodsOf } from './moods.ts';
import { type FindingStores, type ThemesTurn, type ThemeText, themedChannel } from './theme-clusters.ts';
import type { Themer, TitledGroup } from './themer.ts';

/** Texts of a theme that a title is made of, and outliers that make common phrases less telling. */
const TEXTS = 150;
const OTHERS = 500;
/** A title is made again once the theme has so many times the data points that it was made of. */
const GROWN = 2;

export interface TitlingTools {
  readonly themer: Pick<Themer, 'titles'>;
  readonly moodsOf: MoodsOf;
}

/** A theme with the words that its title is made of. */
interface Titling {
  readonly theme: Theme;
  /** Its data points. */
  readonly size: number;
  readonly isDue: boolean;
  readonly texts: readonly ThemeText[];
}

const wordsOf = (texts: readonly ThemeText[]): string[] => texts.map(({ text }) => text);

/**
 * Titles new themes and chooses phrases and quotes that represent them. Does so again once a theme has doubled, or few of its data points
 * have words of its title. Titles of members stay.
 */
export async function renameThemes(
  work: UnitOfWork<FindingStores>,
  { themer, moodsOf }: TitlingTools,
  { teamId, channelId }: ThemesTurn,
  now: Date,
): Promise<void> {
  const { all, others } = await work.perform(teamId, ({ themeClusters }) => titlingOf(themeClusters, channelId));
  if (all.length === 0) return;
  const titled = await themer.titles(
    all.map(({ texts }) => wordsOf(texts)),
    wordsOf(others),
    all.map(({ theme }) => (theme.titledSize === 0 ? null : theme.title)),
  );
  const titles = titlesFor(all, titled);
  const renamed = [...all.entries()].filter(([, { isDue, theme }]) => isDue || titles.has(theme.id));
  const contradicting = new Map<Uuid, Uuid>();
  for (const [, { theme, texts }] of renamed) {
    const at = contradictionIn(await moodsOf(teamId, wordsOf(texts)));
    if (at !== null) contradicting.set(theme.id, texts[at]!.id);
  }
  await work.perform(teamId, async (stores) => {
    const place = ofChannel(await themedChannel(stores, channelId));
    for (const [at, { theme: known, texts, size }] of renamed) {
      const theme = await stores.themes.find(channelId, known.id);
      if (!theme) continue;
      const { typical, phrases } = titled[at]!;
      await stores.themes.save({
        ...theme,
        title: theme.titledBy === 'MEMBER' ? theme.title : (titles.get(theme.id) ?? theme.title),
        quotes: typical.map((one) => texts[one]!.id),
        phrases,
        contradicting: contradicting.get(theme.id) ?? null,
        titledSize: size,
        updatedAt: now,
      });
      const about = { themeId: theme.id, ...place };
      await stores.outbox.announce(
        theme.titledSize === 0
          ? { name: 'theme:created', teamId, payload: { ...about, dataPoints: size } }
          : { name: 'theme:changed', teamId, payload: about },
      );
    }
  });
}

/** The themes of a channel with their words, once the title of one is due; else none. */
async function titlingOf(
  store: FindingStores['themeClusters'],
  channelId: Uuid,
): Promise<{ all: readonly Titling[]; others: readonly ThemeText[] }> {
  const sizes = await store.sizes(channelId);
  const live = (await store.themes(channelId)).filter(({ id }) => sizes.has(id));
  const isDue = ({ id, titledSize }: Theme): boolean => sizes.get(id)! >= Math.max(1, titledSize * GROWN);
  if (!live.some(isDue)) return { all: [], others: [] };
  const all: Titling[] = [];
  for (const theme of live)
    all.push({
      theme,
      size: sizes.get(theme.id)!,
      isDue: isDue(theme),
      texts: await store.texts(channelId, theme.id, TEXTS),
    });
  const ids = live.map(({ id }) => id);
  return { all, others: await store.otherTexts(channelId, ids, OTHERS) };
}

/** New titles of themes that are due, and of those whose title holds no longer; different from all others. */
function titlesFor(all: readonly Titling[], titled: readonly TitledGroup[]): Map<Uuid, string> {
  const isRenamed = ({ theme, isDue }: Titling, at: number): boolean =>
    theme.titledBy === 'MACHINE' && (isDue || !titled[at]!.holds);
  const taken = new Set(all.filter((one, at) => !isRenamed(one, at)).map(({ theme }) => theme.title.toLowerCase()));
  const titles = new Map<Uuid, string>();
  for (const [at, one] of all.entries()) {
    if (!isRenamed(one, at)) continue;
    const { title, phrases } = titled[at]!;
    const texts = phrases.map(({ text }) => text);
    const renamed = untakenTitle(title, texts, taken).slice(0, TITLE_MAX);
    taken.add(renamed.toLowerCase());
    if (one.isDue || renamed !== one.theme.title) titles.set(one.theme.id, renamed);
  }
  return titles;
}
