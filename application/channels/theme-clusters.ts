import type { Channel, DoublingCounts, Theme } from '@evident/domain/channels';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { ThemeChange } from '@evident/domain/themes';
import type { Outbox } from '../kernel/outbox.ts';
import type { ChannelStore } from './channel-access.ts';
import type { DataPointStore } from './data-points.ts';
import type { ThemesPlaced } from './themer.ts';
import type { ThemeStore } from './themes.ts';

/** The clusters of a channel as they were stored. */
export interface StoredClusters {
  readonly model: string;
  readonly state: Uint8Array;
  readonly version: number;
}

/** A data point whose theme is not known yet. `seq` is that of its words. */
export interface WaitingPoint {
  readonly id: Uuid;
  readonly seq: string;
  readonly text: string;
}

/** Words that clusters still have, and that are gone. */
export interface GonePoint {
  readonly id: string;
  readonly text: string;
  readonly cell: number;
}

/** People of a theme in two periods that follow each other. */
export interface ThemeGrowth extends DoublingCounts {
  readonly themeId: Uuid;
}

/** The beginning of a text of a theme. */
export interface ThemeText {
  readonly id: Uuid;
  readonly text: string;
}

/** A change of a theme, with its reasons in numbers. */
export interface RecordedChange {
  readonly id: Uuid;
  readonly themeId: Uuid;
  /** The theme that it split from, or went into. */
  readonly otherId: Uuid | null;
  readonly change: ThemeChange;
  readonly at: Date;
}

/** The clusters of channels, inside a unit of work. */
export interface ClusterStore {
  clusters(channelId: Uuid): Promise<StoredClusters | null>;
  waiting(channelId: Uuid, most: number): Promise<readonly WaitingPoint[]>;
  gone(channelId: Uuid, most: number): Promise<readonly GonePoint[]>;
  /** Keeps the state if it is still of `version`; null if there is none. Returns whether it was kept. */
  keep(channelId: Uuid, version: number | null, clusters: Omit<StoredClusters, 'version'>): Promise<boolean>;
  forget(channelId: Uuid, gone: readonly GonePoint[]): Promise<void>;
  /** Stores cells and themes. Words that were edited or deleted meanwhile are kept as gone. */
  place(
    channelId: Uuid,
    points: readonly (WaitingPoint & { readonly cell: number | null; readonly themeId: Uuid | null })[],
  ): Promise<void>;
  moveCells(channelId: Uuid, cells: readonly { readonly cell: number; readonly themeId: Uuid | null }[]): Promise<void>;
  joinCells(channelId: Uuid, joined: ThemesPlaced['joined']): Promise<void>;
  /** All data points are to be placed again, as after a change of the model. */
  startOver(channelId: Uuid): Promise<void>;
  themes(channelId: Uuid): Promise<readonly Theme[]>;
  /** Records why themes began, split, merged and ended, so that members can see and undo it. */
  record(channelId: Uuid, changes: readonly RecordedChange[]): Promise<void>;
  change(channelId: Uuid, changeId: Uuid): Promise<RecordedChange | null>;
  /** Data points of each theme that has some. */
  sizes(channelId: Uuid): Promise<ReadonlyMap<Uuid, number>>;
  /** People of each theme, and of the channel, in the last 30 days before the newest data point, and in the 30 days before. */
  growth(channelId: Uuid): Promise<readonly ThemeGrowth[]>;
  /** Texts of a theme, evenly from the oldest to the newest. */
  texts(channelId: Uuid, themeId: Uuid, most: number): Promise<readonly ThemeText[]>;
  /** The newest texts that are placed in no theme, or in another than these. */
  otherTexts(channelId: Uuid, themeIds: readonly Uuid[], most: number): Promise<readonly ThemeText[]>;
}

/** A channel whose data points are to be placed. */
export interface ThemesTurn {
  readonly teamId: Uuid;
  readonly channelId: Uuid;
}

/** The stores that change themes. */
export interface FindingStores {
  readonly channels: Pick<ChannelStore, 'read'>;
  readonly themeClusters: ClusterStore;
  readonly themes: ThemeStore;
  readonly dataPoints: Pick<DataPointStore, 'oneAtATime'>;
  readonly outbox: Outbox;
}

/** The channel whose themes change. @throws Refusal `NotFound` if it was deleted meanwhile */
export const themedChannel = async (
  { channels }: Pick<FindingStores, 'channels'>,
  channelId: Uuid,
): Promise<Pick<Channel, 'id' | 'folderId'>> => (await channels.read(channelId)) ?? notFound('Channel');
