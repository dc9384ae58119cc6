import { CreateReel } from '@evident/application/reels/create-reel';
import { DeleteReel } from '@evident/application/reels/delete-reel';
import { GetReel, GetReelWords, ListReels } from '@evident/application/reels/queries';
import { UpdateReel } from '@evident/application/reels/update-reel';
import { pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  CreatedReelDto,
  NewReelDto,
  ReelDto,
  ReelPageDto,
  ReelQueryDto,
  ReelUpdateDto,
  ReelWordsDto,
} from './reels.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const REELS_OPERATIONS = {
  listReels: operation({
    route: 'GET /reels',
    asks: ListReels,
    summary: 'List reels, newest first',
    description: 'Those of all projects you see, or of one project or source.',
    query: ReelQueryDto,
    answers: ReelPageDto,
    message: ({ actor, query: { limit, cursor, ...query } }) =>
      new ListReels(actor, query, pageRequest({ limit, cursor })),
  }),
  createReel: operation({
    route: 'POST /reels',
    asks: CreateReel,
    summary: 'Create a reel from highlights',
    description:
      'From those of a recording, note, tag or insight, or from chosen ones. Highlights without seconds are left out.',
    body: NewReelDto,
    answers: CreatedReelDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, body: wanted }) => new CreateReel(actor, wanted),
  }),
  getReel: operation({
    route: 'GET /reels/{reelId}',
    asks: GetReel,
    summary: 'Read a reel',
    answers: ReelDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, reelId }) => new GetReel(actor, reelId),
  }),
  updateReel: operation({
    route: 'PATCH /reels/{reelId}',
    asks: UpdateReel,
    summary: 'Rename a reel, or change its items or captions',
    body: ReelUpdateDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, reelId, body: update, seen }) => new UpdateReel(actor, reelId, update, seen),
    answer: undoable,
  }),
  deleteReel: operation({
    route: 'DELETE /reels/{reelId}',
    asks: DeleteReel,
    summary: 'Delete a reel',
    description: 'Its recordings and highlights stay.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, reelId }) => new DeleteReel(actor, reelId),
    answer: undoable,
  }),
  getReelWords: operation({
    route: 'GET /reels/{reelId}/words',
    asks: GetReelWords,
    summary: 'Read the timed words of a reel',
    answers: ReelWordsDto,
    refuses: ['NotFound'],
    message: ({ actor, reelId }) => new GetReelWords(actor, reelId),
  }),
};
