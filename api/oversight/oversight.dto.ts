import { ruleViolation, ruleViolationCounts } from '@evident/domain/workspaces';
import { dtoFrom } from '../kernel/dto.ts';
import { pageOf } from '../kernel/page.dto.ts';

export class RuleViolationPageDto extends pageOf(ruleViolation) {}
export class RuleViolationCountsDto extends dtoFrom(ruleViolationCounts) {}
