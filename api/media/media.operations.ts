import { CancelMedia } from '@evident/application/media/cancel-media';
import { GetMedia } from '@evident/application/media/get-media';
import { RetryMedia } from '@evident/application/media/retry-media';
import { MediaDto } from './media.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const MEDIA_OPERATIONS = {
  getMedia: operation({
    route: 'GET /files/{fileId}/media',
    asks: GetMedia,
    summary: 'Read the processing of a recording, and the addresses of what it made',
    answers: MediaDto,
    refuses: ['NotFound'],
    message: ({ actor, fileId }) => new GetMedia(actor, fileId, `/api/v1/files/${fileId}/media`),
  }),
  cancelMedia: operation({
    route: 'POST /files/{fileId}/media/cancel',
    asks: CancelMedia,
    summary: 'Cancel the processing of a recording',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, fileId }) => new CancelMedia(actor, fileId),
  }),
  retryMedia: operation({
    route: 'POST /files/{fileId}/media/retry',
    asks: RetryMedia,
    summary: 'Process a recording again that failed or was canceled',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, fileId }) => new RetryMedia(actor, fileId),
  }),
};
