import type { Channel, Theme, ThemeView, ThemeWording, TrendRequest, TrendView } from '@evident/domain/channels';
import { type Page, type PageRequest, type Uuid, notFound, oneLine } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type UndoStore, type Undoer, keptAs, undoKind } from '../undo/index.ts';
import { type ChannelAccessStores, channelFor, ofChannel } from './channel-access.ts';

/** Themes and trends of channels visible to an actor. */
export interface ThemeReader {
  /** The themes of most people first. Null if the actor cannot see the channel. */
  list(actor: Actor, channelId: Uuid, page: PageRequest): Promise<Page<ThemeView> | null>;
  theme(actor: Actor, channelId: Uuid, themeId: Uuid): Promise<ThemeView | null>;
  /** Null if the actor cannot see the channel. */
  trend(actor: Actor, of: { readonly channelId: Uuid } & TrendRequest): Promise<TrendView | null>;
}

/** The themes of one team, inside a unit of work. */
export interface ThemeStore {
  /** Locked. */
  find(channelId: Uuid, themeId: Uuid): Promise<Theme | null>;
  save(...themes: readonly Theme[]): Promise<void>;
}

interface Stores extends ChannelAccessStores {
  readonly themes: ThemeStore;
  readonly outbox: Outbox;
  readonly undo: UndoStore;
}

/** The themes of a channel, those of most people first. */
export class ListThemes extends queryWith({ scope: 'read', access: 'read' })<
  { channelId: Uuid; page: PageRequest },
  Page<ThemeView>
> {}
export const ListThemesHandler = answeredBy(({ actor, channelId, page }: ListThemes, reader: ThemeReader) =>
  found(reader.list(actor, channelId, page), 'Channel not found'),
);

/** One theme with its counts. */
export class GetTheme extends queryWith({ scope: 'read', access: 'read' })<
  { channelId: Uuid; themeId: Uuid },
  ThemeView
> {}
export const GetThemeHandler = answeredBy(({ actor, channelId, themeId }: GetTheme, reader: ThemeReader) =>
  found(reader.theme(actor, channelId, themeId), 'Theme not found'),
);

/** How many people wrote in each day, week or month: in a theme, and in the channel. */
export class GetThemeTrend extends queryWith({ scope: 'read', access: 'read' })<
  { channelId: Uuid } & TrendRequest,
  TrendView
> {}
export const GetThemeTrendHandler = answeredBy(({ actor, ...of }: GetThemeTrend, reader: ThemeReader) =>
  found(reader.trend(actor, of), 'Channel not found'),
);

interface RenamedTheme {
  readonly channelId: Uuid;
  readonly themeId: Uuid;
  readonly title: string;
  readonly titledBy: Theme['titledBy'];
}
const RENAMED = undoKind<RenamedTheme>('themes:renamed');

/** Gives a theme a title that stays; `expected` is the version the actor has seen. Returns the undo id. */
export class RenameTheme extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; themeId: Uuid; wording: ThemeWording; expected: number | null },
  Uuid
> {}
export const RenameThemeHandler = answeredBy(
  ({ actor, channelId, themeId, wording, expected }: RenameTheme, work: UnitOfWork<Stores>, clock: Clock) =>
    work.perform(actor.teamId, async (stores) => {
      const channel = await channelFor(stores, 'write', actor, channelId);
      const theme = (await stores.themes.find(channelId, themeId)) ?? notFound('Theme');
      refuseOverwriting(theme, expected);
      const title = oneLine(wording.title, 'title');
      await renamed(stores, channel, theme, { title, titledBy: 'MEMBER' }, clock.now());
      const { title: was, titledBy } = theme;
      return stores.undo.keep(actor, RENAMED, {
        projectId: null,
        label: `Renamed “${was}”`,
        before: { channelId, themeId, title: was, titledBy },
      });
    }),
);

async function renamed(
  { themes, outbox }: Pick<Stores, 'themes' | 'outbox'>,
  channel: Pick<Channel, 'id' | 'folderId'>,
  theme: Theme,
  to: Pick<Theme, 'title' | 'titledBy'>,
  updatedAt: Date,
): Promise<void> {
  const { id: themeId, teamId } = theme;
  await themes.save({ ...theme, ...to, updatedAt });
  await outbox.announce({ name: 'theme:changed', teamId, payload: { themeId, ...ofChannel(channel) } });
}

/** Gives a theme its title of before. */
export const undoRenamedTheme = (clock: Clock): Undoer<Stores, RenamedTheme> => ({
  kind: RENAMED,
  async undo(stores, actor, { channelId, themeId, title, titledBy }) {
    const channel = await channelFor(stores, 'write', actor, channelId);
    const theme = (await stores.themes.find(channelId, themeId)) ?? notFound('Theme');
    await renamed(stores, channel, theme, { title, titledBy }, clock.now());
    return {
      opposite: keptAs(RENAMED, { channelId, themeId, title: theme.title, titledBy: theme.titledBy }),
    };
  },
});
