import { createdResearch, newResearch, researchSummary, researchView } from '@evident/domain/research';
import { dtoFrom } from '../kernel/dto.ts';
import { pageOf } from '../kernel/page.dto.ts';

export class NewResearchDto extends dtoFrom(newResearch) {}
export class CreatedResearchDto extends dtoFrom(createdResearch) {}
export class ResearchDto extends dtoFrom(researchView) {}
export class ResearchPageDto extends pageOf(researchSummary) {}
