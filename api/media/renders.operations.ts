import { CancelRender } from '@evident/application/media/cancel-render';
import { GetRender } from '@evident/application/media/get-render';
import { RenderClip } from '@evident/application/media/render-clip';
import { NewClipDto, RenderDto } from './media.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const RENDERS_OPERATIONS = {
  renderClip: operation({
    route: 'POST /files/{fileId}/clips',
    asks: RenderClip,
    summary: 'Render a part of a recording as a file of its project',
    body: NewClipDto,
    answers: RenderDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, fileId, body: clip }) => new RenderClip(actor, fileId, clip),
  }),
  getRender: operation({
    route: 'GET /renders/{renderId}',
    asks: GetRender,
    summary: 'Read the state of a rendering',
    answers: RenderDto,
    refuses: ['NotFound'],
    message: ({ actor, renderId }) => new GetRender(actor, renderId),
  }),
  cancelRender: operation({
    route: 'POST /renders/{renderId}/cancel',
    asks: CancelRender,
    summary: 'Cancel a rendering',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, renderId }) => new CancelRender(actor, renderId),
  }),
};
