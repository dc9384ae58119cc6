import { ListAuditEntries } from '@evident/application/workspaces/queries';
import type { Page } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AuditEntryView } from '@evident/domain/workspaces';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { AuditEntryPageDto, AuditQueryDto } from './workspaces.dto.ts';

@ApiTags('Audit log')
@Controller('audit-entries')
export class AuditController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listAuditEntries',
    asks: ListAuditEntries,
    summary: 'List the audit log of the workspace, newest first',
    answers: AuditEntryPageDto,
  })
  list(
    @CurrentActor() actor: Actor,
    @Query() { limit, cursor, ...filter }: AuditQueryDto,
  ): Promise<Page<AuditEntryView>> {
    return this.bus.ask(new ListAuditEntries(actor, filter, pageRequest({ limit, cursor })));
  }
}
