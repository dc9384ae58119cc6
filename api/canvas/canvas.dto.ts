import { canvasChange, canvasSummary, canvasView, createdCanvas, newCanvas } from '@evident/domain/canvas';
import { dtoFrom } from '../kernel/dto.ts';
import { pageOf } from '../kernel/page.dto.ts';

export class NewCanvasDto extends dtoFrom(newCanvas) {}
export class CreatedCanvasDto extends dtoFrom(createdCanvas) {}
export class CanvasChangeDto extends dtoFrom(canvasChange) {}
export class CanvasDto extends dtoFrom(canvasView) {}
export class CanvasPageDto extends pageOf(canvasSummary) {}
