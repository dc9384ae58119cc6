import type { Page, PageRequest } from '@evident/domain/kernel';
import type { RuleViolation, RuleViolationCounts, WorkspaceRule } from '@evident/domain/workspaces';
import { answeredBy } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { RuleReader } from './rule-reader.ts';

/** Counts violations of each rule of the workspace, also while it is off. */
export class CountRuleViolations extends queryWith({ scope: 'read', role: 'admin' })<object, RuleViolationCounts> {}
export const CountRuleViolationsHandler = answeredBy(({ actor }: CountRuleViolations, rules: RuleReader) =>
  rules.counts(actor),
);

/** Lists members or public links that a rule does not allow. */
export class ListRuleViolations extends queryWith({ scope: 'read', role: 'admin' })<
  { rule: WorkspaceRule; page: PageRequest },
  Page<RuleViolation>
> {}
export const ListRuleViolationsHandler = answeredBy(({ actor, rule, page }: ListRuleViolations, rules: RuleReader) =>
  rules.list(actor, rule, page),
);
