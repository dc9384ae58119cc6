import { whatIsSent } from '@evident/domain/ai';
import { insightContent } from '@evident/domain/insights';
import {
  aiDocFilter,
  aiDocRewrite,
  aiDocSummary,
  aiDocView,
  aiDocWording,
  createdAiDoc,
  newAiDoc,
} from '@evident/domain/ai-docs';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class NewAiDocDto extends dtoFrom(newAiDoc) {}
export class CreatedAiDocDto extends dtoFrom(createdAiDoc) {}
export class AiDocWordingDto extends dtoFrom(aiDocWording) {}
export class AiDocRewriteDto extends dtoFrom(aiDocRewrite) {}
export class AiDocQueryDto extends queryFrom({
  ...aiDocFilter,
  properties: { ...aiDocFilter.properties, ...pageQueryProperties },
}) {}
export class AiDocDto extends dtoFrom(aiDocView) {}
export class AiDocSentDto extends dtoFrom(whatIsSent) {}
export class AiDocContentDto extends dtoFrom(insightContent) {}
export class AiDocPageDto extends pageOf(aiDocSummary) {}
export class ReplacedAiDocDto extends dtoFrom({
  type: 'object',
  properties: {
    undoId: {
      type: 'string',
      format: 'uuid',
      nullable: true,
      description: 'Takes it back: POST /undo/{undoId}; null if the document was empty',
    },
  },
  required: ['undoId'],
} as const) {}
