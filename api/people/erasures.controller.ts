import { ErasePerson } from '@evident/application/people/erase-person';
import { GetErasure, ListErasures } from '@evident/application/people/queries';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { ErasureReceiptDto, ErasureReceiptPageDto, PersonErasureDto } from './people.dto.ts';

@ApiTags('People')
@Controller()
export class ErasuresController {
  constructor(private readonly bus: Bus) {}

  @Post('people/:personId/erasure')
  @Operation({
    id: 'erasePerson',
    asks: ErasePerson,
    summary: 'Erase a person from the whole workspace, which cannot be undone; returns the id of the receipt',
    description:
      'Managers and admins only. Removes the record, names and contact details in notes, quotes, insights, versions, deleted history, search and imported files, also in projects that the caller cannot see.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'UnprocessableContent'],
  })
  async erase(
    @CurrentActor() actor: Actor,
    @Param('personId', IdPipe) personId: string,
    @Body() { removeWords }: PersonErasureDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new ErasePerson(actor, personId, removeWords)) };
  }

  @Get('erasures')
  @Operation({
    id: 'listErasures',
    asks: ListErasures,
    summary: 'List the receipts of erasures, latest first',
    description: 'Empty for members who are neither managers nor admins.',
    answers: ErasureReceiptPageDto,
  })
  list(@CurrentActor() actor: Actor, @Query() page: PageQueryDto): Promise<ErasureReceiptPageDto> {
    return this.bus.ask(new ListErasures(actor, pageRequest(page)));
  }

  @Get('erasures/:receiptId')
  @Operation({
    id: 'getErasure',
    asks: GetErasure,
    summary: 'Read the receipt of an erasure',
    answers: ErasureReceiptDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('receiptId', IdPipe) receiptId: string): Promise<ErasureReceiptDto> {
    return this.bus.ask(new GetErasure(actor, receiptId));
  }
}
