import { ConvertColumns } from '@evident/application/fields/convert-columns';
import { ListRawColumns } from '@evident/application/fields/list-raw-columns';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { ColumnConversionDto, ConvertedColumnsDto, RawColumnsDto } from './fields.dto.ts';

@ApiTags('Fields')
@Controller()
export class ColumnsController {
  constructor(private readonly bus: Bus) {}

  @Get('projects/:projectId/raw-columns')
  @Operation({
    id: 'listRawColumns',
    asks: ListRawColumns,
    summary: 'List the columns that imports kept raw on notes of a project',
    description: 'At most 500, those of most notes first. Columns that are fields already are left out.',
    answers: RawColumnsDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  list(@CurrentActor() actor: Actor, @Param('projectId', IdPipe) projectId: string): Promise<RawColumnsDto> {
    return this.bus.ask(new ListRawColumns(actor, projectId));
  }

  @Post('projects/:projectId/raw-columns/fields')
  @Operation({
    id: 'convertColumns',
    asks: ConvertColumns,
    summary: 'Create note fields from raw columns, with the values of all notes',
    description: 'Values that do not fit the type stay raw. Deleting such a field shows its raw column again.',
    answers: ConvertedColumnsDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  convert(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() conversion: ColumnConversionDto,
  ): Promise<ConvertedColumnsDto> {
    return this.bus.ask(new ConvertColumns(actor, projectId, conversion));
  }
}
