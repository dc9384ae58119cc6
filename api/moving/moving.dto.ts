import {
  copiedInsight,
  insightCopy,
  movePreview,
  moveRequest,
  noteSplit,
  pastedWords,
  splitNote,
  textMove,
  wordsTaken,
} from '@evident/domain/moving';
import { dtoFrom } from '../kernel/dto.ts';

export class MoveRequestDto extends dtoFrom(moveRequest) {}
export class MovePreviewDto extends dtoFrom(movePreview) {}
export class InsightCopyDto extends dtoFrom(insightCopy) {}
export class CopiedInsightDto extends dtoFrom(copiedInsight) {}
export class TextMoveDto extends dtoFrom(textMove) {}
export class NoteSplitDto extends dtoFrom(noteSplit) {}
export class SplitNoteDto extends dtoFrom(splitNote) {}
export class PastedWordsDto extends dtoFrom(pastedWords) {}
export class WordsTakenDto extends dtoFrom(wordsTaken) {}
