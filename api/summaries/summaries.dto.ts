import { filterParameter } from '@evident/domain/filters';
import {
  createdSummary,
  newSummary,
  regeneratedSummary,
  summaryEdit,
  summaryList,
  summaryRegeneration,
  summarySettings,
  summarySettingsChange,
  summaryView,
} from '@evident/domain/summaries';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';

const filtered = {
  projectId: { type: 'string', format: 'uuid' },
  filter: filterParameter,
  within: { ...filterParameter, description: 'Another filter form as JSON that must hold too' },
} as const;

export class NewSummaryDto extends dtoFrom(newSummary) {}
export class CreatedSummaryDto extends dtoFrom(createdSummary) {}
export class SummaryDto extends dtoFrom(summaryView) {}
export class SummaryListDto extends dtoFrom(summaryList) {}
export class SummaryRegenerationDto extends dtoFrom(summaryRegeneration) {}
export class RegeneratedSummaryDto extends dtoFrom(regeneratedSummary) {}
export class SummaryEditDto extends dtoFrom(summaryEdit) {}
export class SummarySettingsDto extends dtoFrom(summarySettings) {}
export class SummarySettingsChangeDto extends dtoFrom(summarySettingsChange) {}
export class NewFilterSummaryDto extends dtoFrom({
  type: 'object',
  properties: { ...filtered, ...newSummary.properties },
  required: ['projectId', 'filter'],
} as const) {}
export class FilterSummariesDto extends queryFrom({
  type: 'object',
  properties: filtered,
  required: ['projectId', 'filter'],
} as const) {}
