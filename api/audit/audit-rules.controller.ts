import { SetAuditRules } from '@evident/application/audit/audit-rules';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Put, UseGuards } from '@nestjs/common';
import { SignedInGuard } from '../identity/signed-in.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { ApiTags } from '../kernel/contract.ts';
import { Operation } from '../kernel/operation.ts';
import { AuditRulesDto } from './audit.dto.ts';

/** A leaked access token cannot shorten the audit log. */
@ApiTags('Audit log')
@Controller('audit-rules')
export class AuditRulesController {
  constructor(private readonly bus: Bus) {}

  @Put()
  @UseGuards(SignedInGuard)
  @Operation({
    id: 'setAuditRules',
    asks: SetAuditRules,
    summary: 'Set how long entries of the audit log are kept',
    description: 'Older entries are deleted at night. The chain of the others can still be checked.',
  })
  async change(@CurrentActor() actor: Actor, @Body() rules: AuditRulesDto): Promise<void> {
    await this.bus.ask(new SetAuditRules({ actor, rules }));
  }
}
