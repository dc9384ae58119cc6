export { type ChannelAccessStores, type ChannelStore, channelFor } from './channel-access.ts';
