import type { Theme, ThemeMerge } from '@evident/domain/channels';
import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ThemesMerged } from '@evident/domain/themes';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type UndoStore, type Undoer, keptAs, undoKind } from '../undo/index.ts';
import { type ChannelAccessStores, channelFor, ofChannel } from './channel-access.ts';
import { type FindingStores, themedChannel } from './theme-clusters.ts';
import type { ThemeCorrection, Themer } from './themer.ts';

/** The stores of members' corrections of themes. */
export type CorrectingStores = FindingStores & ChannelAccessStores & { readonly undo: UndoStore };
type Stores = CorrectingStores;

/** A merge as its undo needs it. */
interface MergedThemes {
  readonly channelId: Uuid;
  readonly themeId: Uuid;
  readonly intoThemeId: Uuid;
  readonly merged: Pick<ThemesMerged, 'before' | 'cells'>;
}
const MERGED = undoKind<MergedThemes>('themes:merged');

/** The themes that an undo merges again. */
type SeparatedThemes = Pick<MergedThemes, 'channelId' | 'themeId' | 'intoThemeId'>;
const SEPARATED = undoKind<SeparatedThemes>('themes:separated');

/** Merges a theme into another, which keeps its title. Later data does not split them again. Returns the undo id. */
export class MergeThemes extends commandWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; themeId: Uuid; merge: ThemeMerge },
  Uuid
> {}
export const MergeThemesHandler = answeredBy(
  (
    { actor, channelId, themeId, merge: { intoThemeId } }: MergeThemes,
    work: UnitOfWork<Stores>,
    themer: Pick<Themer, 'correct'>,
    ids: Ids,
    clock: Clock,
  ) =>
    work.perform(actor.teamId, (stores) =>
      mergeForMember(stores, actor, { themer, ids, clock }, { channelId, themeId, intoThemeId }),
    ),
);

/** Merges one theme into the other. Returns the undo id. */
export async function mergeForMember(stores: Stores, actor: Actor, tools: Tools, of: SeparatedThemes): Promise<Uuid> {
  await toCorrect(stores, actor, of.channelId);
  const { from, into, merged } = await mergeThemes(stores, tools, of);
  return stores.undo.keep(actor, MERGED, {
    projectId: null,
    label: `Merged “${from.title}” into “${into.title}”`,
    before: { ...of, merged },
  });
}

/** Separates a theme from the one that it was merged into. Returns the undo id. */
export async function separateForMember(
  stores: Stores,
  actor: Actor,
  tools: Tools,
  { merged, ...of }: MergedThemes,
): Promise<Uuid> {
  await toCorrect(stores, actor, of.channelId);
  const theme = await separateThemes(stores, tools, { ...of, merged });
  return stores.undo.keep(actor, SEPARATED, { projectId: null, label: `Separated “${theme.title}”`, before: of });
}

interface Tools {
  readonly themer: Pick<Themer, 'correct'>;
  readonly ids: Ids;
  readonly clock: Clock;
}

async function mergeThemes(stores: Stores, tools: Tools, { channelId, themeId, intoThemeId }: SeparatedThemes) {
  if (themeId === intoThemeId)
    refuse('ValidationError', 'A theme cannot be merged with itself', 'Choose another theme.');
  const [from, into] = [await liveTheme(stores, channelId, themeId), await liveTheme(stores, channelId, intoThemeId)];
  const change = await correct(stores, tools, from, { kind: 'merge', from: from.key, into: into.key });
  if (change?.kind !== 'merged')
    return refuse('InvalidOperation', 'These themes have no data points any more', 'Reload the page.');
  await stores.themes.save({ ...from, mergedInto: into.id, updatedAt: tools.clock.now() });
  const at = tools.clock.now();
  await stores.themeClusters.record(channelId, [{ id: tools.ids.newId(), themeId, otherId: intoThemeId, change, at }]);
  const { before, cells } = change;
  return { from, into, merged: { before, cells } };
}

async function liveTheme({ themes }: Pick<Stores, 'themes'>, channelId: Uuid, themeId: Uuid): Promise<Theme> {
  const theme = (await themes.find(channelId, themeId)) ?? notFound('Theme');
  if (theme.mergedInto !== null) refuse('InvalidOperation', `“${theme.title}” was merged already`, 'Reload the page.');
  return theme;
}

/** Changes the clusters of a channel, and the themes of their data points. */
async function correct(
  stores: Stores,
  { themer }: Tools,
  { teamId, channelId }: Pick<Theme, 'teamId' | 'channelId'>,
  correction: ThemeCorrection,
) {
  const { themeClusters: store, outbox } = stores;
  const known = (await store.clusters(channelId)) ?? notFound('Theme');
  const { state, cells, news } = await themer.correct(known.state, correction);
  if (!(await store.keep(channelId, known.version, { model: known.model, state })))
    refuse('InvalidOperation', 'Themes are being found at the moment', 'Try again in a few seconds.');
  const ids = new Map((await store.themes(channelId)).map(({ key, id }) => [key, id]));
  await store.moveCells(
    channelId,
    cells.map(({ cell, theme }) => ({ cell, themeId: theme === null ? null : (ids.get(theme) ?? null) })),
  );
  await outbox.announce({ name: 'themes:changed', teamId, payload: ofChannel(await themedChannel(stores, channelId)) });
  return news[0]?.change;
}

/** Separates merged themes again. Later data does not merge them. */
export const undoMergedThemes = (
  themer: Pick<Themer, 'correct'>,
  ids: Ids,
  clock: Clock,
): Undoer<Stores, MergedThemes> => ({
  kind: MERGED,
  async undo(stores, actor, { merged, ...of }) {
    await toCorrect(stores, actor, of.channelId);
    await separateThemes(stores, { themer, ids, clock }, { ...of, merged });
    return { opposite: keptAs(SEPARATED, of) };
  },
});

async function separateThemes(
  stores: Stores,
  tools: Tools,
  { channelId, themeId, intoThemeId, merged }: MergedThemes,
): Promise<Theme> {
  const theme = (await stores.themes.find(channelId, themeId)) ?? notFound('Theme');
  if (theme.mergedInto !== intoThemeId)
    refuse('InvalidOperation', 'These themes are separate already', 'Reload the page.');
  await correct(stores, tools, theme, { kind: 'separate', merged });
  await stores.themes.save({ ...theme, mergedInto: null, updatedAt: tools.clock.now() });
  return theme;
}

/** Merges themes that were separated. */
export const undoSeparatedThemes = (
  themer: Pick<Themer, 'correct'>,
  ids: Ids,
  clock: Clock,
): Undoer<Stores, SeparatedThemes> => ({
  kind: SEPARATED,
  async undo(stores, actor, of) {
    await toCorrect(stores, actor, of.channelId);
    const { merged } = await mergeThemes(stores, { themer, ids, clock }, of);
    return { opposite: keptAs(MERGED, { ...of, merged }) };
  },
});

async function toCorrect(stores: Stores, actor: Actor, channelId: Uuid): Promise<void> {
  await channelFor(stores, 'write', actor, channelId);
  await stores.dataPoints.oneAtATime(channelId);
}
