import { PostgresChannelReader } from '@evident/adapters/postgres/channels/postgres-channel-reader';
import { PostgresDataPointReader } from '@evident/adapters/postgres/channels/postgres-data-point-reader';
import { PostgresThemeReader } from '@evident/adapters/postgres/channels/postgres-theme-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import * as channels from '@evident/application/channels/channels';
import * as dataPoints from '@evident/application/channels/data-points';
import * as themes from '@evident/application/channels/themes';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { CHANNELS_OPERATIONS } from './channels.operations.ts';
import { DATA_POINTS_OPERATIONS } from './data-points.operations.ts';
import { THEMES_OPERATIONS } from './themes.operations.ts';

const CHANNELS = port<channels.ChannelReader>('ChannelReader');
const DATA_POINTS = port<dataPoints.DataPointReader>('DataPointReader');
const THEMES = port<themes.ThemeReader>('ThemeReader');

@Module({
  controllers: [controllerFor('Channels', { ...CHANNELS_OPERATIONS, ...DATA_POINTS_OPERATIONS, ...THEMES_OPERATIONS })],
  providers: [
    provide(CHANNELS, (reads: PostgresReads) => new PostgresChannelReader(reads), [READS]),
    provide(DATA_POINTS, (reads: PostgresReads) => new PostgresDataPointReader(reads), [READS]),
    provide(THEMES, (reads: PostgresReads) => new PostgresThemeReader(reads), [READS]),
    handle(channels.ListChannels, channels.ListChannelsHandler, [CHANNELS]),
    handle(channels.GetChannel, channels.GetChannelHandler, [CHANNELS]),
    handle(channels.CreateChannel, channels.CreateChannelHandler, [WORK, IDS, CLOCK]),
    handle(channels.UpdateChannel, channels.UpdateChannelHandler, [WORK, CLOCK]),
    handle(dataPoints.PushDataPoints, dataPoints.PushDataPointsHandler, [WORK, IDS, CLOCK]),
    handle(dataPoints.ListDataPoints, dataPoints.ListDataPointsHandler, [DATA_POINTS]),
    handle(dataPoints.GetDataPoint, dataPoints.GetDataPointHandler, [DATA_POINTS]),
    handle(dataPoints.DeleteDataPoint, dataPoints.DeleteDataPointHandler, [WORK]),
    handle(themes.ListThemes, themes.ListThemesHandler, [THEMES]),
    handle(themes.GetTheme, themes.GetThemeHandler, [THEMES]),
    handle(themes.RenameTheme, themes.RenameThemeHandler, [WORK, CLOCK]),
    handle(themes.GetTrend, themes.GetTrendHandler, [THEMES]),
    undoes(channels.undoChannelChanges, [CLOCK]),
    undoes(themes.undoRenamedTheme, [CLOCK]),
  ],
})
export class ChannelsModule {}
