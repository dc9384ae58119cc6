import { type Theme, contradictionIn } from '@evident/domain/channels';
import { TITLE_MAX, type Uuid } from '@evident/domain/kernel';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { ofChannel } from './channel-access.ts';
import type { MoodsOf } from './moods.ts';
import { type FindingStores, type ThemesTurn, type ThemeText, themedChannel } from './theme-clusters.ts';
import type { Themer } from './themer.ts';

/** Texts of a theme that a title is made of. */
const TEXTS = 150;
/** Texts outside of the titled themes. They show which phrases others use as well. */
const OTHERS = 2_000;
/** A title is made again once the theme has so many times the data points that it was made of. */
const GROWN = 2;

export interface TitlingTools {
  readonly themer: Pick<Themer, 'titles'>;
  readonly moodsOf: MoodsOf;
}

/** A theme whose title is due. */
interface DueTheme {
  readonly id: Uuid;
  /** Its data points. */
  readonly size: number;
  readonly texts: readonly ThemeText[];
}

const wordsOf = (texts: readonly ThemeText[]): string[] => texts.map(({ text }) => text);

/**
 * Titles new themes and chooses phrases and quotes that represent them, and does so again once a theme has doubled. Titles of members stay.
 */
export async function renameThemes(
  work: UnitOfWork<FindingStores>,
  { themer, moodsOf }: TitlingTools,
  { teamId, channelId }: ThemesTurn,
  now: Date,
): Promise<void> {
  const { due, others } = await work.perform(teamId, (stores) => dueThemes(stores, channelId));
  if (due.length === 0) return;
  const titled = await themer.titles(
    due.map(({ texts }) => wordsOf(texts)),
    wordsOf(others),
  );
  const contradicting: (Uuid | null)[] = [];
  for (const { texts } of due) {
    const at = contradictionIn(await moodsOf(teamId, wordsOf(texts)));
    contradicting.push(at === null ? null : texts[at]!.id);
  }
  await work.perform(teamId, async (stores) => {
    const place = ofChannel(await themedChannel(stores, channelId));
    const titles = new Titles(await stores.themeClusters.themes(channelId));
    for (const [at, { id, size, texts }] of due.entries()) {
      const theme = await stores.themes.find(channelId, id);
      if (!theme) continue;
      const { title, typical, phrases } = titled[at]!;
      await stores.themes.save({
        ...theme,
        title: theme.titledBy === 'MEMBER' ? theme.title : titles.unused(theme, title),
        quotes: typical.map((one) => texts[one]!.id),
        phrases,
        contradicting: contradicting[at]!,
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

async function dueThemes(
  { themeClusters: store }: Pick<FindingStores, 'themeClusters'>,
  channelId: Uuid,
): Promise<{ readonly due: readonly DueTheme[]; readonly others: readonly ThemeText[] }> {
  const sizes = await store.sizes(channelId);
  const due: DueTheme[] = [];
  for (const { id, titledSize } of await store.themes(channelId)) {
    const size = sizes.get(id) ?? 0;
    if (size >= Math.max(1, titledSize * GROWN)) due.push({ id, size, texts: await store.texts(channelId, id, TEXTS) });
  }
  const ids = due.map(({ id }) => id);
  return { due, others: due.length === 0 ? [] : await store.otherTexts(channelId, ids, OTHERS) };
}

/** The titles of a channel, so that none occurs twice. */
class Titles {
  private readonly taken: Map<Uuid, string>;

  constructor(themes: readonly Theme[]) {
    this.taken = new Map(themes.filter(({ mergedInto }) => mergedInto === null).map(({ id, title }) => [id, title]));
  }

  /** The title of a theme, with a number if another theme has it. */
  unused({ id }: Theme, title: string): string {
    this.taken.delete(id);
    const others = new Set([...this.taken.values()].map((one) => one.toLowerCase()));
    let one = title.slice(0, TITLE_MAX);
    for (let number = 2; others.has(one.toLowerCase()); number += 1)
      one = `${title.slice(0, TITLE_MAX - ROOM)} ${number}`;
    this.taken.set(id, one);
    return one;
  }
}
/** Characters of a title that are left for its number. */
const ROOM = 5;
