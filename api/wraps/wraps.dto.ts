import { createdWrap, newWrap, wrapQuery, wrapTitleChange, wrapSummary, wrapView } from '@evident/domain/wraps';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class NewWrapDto extends dtoFrom(newWrap) {}
export class WrapTitleDto extends dtoFrom(wrapTitleChange) {}
export class CreatedWrapDto extends dtoFrom(createdWrap) {}
export class WrapDto extends dtoFrom(wrapView) {}
export class WrapPageDto extends pageOf(wrapSummary) {}
export class WrapQueryDto extends queryFrom({
  type: 'object',
  properties: { ...wrapQuery.properties, ...pageQueryProperties },
  required: [],
} as const) {}
