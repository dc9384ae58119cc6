export const CHANNELS = '/channels';

/** The hash of a channel that opens its sources, as notifications of a stop do. */
export const SOURCES_HASH = '#sources';

export const channelPath = (id: string): string => `${CHANNELS}/${id}`;
export const channelDataPath = (id: string, dataPointId?: string): string =>
  `${channelPath(id)}/data${dataPointId === undefined ? '' : `/${dataPointId}`}`;
export const outliersPath = (id: string, dataPointId?: string): string =>
  `${channelPath(id)}/outliers${dataPointId === undefined ? '' : `/${dataPointId}`}`;
export const themePath = ({ id, channelId }: { id: string; channelId: string }, dataPointId?: string): string =>
  `${channelPath(channelId)}/themes/${id}${dataPointId === undefined ? '' : `/data/${dataPointId}`}`;

export const topicPath = ({ id, channelId }: { id: string; channelId: string }, dataPointId?: string): string =>
  `${channelPath(channelId)}/t/${id}${dataPointId === undefined ? '' : `/data/${dataPointId}`}`;

/** A new automation about themes of a channel that double. */
export const themeAlertPath = (channelId: string): string =>
  `/automations?${new URLSearchParams({ [THEME_ALERT]: channelId })}`;
/** The parameter of the address with the id of the channel. */
export const THEME_ALERT = 'theme-doubles';
