export { type ChannelAccessStores, channelFor } from './channel-access.ts';
