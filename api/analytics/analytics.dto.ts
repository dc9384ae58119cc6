import { analyticsSettings, figureFilter, itemFigures, itemReading } from '@evident/domain/analytics';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class ItemFiguresPageDto extends pageOf(itemFigures) {}
export class ItemReadingDto extends dtoFrom(itemReading) {}
export class AnalyticsSettingsDto extends dtoFrom(analyticsSettings) {}
export class ItemFiguresQueryDto extends queryFrom({
  ...figureFilter,
  properties: { ...pageQueryProperties, ...figureFilter.properties },
} as const) {}
