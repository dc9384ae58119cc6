import { CreateSavedFilter } from '@evident/application/saved-filters/create-saved-filter';
import { DeleteSavedFilter } from '@evident/application/saved-filters/delete-saved-filter';
import { GetSavedFilter, ListSavedFilters } from '@evident/application/saved-filters/queries';
import { UpdateSavedFilter } from '@evident/application/saved-filters/update-saved-filter';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import {
  NewSavedFilterDto,
  SavedFilterDto,
  SavedFilterPageDto,
  SavedFilterQueryDto,
  SavedFilterUpdateDto,
} from './saved-filters.dto.ts';

@ApiTags('Filters')
@Controller('filters')
export class SavedFiltersController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listSavedFilters',
    asks: ListSavedFilters,
    summary: 'List saved filters by name',
    description:
      'Those of the workspace, and those of a project if you name one. `faults` lists the rows that you cannot use.',
    answers: SavedFilterPageDto,
  })
  list(
    @CurrentActor() actor: Actor,
    @Query() { limit, cursor, ...query }: SavedFilterQueryDto,
  ): Promise<SavedFilterPageDto> {
    return this.bus.ask(new ListSavedFilters(actor, query, pageRequest({ limit, cursor })));
  }

  @Post()
  @Operation({
    id: 'createSavedFilter',
    asks: CreateSavedFilter,
    summary: 'Save a filter for a project or the workspace',
    description: 'A filter of people is a segment, and belongs to the workspace.',
    answers: SavedFilterDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  create(@CurrentActor() actor: Actor, @Body() filter: NewSavedFilterDto): Promise<SavedFilterDto> {
    return this.bus.ask(new CreateSavedFilter(actor, filter));
  }

  @Get(':filterId')
  @ShowsVersion()
  @Operation({
    id: 'getSavedFilter',
    asks: GetSavedFilter,
    summary: 'Read a saved filter',
    answers: SavedFilterDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('filterId', IdPipe) filterId: string): Promise<SavedFilterDto> {
    return this.bus.ask(new GetSavedFilter(actor, filterId));
  }

  @Patch(':filterId')
  @TakesVersion()
  @Operation({
    id: 'updateSavedFilter',
    asks: UpdateSavedFilter,
    summary: 'Rename a saved filter, or change its rows',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('filterId', IdPipe) filterId: string,
    @Body() update: SavedFilterUpdateDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdateSavedFilter(actor, filterId, update, seen)) };
  }

  @Delete(':filterId')
  @Operation({
    id: 'deleteSavedFilter',
    asks: DeleteSavedFilter,
    summary: 'Delete a saved filter',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('filterId', IdPipe) filterId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteSavedFilter(actor, filterId)) };
  }
}
