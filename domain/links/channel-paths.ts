import type { Uuid } from '../kernel/index.ts';
import { KINDS } from '../kinds/index.ts';

/** The page of a theme. */
export const themePage = (channelId: Uuid, themeId: Uuid): string =>
  `/${KINDS.channel.page}/${channelId}/themes/${themeId}`;

/** The page of a data point, next to those of its channel. */
export const dataPointPage = (channelId: Uuid, dataPointId: Uuid): string =>
  `/${KINDS.channel.page}/${channelId}/data/${dataPointId}`;
