import { CopyInsight } from '@evident/application/moving/copy-insight';
import { MoveObjects } from '@evident/application/moving/move-objects';
import { PreviewMove } from '@evident/application/moving/preview-move';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { CopiedInsightDto, InsightCopyDto, MovePreviewDto, MoveRequestDto } from './moving.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const MOVING_OPERATIONS = {
  moveObjects: operation({
    route: 'POST /projects/{projectId}/moves',
    asks: MoveObjects,
    summary: 'Move notes or insights of another project to this one',
    description:
      'Highlights, comments, files, share links and summaries go along. Tags of the former project become tags of the same name, which are added where they are missing. All objects are moved, or none.',
    body: MoveRequestDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: request }) => new MoveObjects(actor, projectId, request),
    answer: undoable,
  }),
  previewMove: operation({
    route: 'POST /projects/{projectId}/moves/preview',
    asks: PreviewMove,
    summary: 'List what a move to this project takes along, and what prevents it',
    body: MoveRequestDto,
    answers: MovePreviewDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: request }) => new PreviewMove(actor, projectId, request),
  }),
  copyInsight: operation({
    route: 'POST /projects/{projectId}/insight-copies',
    asks: CopyInsight,
    summary: 'Copy an insight into this project, as the caller sees it',
    description: 'The copy is unpublished. Comments, share links and images of other projects are left out.',
    body: InsightCopyDto,
    answers: CopiedInsightDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, projectId, body: { insightId } }) => new CopyInsight(actor, projectId, insightId),
  }),
};
