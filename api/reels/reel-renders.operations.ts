import { ListReelRenders } from '@evident/application/reels/list-reel-renders';
import { RenderReel } from '@evident/application/reels/render-reel';
import { RenderDto } from '../media/media.dto.ts';
import { NewReelRenderDto, ReelRendersDto } from './reels.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const REEL_RENDERS_OPERATIONS = {
  renderReel: operation({
    route: 'POST /reels/{reelId}/renders',
    asks: RenderReel,
    summary: 'Render a reel as one file of its project',
    description: 'At most 100 highlights. Read its state with `GET /renders/{renderId}`.',
    body: NewReelRenderDto,
    answers: RenderDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, reelId, body: { video } }) => new RenderReel(actor, reelId, video),
  }),
  listReelRenders: operation({
    route: 'GET /reels/{reelId}/renders',
    asks: ListReelRenders,
    summary: 'List the latest renderings of a reel, newest first',
    answers: ReelRendersDto,
    refuses: ['NotFound'],
    message: ({ actor, reelId }) => new ListReelRenders(actor, reelId),
    answer: (items) => ({ items }),
  }),
};
