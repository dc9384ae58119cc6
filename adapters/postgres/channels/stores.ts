import type { Session } from '../session.ts';
import { PostgresChannelImportStore, channelImportEntity } from './postgres-channel-import-store.ts';
import { PostgresChannelStore, channelEntity } from './postgres-channel-store.ts';
import { PostgresClusterStore } from './postgres-cluster-store.ts';
import { PostgresDataPointStore } from './postgres-data-point-store.ts';
import { PostgresThemeStore, themeEntity } from './postgres-theme-store.ts';
import { PostgresTopicStore, topicEntity } from './postgres-topic-store.ts';

export const channelEntities = [channelEntity, channelImportEntity, themeEntity, topicEntity];

export const channelStores = {
  channelImports: (session: Session) => new PostgresChannelImportStore(session),
  channels: (session: Session) => new PostgresChannelStore(session),
  themes: (session: Session) => new PostgresThemeStore(session),
  themeClusters: (session: Session) => new PostgresClusterStore(session),
  topics: (session: Session) => new PostgresTopicStore(session),
  dataPoints: (session: Session) => new PostgresDataPointStore(session),
};
