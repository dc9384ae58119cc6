import { savedInsight } from '@evident/domain/cited-insights';
import {
  createdResearch,
  newResearch,
  newResearchInsight,
  researchSummary,
  researchView,
} from '@evident/domain/research';
import { dtoFrom } from '../kernel/dto.ts';
import { pageOf } from '../kernel/page.dto.ts';

export class NewResearchDto extends dtoFrom(newResearch) {}
export class CreatedResearchDto extends dtoFrom(createdResearch) {}
export class ResearchDto extends dtoFrom(researchView) {}
export class ResearchPageDto extends pageOf(researchSummary) {}
export class NewResearchInsightDto extends dtoFrom(newResearchInsight) {}
export class SavedResearchInsightDto extends dtoFrom(savedInsight) {}
