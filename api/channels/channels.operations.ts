import { CreateChannel, GetChannel, ListChannels, UpdateChannel } from '@evident/application/channels/channels';
import { WrapChannel } from '@evident/application/channels/wrap-channel';
import { MoveToTrash } from '@evident/application/trash/move-to-trash';
import { channelUpdate, channelView, channelWrap, channelWrapQuery, newChannel } from '@evident/domain/channels';
import { id, partOf } from '@evident/domain/kernel';
import { deletingNeeds } from '@evident/domain/trash';
import { CreatedDto } from '../kernel/created.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named, pageNamed } from '../kernel/declared/named.ts';
import { queryFrom } from '../kernel/dto.ts';
import { pageQueryProperties, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto, undoable } from '../kernel/undoable.dto.ts';

const channelFilter = partOf({ folderId: { ...id, description: 'Those directly in the folder' } });
class ChannelQueryDto extends queryFrom({
  ...channelFilter,
  properties: { ...channelFilter.properties, ...pageQueryProperties },
}) {}

class WrapQueryDto extends queryFrom(channelWrapQuery) {}

export const CHANNELS_OPERATIONS = {
  listChannels: operation({
    route: 'GET /channels',
    asks: ListChannels,
    summary: 'List channels, the newest first',
    description: 'A channel is a stream of customer feedback: tickets, reviews, answers and messages.',
    query: ChannelQueryDto,
    answers: pageNamed('ChannelPage', channelView),
    message: ({ actor, query: { folderId, ...page } }) =>
      new ListChannels({ actor, folderId, page: pageRequest(page) }),
  }),
  wrapChannel: operation({
    route: 'GET /channels/{channelId}/wrap',
    asks: WrapChannel,
    summary: 'Read what people wrote in a week of a channel',
    description: 'Themes that grew since the week before, with quotes. Each quote cites its data point.',
    query: WrapQueryDto,
    answers: named('ChannelWrap', channelWrap),
    refuses: ['NotFound'],
    message: ({ actor, channelId, query: { until = null } }) => new WrapChannel({ actor, channelId, until }),
  }),
  createChannel: operation({
    route: 'POST /channels',
    asks: CreateChannel,
    summary: 'Create a channel',
    description:
      'In a folder that the caller can edit, its members see it; at the top level, which managers and admins can, everybody in the workspace.',
    body: named('NewChannel', newChannel),
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'UnprocessableContent'],
    message: ({ actor, body: channel }) => new CreateChannel({ actor, channel }),
  }),
  getChannel: operation({
    route: 'GET /channels/{channelId}',
    asks: GetChannel,
    summary: 'Read a channel with its counts',
    answers: named('Channel', channelView),
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, channelId }) => new GetChannel({ actor, channelId }),
  }),
  updateChannel: operation({
    route: 'PATCH /channels/{channelId}',
    asks: UpdateChannel,
    summary: 'Rename, describe or move a channel',
    body: named('ChannelUpdate', channelUpdate),
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, channelId, body: update, seen: expected }) =>
      new UpdateChannel({ actor, channelId, update, expected }),
    answer: undoable,
  }),
  deleteChannel: operation({
    route: 'DELETE /channels/{channelId}',
    asks: MoveToTrash,
    summary: 'Move a channel with its data points and themes to the trash',
    answers: UndoableDto,
    access: deletingNeeds('CHANNEL'),
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
    message: ({ actor, channelId: channel }) => new MoveToTrash(actor, { type: 'CHANNEL', id: channel }),
    answer: undoable,
  }),
};
