import {
  ALERT_FILTERS,
  alertResolution,
  alertView,
  enterpriseDashboard,
  overseenProject,
  overseenProjectFilter,
} from '@evident/domain/oversight';
import { ruleViolation, ruleViolationCounts } from '@evident/domain/workspaces';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class RuleViolationPageDto extends pageOf(ruleViolation) {}
export class RuleViolationCountsDto extends dtoFrom(ruleViolationCounts) {}
export class AlertPageDto extends dtoFrom({
  type: 'object',
  properties: {
    items: { type: 'array', items: alertView },
    next: { type: 'string', nullable: true, description: 'The `cursor` of the next page; null on the last' },
    previous: { type: 'string', nullable: true, description: 'The `before` of the page before; null on the first' },
  },
  required: ['items', 'next', 'previous'],
} as const) {}
export class AlertQueryDto extends queryFrom({
  type: 'object',
  properties: {
    ...pageQueryProperties,
    before: { type: 'string', maxLength: 1000, description: '`previous` of a page, for the page before it' },
    filter: { type: 'string', enum: ALERT_FILTERS, description: 'Open ones by default' },
  },
  required: [],
} as const) {}
export class AlertResolutionDto extends dtoFrom(alertResolution) {}
export class EnterpriseDashboardDto extends dtoFrom(enterpriseDashboard) {}
export class OverseenProjectPageDto extends pageOf(overseenProject) {}
export class OverseenProjectFilterDto extends queryFrom(overseenProjectFilter) {}
export class OverseenProjectQueryDto extends queryFrom({
  ...overseenProjectFilter,
  properties: { ...pageQueryProperties, ...overseenProjectFilter.properties },
} as const) {}
