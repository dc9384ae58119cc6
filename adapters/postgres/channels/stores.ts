import type { Session } from '../session.ts';
import { PostgresChannelImportStore, channelImportEntity } from './postgres-channel-import-store.ts';
import { PostgresChannelSourceStore, channelSourceEntity } from './postgres-channel-source-store.ts';
import { PostgresChannelStore, channelEntity } from './postgres-channel-store.ts';
import { PostgresClusterStore } from './postgres-cluster-store.ts';
import { PostgresDataPointStore } from './postgres-data-point-store.ts';
import { PostgresThemeStore, themeEntity } from './postgres-theme-store.ts';
import { PostgresTopicStore, topicEntity } from './postgres-topic-store.ts';

export const channelEntities = [channelEntity, channelImportEntity, channelSourceEntity, themeEntity, topicEntity];

export const channelStores = {
  channelImports: (session: Session) => new PostgresChannelImportStore(session),
  channelSources: (session: Session) => new PostgresChannelSourceStore(session),
  channels: (session: Session) => new PostgresChannelStore(session),
  themes: (session: Session) => new PostgresThemeStore(session),
  themeClusters: (session: Session) => new PostgresClusterStore(session),
  topics: (session: Session) => new PostgresTopicStore(session),
  dataPoints: (session: Session) => new PostgresDataPointStore(session),
};
