import {
  audienceView,
  auditEntryView,
  auditFilter,
  auditRules,
  chainReport,
  EXPORT_FORMATS,
  sightItem,
} from '@evident/domain/audit';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class AuditEntryPageDto extends pageOf(auditEntryView) {}
export class AuditQueryDto extends queryFrom({
  ...auditFilter,
  properties: { ...pageQueryProperties, ...auditFilter.properties },
} as const) {}
export class AuditExportDto extends queryFrom({
  ...auditFilter,
  properties: {
    format: { type: 'string', enum: EXPORT_FORMATS, description: 'CSV by default, or JSON Lines' },
    ...auditFilter.properties,
  },
} as const) {}
export class AuditRulesDto extends dtoFrom(auditRules) {}
export class ChainReportDto extends dtoFrom(chainReport) {}
export class ChainQueryDto extends queryFrom({
  type: 'object',
  properties: {
    after: { type: 'integer', minimum: 0, description: 'The `next` of the request before; absent for the start' },
  },
  required: [],
} as const) {}
export class SightQueryDto extends queryFrom({
  type: 'object',
  properties: {
    ...pageQueryProperties,
    at: { type: 'string', format: 'date-time', description: 'The time that is asked about; now by default' },
  },
  required: [],
} as const) {}
export class AudienceDto extends dtoFrom(audienceView) {}
export class SightPageDto extends pageOf(sightItem) {}
