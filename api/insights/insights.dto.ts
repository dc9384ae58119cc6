import {
  contradiction,
  evidenceView,
  homeChoice,
  homeInsight,
  insightContent,
  insightFilter,
  insightView,
  insightWording,
  newInsight,
  publishedFilter,
  publishedOutcome,
} from '@evident/domain/insights';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class NewInsightDto extends dtoFrom(newInsight) {}
export class InsightWordingDto extends dtoFrom(insightWording) {}
export class InsightContentDto extends dtoFrom(insightContent) {}
export class InsightDto extends dtoFrom(insightView) {}
export class InsightPageDto extends pageOf(insightView) {}
export class InsightsQueryDto extends queryFrom({
  type: 'object',
  properties: { ...insightFilter.properties, ...pageQueryProperties },
  required: [],
} as const) {}
export class PublishedQueryDto extends queryFrom({
  type: 'object',
  properties: { ...publishedFilter.properties, ...pageQueryProperties },
  required: [],
} as const) {}
export class PublishedDto extends dtoFrom(publishedOutcome) {}
export class ContradictionDto extends dtoFrom(contradiction) {}
export class HomeInsightDto extends dtoFrom(homeInsight) {}
export class HomeChoiceDto extends dtoFrom(homeChoice) {}
export class EvidenceDto extends dtoFrom(evidenceView) {}
