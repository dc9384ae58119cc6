import { PostgresChannelReader } from '@evident/adapters/postgres/channels/postgres-channel-reader';
import { PostgresDataPointReader } from '@evident/adapters/postgres/channels/postgres-data-point-reader';
import { PostgresThemeReader } from '@evident/adapters/postgres/channels/postgres-theme-reader';
import type { Readers } from '@evident/adapters/importers/import-reader';
import { PostgresChannelImportReader } from '@evident/adapters/postgres/channels/postgres-channel-import-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import * as imports from '@evident/application/channels/channel-imports';
import * as channels from '@evident/application/channels/channels';
import * as dataPoints from '@evident/application/channels/data-points';
import { FIND_THEMES, ThemeFinder, themesJob } from '@evident/application/channels/find-themes';
import type { ThemeVectors } from '@evident/application/channels/themer';
import { themeVectors } from '@evident/application/channels/theme-vectors';
import { ThreadThemer } from '@evident/adapters/themes/thread-themer';
import { FetchBatches } from '@evident/application/channels/fetch-batches';
import { TableBatches } from '@evident/application/channels/import-batches';
import { ChannelImportWorker } from '@evident/application/channels/import-worker';
import {
  SaveThemeAsInsight,
  SaveThemeAsInsightHandler,
  type ThemeCitingPorts,
} from '@evident/application/cited-insights/save-theme-as-insight';
import { SaveDataPointAsNote, SaveDataPointAsNoteHandler } from '@evident/application/channels/save-data-point-as-note';
import {
  PreviewChannelImport,
  PreviewChannelImportHandler,
} from '@evident/application/channels/preview-channel-import';
import { SendImportFile, SendImportFileHandler } from '@evident/application/channels/send-import-file';
import { ChangeChannelImport, ChangeChannelImportHandler } from '@evident/application/channels/change-channel-import';
import { CreateChannelImport, CreateChannelImportHandler } from '@evident/application/channels/create-channel-import';
import { ListDataPointChoices, ListDataPointChoicesHandler } from '@evident/application/channels/data-point-choices';
import { ListPersonDataPoints, ListPersonDataPointsHandler } from '@evident/application/channels/person-data-points';
import type { TextAnalysis } from '@evident/application/search/text-analysis';
import { DeleteDataPoint, DeleteDataPointHandler } from '@evident/application/channels/delete-data-point';
import {
  ExplainTheme,
  ExplainThemeHandler,
  type ThemeExplanationReader,
} from '@evident/application/channels/explain-theme';
import { RevertThemeChange, RevertThemeChangeHandler } from '@evident/application/channels/revert-theme-change';
import { PostgresThemeExplanationReader } from '@evident/adapters/postgres/channels/postgres-theme-explanation-reader';
import * as starting from '@evident/application/channels/start-channel-import';
import * as merging from '@evident/application/channels/merge-themes';
import { RENEW_TOPICS, TopicRenewer, topicsJob } from '@evident/application/channels/renew-topics';
import { SetTopicExample, SetTopicExampleHandler } from '@evident/application/channels/set-topic-example';
import { moodsBySentiment } from '@evident/application/channels/moods';
import * as topics from '@evident/application/channels/topics';
import { PostgresTopicReader } from '@evident/adapters/postgres/channels/postgres-topic-reader';
import { type ChannelWrapReader, WrapChannel, WrapChannelHandler } from '@evident/application/channels/wrap-channel';
import { PostgresChannelWrapReader } from '@evident/adapters/postgres/channels/postgres-channel-wrap-reader';
import * as themes from '@evident/application/channels/themes';
import type { ByteDigest } from '@evident/application/files/ports';
import type { TableReader } from '@evident/application/imports/import-reader';
import { sha256 } from '@evident/adapters/crypto/sha256';
import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { consumes, consumesUnseen } from '../kernel/consumes.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { enqueues } from '../kernel/enqueues.ts';
import { CITING } from '../cited-insights/cited-insights.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, TEXT_ANALYSIS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { EMBEDDERS, FILES, READERS, SCANNER, SNIFFER, TEXTS } from '../services/services.module.ts';
import { CHANNEL_IMPORTS_OPERATIONS } from './channel-imports.operations.ts';
import { ChannelSourcesModule, SOURCE_ACCOUNTS } from './channel-sources.module.ts';
import { CHANNELS_OPERATIONS } from './channels.operations.ts';
import { DATA_POINTS_OPERATIONS } from './data-points.operations.ts';
import { ImportFileController } from './import-file.controller.ts';
import { THEMES_OPERATIONS } from './themes.operations.ts';
import { TOPICS_OPERATIONS } from './topics.operations.ts';

const CHANNELS = port<channels.ChannelReader>('ChannelReader');
const DATA_POINTS = port<dataPoints.DataPointReader>('DataPointReader');
const THEMES = port<themes.ThemeReader>('ThemeReader');
const WRAPS = port<ChannelWrapReader>('ChannelWrapReader');
const TOPICS = port<topics.TopicReader>('TopicReader');
const RENEWER = port<TopicRenewer>('TopicRenewer');
const EXPLANATIONS = port<ThemeExplanationReader>('ThemeExplanationReader');
const THEME_CITING = port<ThemeCitingPorts>('ThemeCitingPorts');
const IMPORTS = port<imports.ChannelImportReader>('ChannelImportReader');
const READER = port<TableReader>('TableReader');
const DIGEST = port<ByteDigest>('ByteDigest');
const IMPORT_WORKER = port<ChannelImportWorker>('ChannelImportWorker');
const THEMER = port<ThreadThemer>('Themer');
const VECTORS = port<ThemeVectors>('ThemeVectors');
const FINDER = port<ThemeFinder>('ThemeFinder');

/** Concurrent imports per process, each of another workspace. */
const AT_ONCE = 2;

@Module({
  imports: [ChannelSourcesModule],
  controllers: [
    controllerFor('Channels', {
      ...CHANNELS_OPERATIONS,
      ...DATA_POINTS_OPERATIONS,
      ...CHANNEL_IMPORTS_OPERATIONS,
      ...THEMES_OPERATIONS,
      ...TOPICS_OPERATIONS,
    }),
    ImportFileController,
  ],
  providers: [
    provide(CHANNELS, (reads: PostgresReads) => new PostgresChannelReader(reads), [READS]),
    provide(
      DATA_POINTS,
      (reads: PostgresReads, analysis: TextAnalysis) => new PostgresDataPointReader(reads, analysis),
      [READS, TEXT_ANALYSIS],
    ),
    provide(THEMES, (reads: PostgresReads) => new PostgresThemeReader(reads), [READS]),
    provide(WRAPS, (reads: PostgresReads) => new PostgresChannelWrapReader(reads), [READS]),
    handle(WrapChannel, WrapChannelHandler, [WRAPS]),
    provide(TOPICS, (reads: PostgresReads) => new PostgresTopicReader(reads), [READS]),
    provide(RENEWER, (work, themer) => new TopicRenewer(work, themer), [WORK, THEMER]),
    consumesUnseen(RENEW_TOPICS, RENEWER),
    enqueues('topic:changed', RENEW_TOPICS, topicsJob),
    enqueues('themes:changed', RENEW_TOPICS, topicsJob),
    provide(EXPLANATIONS, (reads: PostgresReads) => new PostgresThemeExplanationReader(reads), [READS]),
    provide(IMPORTS, (reads: PostgresReads) => new PostgresChannelImportReader(reads), [READS]),
    provide(READER, ({ imports: reader }: Readers) => reader, [READERS]),
    { provide: DIGEST.token, useValue: sha256 },
    provide(
      IMPORT_WORKER,
      (work, files, reader, accounts, ids, clock) =>
        new ChannelImportWorker(
          work,
          new TableBatches(files, reader, ids, clock),
          new FetchBatches(accounts, ids, clock),
          clock,
        ),
      [WORK, FILES, READER, SOURCE_ACCOUNTS, IDS, CLOCK],
    ),
    consumes(starting.CHANNEL_IMPORTS, IMPORT_WORKER, { atOnce: AT_ONCE }),
    enqueues('channel-import:started', starting.CHANNEL_IMPORTS, starting.channelImportJob),
    provide(THEMER, () => new ThreadThemer(), []),
    provide(VECTORS, themeVectors, [EMBEDDERS]),
    provide(
      FINDER,
      (work, vectors, themer, ids, clock, texts) =>
        new ThemeFinder(work, vectors, themer, ids, clock, undefined, moodsBySentiment(texts)),
      [WORK, VECTORS, THEMER, IDS, CLOCK, TEXTS],
    ),
    // One at a time in each process: it fills a processor.
    consumesUnseen(FIND_THEMES, FINDER),
    enqueues('data-points:changed', FIND_THEMES, themesJob),
    handle(imports.ListChannelImports, imports.ListChannelImportsHandler, [IMPORTS]),
    handle(imports.FindChannelImport, imports.FindChannelImportHandler, [IMPORTS]),
    handle(imports.GetChannelImport, imports.GetChannelImportHandler, [IMPORTS]),
    handle(CreateChannelImport, CreateChannelImportHandler, [WORK, IDS, CLOCK]),
    handle(SendImportFile, SendImportFileHandler, [WORK, FILES, SNIFFER, SCANNER, DIGEST, IDS, CLOCK]),
    handle(ChangeChannelImport, ChangeChannelImportHandler, [WORK, CLOCK]),
    handle(PreviewChannelImport, PreviewChannelImportHandler, [WORK, FILES, READER, IDS, CLOCK]),
    handle(starting.StartChannelImport, starting.StartChannelImportHandler, [WORK, FILES, READER, CLOCK]),
    handle(channels.ListChannels, channels.ListChannelsHandler, [CHANNELS]),
    handle(channels.GetChannel, channels.GetChannelHandler, [CHANNELS]),
    handle(channels.CreateChannel, channels.CreateChannelHandler, [WORK, IDS, CLOCK]),
    handle(channels.UpdateChannel, channels.UpdateChannelHandler, [WORK, CLOCK]),
    handle(dataPoints.PushDataPoints, dataPoints.PushDataPointsHandler, [WORK, IDS, CLOCK]),
    handle(dataPoints.ListDataPoints, dataPoints.ListDataPointsHandler, [DATA_POINTS]),
    handle(ListDataPointChoices, ListDataPointChoicesHandler, [DATA_POINTS]),
    handle(ListPersonDataPoints, ListPersonDataPointsHandler, [DATA_POINTS]),
    handle(dataPoints.GetDataPoint, dataPoints.GetDataPointHandler, [DATA_POINTS]),
    handle(DeleteDataPoint, DeleteDataPointHandler, [WORK]),
    handle(SaveDataPointAsNote, SaveDataPointAsNoteHandler, [WORK, CHANNELS, DATA_POINTS, IDS, CLOCK]),
    handle(themes.ListThemes, themes.ListThemesHandler, [THEMES]),
    handle(themes.GetTheme, themes.GetThemeHandler, [THEMES]),
    handle(topics.ListTopics, topics.ListTopicsHandler, [TOPICS]),
    handle(topics.GetTopic, topics.GetTopicHandler, [TOPICS]),
    handle(topics.CreateTopic, topics.CreateTopicHandler, [WORK, IDS, CLOCK]),
    handle(topics.UpdateTopic, topics.UpdateTopicHandler, [WORK, CLOCK]),
    handle(SetTopicExample, SetTopicExampleHandler, [WORK, CLOCK]),
    handle(topics.DeleteTopic, topics.DeleteTopicHandler, [WORK]),
    undoes(topics.undoTopicChanges, [CLOCK]),
    handle(ExplainTheme, ExplainThemeHandler, [EXPLANATIONS]),
    provide(
      THEME_CITING,
      (citing, channelReader, pointReader, themeReader, explanations) => ({
        ...citing,
        channels: channelReader,
        dataPoints: pointReader,
        themes: themeReader,
        explanations,
      }),
      [CITING, CHANNELS, DATA_POINTS, THEMES, EXPLANATIONS],
    ),
    handle(SaveThemeAsInsight, SaveThemeAsInsightHandler, [WORK, THEME_CITING]),
    handle(RevertThemeChange, RevertThemeChangeHandler, [WORK, THEMER, IDS, CLOCK]),
    handle(themes.RenameTheme, themes.RenameThemeHandler, [WORK, CLOCK]),
    handle(themes.GetThemeTrend, themes.GetThemeTrendHandler, [THEMES]),
    undoes(channels.undoChannelChanges, [CLOCK]),
    handle(merging.MergeThemes, merging.MergeThemesHandler, [WORK, THEMER, IDS, CLOCK]),
    undoes(themes.undoRenamedTheme, [CLOCK]),
    undoes(merging.undoMergedThemes, [THEMER, IDS, CLOCK]),
    undoes(merging.undoSeparatedThemes, [THEMER, IDS, CLOCK]),
  ],
})
export class ChannelsModule implements OnApplicationShutdown {
  constructor(@Inject(THEMER.token) private readonly themer: ThreadThemer) {}

  onApplicationShutdown(): Promise<void> {
    return this.themer.close();
  }
}
