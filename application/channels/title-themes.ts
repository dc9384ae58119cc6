import { type Mood, type Theme, contradictionIn } from '@evident/domain/channels';
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
  const { themes, sizes, due, texts, others } = await work.perform(teamId, async ({ themeClusters: store }) => {
    const sizes = await store.sizes(channelId);
    const live = (await store.themes(channelId)).filter(({ id }) => sizes.has(id));
    const isDue = ({ id, titledSize }: Theme): boolean => sizes.get(id)! >= Math.max(1, titledSize * GROWN);
    const some = live.filter(isDue);
    if (some.length === 0) return { themes: live, sizes, due: new Map<Uuid, number>(), texts: [], others: [] };
    const read = [];
    for (const { id } of live) read.push(await store.texts(channelId, id, TEXTS));
    return {
      themes: live,
      sizes,
      due: new Map(some.map(({ id }) => [id, sizes.get(id)!])),
      texts: read,
      others: await store.otherTexts(
        channelId,
        live.map(({ id }) => id),
        OTHERS,
      ),
    };
  });
  if (due.size === 0) return;
  const wordsOf = (some: readonly ThemeText[]): string[] => some.map(({ text }) => text);
  const known = themes.map(({ title, titledSize }) => (titledSize === 0 ? null : title));
  const titled = await themer.titles(texts.map(wordsOf), wordsOf(others), known);
  const titles = titlesFor(themes, titled, due);
  for (const { id } of themes) if (titles.has(id)) due.set(id, sizes.get(id)!);
  const moods = new Map<Uuid, readonly Mood[]>();
  for (const [at, { id }] of themes.entries())
    if (due.has(id)) moods.set(id, await moodsOf(teamId, wordsOf(texts[at]!)));
  await work.perform(teamId, async (stores) => {
    const place = ofChannel(await themedChannel(stores, channelId));
    for (const [at, { id }] of themes.entries()) {
      const size = due.get(id);
      const theme = size === undefined ? null : await stores.themes.find(channelId, id);
      if (!theme || size === undefined) continue;
      const { typical, phrases } = titled[at]!;
      const contradicting = contradictionIn(moods.get(id) ?? []);
      const quotes = typical.map((one) => texts[at]![one]!.id);
      await stores.themes.save({
        ...theme,
        title: theme.titledBy === 'MEMBER' ? theme.title : (titles.get(id) ?? theme.title),
        quotes,
        phrases,
        contradicting: contradicting === null ? null : texts[at]![contradicting]!.id,
        titledSize: size,
        updatedAt: now,
      });
      const about = { themeId: id, ...place };
      await stores.outbox.announce(
        theme.titledSize === 0
          ? { name: 'theme:created', teamId, payload: { ...about, dataPoints: size } }
          : { name: 'theme:changed', teamId, payload: about },
      );
    }
  });
}

/** New titles of themes that are due, and of those whose title holds no longer; different from all others. */
function titlesFor(
  themes: readonly Theme[],
  titled: readonly TitledGroup[],
  due: ReadonlyMap<Uuid, number>,
): Map<Uuid, string> {
  const isRenamed = ({ id, titledBy }: Theme, at: number): boolean =>
    titledBy === 'MACHINE' && (due.has(id) || !titled[at]!.holds);
  const taken = new Set(themes.filter((one, at) => !isRenamed(one, at)).map(({ title }) => title.toLowerCase()));
  const titles = new Map<Uuid, string>();
  for (const [at, theme] of themes.entries()) {
    if (!isRenamed(theme, at)) continue;
    const { title, phrases } = titled[at]!;
    const texts = phrases.map(({ text }) => text);
    const one = untakenTitle(title, texts, taken).slice(0, TITLE_MAX);
    taken.add(one.toLowerCase());
    if (due.has(theme.id) || one !== theme.title) titles.set(theme.id, one);
  }
  return titles;
}
