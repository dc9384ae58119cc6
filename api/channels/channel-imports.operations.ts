import { ChangeChannelImport } from '@evident/application/channels/change-channel-import';
import { FindChannelImport, GetChannelImport, ListChannelImports } from '@evident/application/channels/channel-imports';
import { CreateChannelImport } from '@evident/application/channels/create-channel-import';
import { PreviewChannelImport } from '@evident/application/channels/preview-channel-import';
import { RetryImportFailure } from '@evident/application/channels/retry-import-failure';
import { StartChannelImport } from '@evident/application/channels/start-channel-import';
import {
  channelImportView,
  importFailureRetry,
  importPreview,
  importStateChange,
  newChannelImport,
  tableChoice,
  tableConfiguration,
} from '@evident/domain/channels';
import { CreatedDto } from '../kernel/created.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named, pageNamed } from '../kernel/declared/named.ts';
import { queryFrom } from '../kernel/dto.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { ChannelImportDto, DataPointsTakenDto } from './channels.dto.ts';

class TableChoiceDto extends queryFrom(tableChoice) {}

export const CHANNEL_IMPORTS_OPERATIONS = {
  listChannelImports: operation({
    route: 'GET /channels/{channelId}/imports',
    asks: ListChannelImports,
    summary: 'List the imports of a channel, the newest first',
    query: PageQueryDto,
    answers: pageNamed('ChannelImportPage', channelImportView),
    refuses: ['NotFound'],
    message: ({ actor, channelId, query }) => new ListChannelImports({ actor, channelId, page: pageRequest(query) }),
  }),
  createChannelImport: operation({
    route: 'POST /channels/{channelId}/imports',
    asks: CreateChannelImport,
    summary: 'Prepare an import into a channel',
    description: 'Send its file next, look at its preview, then start it.',
    body: named('NewChannelImport', newChannelImport),
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, channelId, body: wanted }) => new CreateChannelImport({ actor, channelId, wanted }),
  }),
  getChannelImport: operation({
    route: 'GET /channels/{channelId}/imports/{channelImportId}',
    asks: GetChannelImport,
    summary: 'Read the progress and the first failures of an import',
    answers: ChannelImportDto,
    refuses: ['NotFound'],
    message: ({ actor, channelId, channelImportId: importId }) => new GetChannelImport({ actor, channelId, importId }),
  }),
  findChannelImport: operation({
    route: 'GET /channel-imports/{channelImportId}',
    asks: FindChannelImport,
    summary: 'Read an import of any channel',
    answers: ChannelImportDto,
    refuses: ['NotFound'],
    message: ({ actor, channelImportId: importId }) => new FindChannelImport({ actor, importId }),
  }),
  retryImportFailure: operation({
    route: 'POST /channels/{channelId}/imports/{channelImportId}/retries',
    asks: RetryImportFailure,
    summary: 'Read one item again that could not be imported from a service',
    description: 'If it was deleted there, its failure goes. If it fails again, `failures` has the reason.',
    body: named('ImportFailureRetry', importFailureRetry),
    answers: DataPointsTakenDto,
    status: 200,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent', 'Unavailable'],
    message: ({ actor, channelId, channelImportId: importId, body: { externalId } }) =>
      new RetryImportFailure({ actor, channelId, importId, externalId }),
  }),
  previewChannelImport: operation({
    route: 'GET /channels/{channelId}/imports/{channelImportId}/preview',
    asks: PreviewChannelImport,
    summary: 'Show the first items of an import as they will look, and propose its configuration',
    query: TableChoiceDto,
    answers: named('ChannelImportPreview', importPreview),
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, channelId, channelImportId: importId, query: choice }) =>
      new PreviewChannelImport({ actor, channelId, importId, choice }),
  }),
  startChannelImport: operation({
    route: 'PUT /channels/{channelId}/imports/{channelImportId}/configuration',
    asks: StartChannelImport,
    summary: 'Start an import with its configuration',
    description: 'It goes on in the background, also after a restart. The same rows again are recognized, not doubled.',
    body: named('TableConfiguration', tableConfiguration),
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, channelId, channelImportId: importId, body: configuration }) =>
      new StartChannelImport({ actor, channelId, importId, configuration }),
  }),
  changeChannelImport: operation({
    route: 'PUT /channels/{channelId}/imports/{channelImportId}/state',
    asks: ChangeChannelImport,
    summary: 'Pause, continue or cancel an import; its data points stay',
    body: named('ImportStateChange', importStateChange),
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
    message: ({ actor, channelId, channelImportId: importId, body: change }) =>
      new ChangeChannelImport({ actor, channelId, importId, change }),
  }),
};
