import { ListChannelSources } from '@evident/application/channels/channel-sources';
import { CheckSourceAccount } from '@evident/application/channels/check-source-account';
import { CreateChannelSource } from '@evident/application/channels/create-channel-source';
import { DeleteChannelSource } from '@evident/application/channels/delete-channel-source';
import { ListSourceChoices } from '@evident/application/channels/list-source-choices';
import { PreviewChannelSource } from '@evident/application/channels/preview-channel-source';
import { RunChannelSource } from '@evident/application/channels/run-channel-source';
import { UpdateChannelSource } from '@evident/application/channels/update-channel-source';
import {
  channelSourceUpdate,
  channelSourceView,
  choicesWanted,
  createdSource,
  newChannelSource,
  sourceAccess,
  sourceAccount,
  sourceChoices,
  sourcePreview,
  sourcePreviewWanted,
} from '@evident/domain/channels';
import { CreatedDto } from '../kernel/created.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named, pageNamed } from '../kernel/declared/named.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';

const ASKED = ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent', 'Unavailable'] as const;

export const CHANNEL_SOURCES_OPERATIONS = {
  listChannelSources: operation({
    route: 'GET /channels/{channelId}/sources',
    asks: ListChannelSources,
    summary: 'List the sources of a channel, the newest first',
    description: 'A source is a service that data points are fetched from every hour.',
    query: PageQueryDto,
    answers: pageNamed('ChannelSourcePage', channelSourceView),
    refuses: ['NotFound'],
    message: ({ actor, channelId, query }) => new ListChannelSources({ actor, channelId, page: pageRequest(query) }),
  }),
  checkSourceAccount: operation({
    route: 'POST /channels/{channelId}/sources/account',
    asks: CheckSourceAccount,
    summary: 'Check the credentials of a service; nothing is stored',
    body: named('SourceAccess', sourceAccess),
    answers: named('SourceAccount', sourceAccount),
    status: 200,
    refuses: ASKED,
    message: ({ actor, channelId, body: wanted }) => new CheckSourceAccount({ actor, channelId, wanted }),
  }),
  listSourceChoices: operation({
    route: 'POST /channels/{channelId}/sources/choices',
    asks: ListSourceChoices,
    summary: 'List the parts of a service that can be chosen, such as its inboxes',
    body: named('SourceChoicesWanted', choicesWanted),
    answers: named('SourceChoices', sourceChoices),
    status: 200,
    refuses: ASKED,
    message: ({ actor, channelId, body: wanted }) => new ListSourceChoices({ actor, channelId, wanted }),
  }),
  previewChannelSource: operation({
    route: 'POST /channels/{channelId}/sources/preview',
    asks: PreviewChannelSource,
    summary: 'Show the first items of a service as they will look; nothing is stored',
    body: named('ChannelSourcePreviewWanted', sourcePreviewWanted),
    answers: named('ChannelSourcePreview', sourcePreview),
    status: 200,
    refuses: ASKED,
    message: ({ actor, channelId, body: wanted }) => new PreviewChannelSource({ actor, channelId, wanted }),
  }),
  createChannelSource: operation({
    route: 'POST /channels/{channelId}/sources',
    asks: CreateChannelSource,
    summary: 'Add a source to a channel, and start its first import',
    description: 'Then it is read every hour. Credentials are encrypted, and never returned.',
    body: named('NewChannelSource', newChannelSource),
    answers: named('CreatedChannelSource', createdSource),
    status: 201,
    refuses: ASKED,
    message: ({ actor, channelId, body: wanted }) => new CreateChannelSource({ actor, channelId, wanted }),
  }),
  updateChannelSource: operation({
    route: 'PATCH /channels/{channelId}/sources/{channelSourceId}',
    asks: UpdateChannelSource,
    summary: 'Rename, pause or continue a source, change its choices, or renew its credentials',
    body: named('ChannelSourceUpdate', channelSourceUpdate),
    refuses: ASKED,
    message: ({ actor, channelId, channelSourceId: sourceId, body: update }) =>
      new UpdateChannelSource({ actor, channelId, sourceId, update }),
  }),
  runChannelSource: operation({
    route: 'PUT /channels/{channelId}/sources/{channelSourceId}/run',
    asks: RunChannelSource,
    summary: 'Run a source now',
    description: 'Returns the id of its import. One that is in progress continues.',
    answers: CreatedDto,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
    message: ({ actor, channelId, channelSourceId: sourceId }) => new RunChannelSource({ actor, channelId, sourceId }),
  }),
  deleteChannelSource: operation({
    route: 'DELETE /channels/{channelId}/sources/{channelSourceId}',
    asks: DeleteChannelSource,
    summary: 'Remove a source with its credentials; its data points stay',
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, channelId, channelSourceId: sourceId }) =>
      new DeleteChannelSource({ actor, channelId, sourceId }),
  }),
};
