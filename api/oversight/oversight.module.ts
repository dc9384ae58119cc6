import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresRuleReader } from '@evident/adapters/postgres/unscoped/postgres-rule-reader';
import type { RuleReader } from '@evident/application/oversight/rule-reader';
import * as rules from '@evident/application/oversight/rules';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { RULES_OPERATIONS } from './rules.operations.ts';

const RULES = port<RuleReader>('RuleReader');

@Module({
  controllers: [controllerFor('Oversight', RULES_OPERATIONS)],
  providers: [
    provide(RULES, (reads: PostgresReads) => new PostgresRuleReader(reads), [READS]),
    handle(rules.CountRuleViolations, rules.CountRuleViolationsHandler, [RULES]),
    handle(rules.ListRuleViolations, rules.ListRuleViolationsHandler, [RULES]),
    handle(rules.EndPublicLinks, rules.EndPublicLinksHandler, [WORK, CLOCK]),
    handle(rules.EndMemberSessions, rules.EndMemberSessionsHandler, [WORK, CLOCK]),
  ],
})
export class OversightModule {}
