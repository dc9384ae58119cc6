export { type ChannelAccessStores, channelFor } from './channel-access.ts';
export type { ChannelReader } from './channels.ts';
export type { DataPointReader } from './data-points.ts';
export type { ThemeExplanationReader } from './explain-theme.ts';
export { type NotingStores, noteOf } from './save-data-point-as-note.ts';
export type { ThemeReader } from './themes.ts';
