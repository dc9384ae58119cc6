import { newSavedFilter, savedFilterQuery, savedFilterUpdate, savedFilterView } from '@evident/domain/filters';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class SavedFilterDto extends dtoFrom(savedFilterView) {}
export class SavedFilterPageDto extends pageOf(savedFilterView) {}
export class NewSavedFilterDto extends dtoFrom(newSavedFilter) {}
export class SavedFilterUpdateDto extends dtoFrom(savedFilterUpdate) {}
export class SavedFilterQueryDto extends queryFrom({
  type: 'object',
  properties: { ...savedFilterQuery.properties, ...pageQueryProperties },
  required: [],
} as const) {}
