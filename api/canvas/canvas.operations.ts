import { ChangeCanvas } from '@evident/application/canvas/change-canvas';
import { CreateCanvas } from '@evident/application/canvas/create-canvas';
import { DeleteCanvas } from '@evident/application/canvas/delete-canvas';
import { GetCanvas } from '@evident/application/canvas/get-canvas';
import { ListCanvases } from '@evident/application/canvas/queries';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { CanvasChangeDto, CanvasDto, CanvasPageDto, CreatedCanvasDto, NewCanvasDto } from './canvas.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const CANVAS_OPERATIONS = {
  listCanvases: operation({
    route: 'GET /projects/{projectId}/canvases',
    asks: ListCanvases,
    summary: 'List the canvases of a project, newest first',
    query: PageQueryDto,
    answers: CanvasPageDto,
    message: ({ actor, projectId, query: page }) => new ListCanvases(actor, projectId, pageRequest(page)),
  }),
  createCanvas: operation({
    route: 'POST /projects/{projectId}/canvases',
    asks: CreateCanvas,
    summary: 'Create a canvas',
    body: NewCanvasDto,
    answers: CreatedCanvasDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: wanted }) => new CreateCanvas(actor, projectId, wanted),
    answer: (id) => ({ id }),
  }),
  getCanvas: operation({
    route: 'GET /canvases/{canvasId}',
    asks: GetCanvas,
    summary: 'Read a canvas',
    description: 'Without references to highlights, insights and notes that you cannot see.',
    answers: CanvasDto,
    refuses: ['NotFound'],
    message: ({ actor, canvasId }) => new GetCanvas(actor, canvasId),
  }),
  changeCanvas: operation({
    route: 'PATCH /canvases/{canvasId}',
    asks: ChangeCanvas,
    summary: 'Rename a canvas, or change its objects',
    description: 'Everything in one request is one undo step. Changes of different fields of an object merge.',
    body: CanvasChangeDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, canvasId, body: change }) => new ChangeCanvas(actor, canvasId, change),
    answer: undoable,
  }),
  deleteCanvas: operation({
    route: 'DELETE /canvases/{canvasId}',
    asks: DeleteCanvas,
    summary: 'Delete a canvas',
    description: 'The highlights, insights and notes on it stay.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, canvasId }) => new DeleteCanvas(actor, canvasId),
    answer: undoable,
  }),
};
