import type { Theme } from '@evident/domain/channels';
import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Continuation, JobFor, JobQueue, Turn, Worker } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Themer, ThemesPlaced, ThemeVectors } from './themer.ts';
import { ofChannel } from './channel-access.ts';
import { announceGrowth } from './announce-growth.ts';
import { type MoodsOf, noMoods } from './moods.ts';
import {
  type FindingStores,
  type GonePoint,
  type RecordedChange,
  type StoredClusters,
  type ThemesTurn,
  type WaitingPoint,
  themedChannel,
} from './theme-clusters.ts';
import { renameThemes } from './title-themes.ts';

/** One job finds themes of one channel; the jobs of a workspace form a group. */
export const FIND_THEMES: JobQueue<ThemesTurn> = { name: 'find-themes', retries: 10 };

export const themesJob = ({ teamId, payload }: DeliveredEvent<'data-points:changed'>): JobFor<ThemesTurn> => ({
  payload: { teamId, channelId: payload.channelId },
  options: { key: payload.channelId, group: teamId },
});

/** Data points of one step. As many at once are a backlog, such as a table that is sorted by subject. */
const STEP = 2_000;
/** Milliseconds before other channels have a turn. */
const SLICE_MS = 30_000;

/**
 * Places the data points of a channel in themes, in the order of their arrival. Each step is stored in one transaction with the state,
 * so that a killed process loses and repeats nothing.
 */
export class ThemeFinder implements Worker<ThemesTurn> {
  constructor(
    private readonly work: UnitOfWork<FindingStores>,
    private readonly vectors: ThemeVectors,
    private readonly themer: Pick<Themer, 'place' | 'titles'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly step = STEP,
    private readonly moodsOf: MoodsOf = noMoods,
  ) {}

  async run({ payload, stopping }: Turn<ThemesTurn>): Promise<Continuation | void> {
    const end = performance.now() + SLICE_MS;
    for (;;) {
      if (!(await this.placeSome(payload))) break;
      if (stopping()) throw new Error('Themes are found after the restart');
      if (performance.now() > end)
        return { continues: { key: `${payload.channelId} continues`, group: payload.teamId } };
    }
    const { teamId, channelId } = payload;
    if (!(await this.work.perform(teamId, ({ channels }) => channels.read(channelId)))) return;
    // Also without new data points: a killed process may have placed the last ones, and titled nothing.
    await renameThemes(this.work, { themer: this.themer, moodsOf: this.moodsOf }, payload, this.clock.now());
    await announceGrowth(this.work, payload, this.clock.now());
  }

  /** @returns whether there was something to place */
  private async placeSome({ teamId, channelId }: ThemesTurn): Promise<boolean> {
    const { known, waiting, gone } = await this.work.perform(teamId, async ({ themeClusters: store }) => ({
      known: await store.clusters(channelId),
      waiting: await store.waiting(channelId, this.step),
      gone: await store.gone(channelId, this.step),
    }));
    if (waiting.length + gone.length === 0) return false;
    const { model, vectors } = await this.vectors([...gone, ...waiting].map(({ text }) => text));
    if (known && known.model !== model) {
      await this.work.perform(teamId, ({ themeClusters }) => themeClusters.startOver(channelId));
      return true;
    }
    const step = await this.themer.place(
      known?.state ?? null,
      gone.map(({ cell }, at) => ({ cell, vector: vectors[at]! })),
      waiting.map(({ id }, at) => ({ id, vector: vectors[gone.length + at]! })),
      waiting.length === this.step,
    );
    await this.work.perform(teamId, (stores) =>
      this.keep(stores, { teamId, channelId }, { known, waiting, gone, model, step }),
    );
    return true;
  }

  private async keep(
    stores: FindingStores,
    { teamId, channelId }: ThemesTurn,
    { known, waiting, gone, model, step }: StepToKeep,
  ): Promise<void> {
    const { themeClusters: store, outbox } = stores;
    await stores.dataPoints.oneAtATime(channelId);
    if (!(await store.keep(channelId, known?.version ?? null, { model, state: step.state })))
      throw new Error('Another process found themes of the channel meanwhile');
    const ids = await this.renewed(stores, { teamId, channelId }, step);
    const idOf = (key: number | null): Uuid | null => (key === null ? null : (ids.get(key) ?? null));
    await store.forget(channelId, gone);
    await store.joinCells(channelId, step.joined);
    await store.moveCells(
      channelId,
      step.cells.map(({ cell, theme }) => ({ cell, themeId: idOf(theme) })),
    );
    const at = new Map(step.placed.map((one) => [one.id, one]));
    await store.place(
      channelId,
      waiting.map((point) => {
        const { cell = null, theme = null } = at.get(point.id) ?? {};
        return { ...point, cell, themeId: idOf(theme) };
      }),
    );
    const channel = await themedChannel(stores, channelId);
    await outbox.announce({ name: 'themes:changed', teamId, payload: ofChannel(channel) });
  }

  /** Saves the themes that begin or end; returns the ids of all themes by their numbers. */
  private async renewed(
    { channels, themeClusters, themes: store, outbox }: FindingStores,
    { teamId, channelId }: ThemesTurn,
    { news }: ThemesPlaced,
  ): Promise<Map<number, Uuid>> {
    const channel = await themedChannel({ channels }, channelId);
    const known = new Map((await themeClusters.themes(channelId)).map((theme) => [theme.key, theme]));
    const now = this.clock.now();
    for (const one of news) {
      const was = known.get(one.theme);
      if (one.kind === 'BORN' || one.kind === 'SPLIT') {
        const theme = this.begun({ teamId, channelId }, one.theme, now);
        known.set(one.theme, theme);
        await store.save(theme);
      } else if (was) {
        const mergedInto = one.kind === 'MERGED' ? (known.get(one.into)?.id ?? null) : null;
        await store.save({ ...was, mergedInto, updatedAt: now });
        await outbox.announce({ name: 'theme:changed', teamId, payload: { themeId: was.id, ...ofChannel(channel) } });
      }
    }
    await themeClusters.record(
      channelId,
      recorded(news, known, () => this.ids.newId(), now),
    );
    return new Map([...known].map(([key, { id }]) => [key, id]));
  }

  private begun({ teamId, channelId }: ThemesTurn, key: number, now: Date): Theme {
    return {
      id: this.ids.newId(),
      teamId,
      channelId,
      key,
      title: '',
      titledBy: 'MACHINE',
      titledSize: 0,
      quotes: [],
      phrases: [],
      contradicting: null,
      doublings: 0,
      doubledAt: null,
      mergedInto: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
  }
}

function recorded(
  news: ThemesPlaced['news'],
  themes: ReadonlyMap<number, Theme>,
  newId: () => Uuid,
  at: Date,
): RecordedChange[] {
  return news.flatMap((one) => {
    const theme = themes.get(one.theme);
    const other = one.kind === 'SPLIT' ? one.from : one.kind === 'MERGED' ? one.into : null;
    const otherId = other === null ? null : (themes.get(other)?.id ?? null);
    return theme ? [{ id: newId(), themeId: theme.id, otherId, change: one.change, at }] : [];
  });
}

interface StepToKeep {
  readonly known: StoredClusters | null;
  readonly waiting: readonly WaitingPoint[];
  readonly gone: readonly GonePoint[];
  readonly model: string;
  readonly step: ThemesPlaced;
}
