import { by, event, id, internal } from '../event-kinds/index.ts';
import { KINDS } from '../kinds/index.ts';

const channel = { type: KINDS.channel.type, id: 'channelId' } as const;
/** The folder of its channel, whose members alone are told. Absent for a channel of the workspace. */
const inFolder = { folderId: id } as const;
const count = { type: 'integer', minimum: 0 } as const;

export const CHANNEL_EVENTS = {
  'channel:changed': event(
    channel,
    'a channel is created, changed, deleted or restored',
    { channelId: id, by },
    inFolder,
  ),
  'data-points:changed': event(
    channel,
    'data points of a channel arrive, change or are deleted',
    { channelId: id },
    inFolder,
  ),
  'themes:changed': event(channel, 'data points were added to themes of a channel', { channelId: id }, inFolder),
  'channel-import:changed': event(
    { type: 'CHANNEL_IMPORT', id: 'importId' },
    'an import of data points is created, makes progress or ends',
    { importId: id, channelId: id },
    inFolder,
  ),
  'channel-source:changed': event(
    { type: 'CHANNEL_SOURCE', id: 'sourceId' },
    'a source of a channel is added, changed, run or removed',
    { sourceId: id, channelId: id },
    inFolder,
  ),
  'channel-import:finished': event(
    { type: 'CHANNEL_IMPORT', id: 'importId' },
    'an import of a table into a channel is done or has failed',
    { importId: id, channelId: id, state: { type: 'string', enum: ['done', 'failed'] }, by },
    inFolder,
  ),
  'channel-source:stopped': event(
    { type: 'CHANNEL_SOURCE', id: 'sourceId' },
    'a source of a channel can no longer be read; once until it is read again',
    {
      sourceId: id,
      channelId: id,
      refused: { type: 'boolean', description: 'Its credentials were refused; else it is tried again later' },
    },
    inFolder,
  ),
  'channel-import:started': internal(
    event({ type: 'CHANNEL_IMPORT', id: 'importId' }, 'an import of data points waits to go on', { importId: id }),
  ),
  'topic:changed': event(
    { type: 'TOPIC', id: 'topicId' },
    'a topic of a channel is created, changed or deleted',
    { topicId: id, channelId: id, by },
    inFolder,
  ),
  'topics:found': event(channel, 'the data points of topics of a channel were found', { channelId: id }, inFolder),
  'theme:created': event(
    { type: 'THEME', id: 'themeId' },
    'a theme is found in a channel',
    { themeId: id, channelId: id, dataPoints: count },
    inFolder,
  ),
  'theme:changed': event(
    { type: 'THEME', id: 'themeId' },
    'a theme is renamed, split, merged, doubles its people, or ends',
    { themeId: id, channelId: id },
    { ...inFolder, doublings: { ...count, description: 'How often its people doubled within 30 days' } },
  ),
} as const;
