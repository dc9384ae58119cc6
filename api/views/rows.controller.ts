import { SetRowValues } from '@evident/application/fields/set-row-values';
import { ChangeRows } from '@evident/application/views/change-rows';
import { PlaceRows } from '@evident/application/views/place-rows';
import { ReadRowGroups, ReadRows } from '@evident/application/views/queries';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import {
  GroupsWantedDto,
  RowActionDto,
  RowGroupsDto,
  RowPageDto,
  RowPlacesDto,
  RowValuesDto,
  RowsWantedDto,
} from './views.dto.ts';

@ApiTags('Views')
@Controller('projects/:projectId')
export class RowsController {
  constructor(private readonly bus: Bus) {}

  @Post('rows')
  @Operation({
    id: 'readRows',
    asks: ReadRows,
    summary: 'Read notes, insights or highlights as rows',
    description:
      'Changes nothing. Without a sort, they come as they were ordered by hand, else the newest first. Archived ones are left out, unless the filter names Archived.',
    answers: RowPageDto,
    status: 200,
  })
  rows(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() page: PageQueryDto,
    @Body() wanted: RowsWantedDto,
  ): Promise<RowPageDto> {
    return this.bus.ask(new ReadRows(actor, projectId, wanted, pageRequest(page)));
  }

  @Post('row-groups')
  @Operation({
    id: 'readRowGroups',
    asks: ReadRowGroups,
    summary: 'Count such rows, in all and in each group',
    description: 'Changes nothing. Groups of a field come in the order of its options, empty ones included.',
    answers: RowGroupsDto,
    status: 200,
  })
  groups(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() wanted: GroupsWantedDto,
  ): Promise<RowGroupsDto> {
    return this.bus.ask(new ReadRowGroups(actor, projectId, wanted));
  }

  @Put('row-places')
  @Operation({
    id: 'placeRows',
    asks: PlaceRows,
    summary: 'Move notes, insights or highlights by hand',
    description:
      'Names the row that follows or precedes them, in lists without a sort. Rows that were never moved are ordered by the time of their creation. One undo step.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async place(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() places: RowPlacesDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new PlaceRows(actor, projectId, places)) };
  }

  @Post('row-actions')
  @Operation({
    id: 'changeRows',
    asks: ChangeRows,
    summary: 'Archive, delete or star many notes or insights at once',
    description: 'All are changed, or none: a refusal names the reasons. One undo step. Stars are your own.',
    answers: UndoableDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async change(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() wanted: RowActionDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new ChangeRows(actor, projectId, wanted)) };
  }

  @Put('row-values')
  @Operation({
    id: 'setRowValues',
    asks: SetRowValues,
    summary: 'Set or clear field values of many notes or insights at once',
    description: 'All are set, or none. One undo step.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async setValues(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() rows: RowValuesDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new SetRowValues(actor, projectId, rows)) };
  }
}
