import { channelImportView, dataPointsTaken } from '@evident/domain/channels';
import { named } from '../kernel/declared/named.ts';

export const ChannelImportDto = named('ChannelImport', channelImportView);
export const DataPointsTakenDto = named('DataPointsTaken', dataPointsTaken);
