import type { DataPointChoices } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { DataPointReader } from './data-points.ts';

/** Values by which the data points of a channel can be filtered, from its newest ones. */
export class ListDataPointChoices extends queryWith({ scope: 'read', access: 'read' })<
  { channelId: Uuid },
  DataPointChoices
> {}
export const ListDataPointChoicesHandler = answeredBy(
  ({ actor, channelId }: ListDataPointChoices, reader: DataPointReader) =>
    found(reader.choices(actor, channelId), 'Channel not found'),
);
