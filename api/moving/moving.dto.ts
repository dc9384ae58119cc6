import {
  copiedInsight,
  insightCopy,
  movePreview,
  moveRequest,
  noteSplit,
  splitNote,
  textMove,
} from '@evident/domain/moving';
import { dtoFrom } from '../kernel/dto.ts';

export class MoveRequestDto extends dtoFrom(moveRequest) {}
export class MovePreviewDto extends dtoFrom(movePreview) {}
export class InsightCopyDto extends dtoFrom(insightCopy) {}
export class CopiedInsightDto extends dtoFrom(copiedInsight) {}
export class TextMoveDto extends dtoFrom(textMove) {}
export class NoteSplitDto extends dtoFrom(noteSplit) {}
export class SplitNoteDto extends dtoFrom(splitNote) {}
