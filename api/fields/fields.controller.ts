import { CreateField } from '@evident/application/fields/create-field';
import { CreateWorkspaceField } from '@evident/application/fields/create-workspace-field';
import { DeleteField } from '@evident/application/fields/delete-field';
import { MoveField } from '@evident/application/fields/move-field';
import { PreviewFieldChange } from '@evident/application/fields/preview-field-change';
import { GetField, ListFields, ListWorkspaceFields } from '@evident/application/fields/queries';
import { UpdateField } from '@evident/application/fields/update-field';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import {
  FieldDto,
  FieldFilterDto,
  FieldListDto,
  FieldPositionDto,
  FieldPreviewDto,
  FieldUpdateDto,
  FieldWordingDto,
  NewFieldDto,
} from './fields.dto.ts';

@ApiTags('Fields')
@Controller()
export class FieldsController {
  constructor(private readonly bus: Bus) {}

  @Get('projects/:projectId/fields')
  @Operation({
    id: 'listFields',
    asks: ListFields,
    summary: 'List the custom fields of a project, with its field sets',
    answers: FieldListDto,
  })
  list(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() filter: FieldFilterDto,
  ): Promise<FieldListDto> {
    return this.bus.ask(new ListFields(actor, projectId, filter));
  }

  @Post('projects/:projectId/fields')
  @Operation({
    id: 'createField',
    asks: CreateField,
    summary: 'Create a custom field in a project',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async create(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() field: NewFieldDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateField(actor, projectId, field)) };
  }

  @Get('fields')
  @Operation({
    id: 'listWorkspaceFields',
    asks: ListWorkspaceFields,
    summary: 'List the custom fields of the workspace, with its field sets',
    description: 'Notes and insights of every project have them, and so do people.',
    answers: FieldListDto,
  })
  listOfWorkspace(@CurrentActor() actor: Actor, @Query() filter: FieldFilterDto): Promise<FieldListDto> {
    return this.bus.ask(new ListWorkspaceFields(actor, filter));
  }

  @Post('fields')
  @Operation({
    id: 'createWorkspaceField',
    asks: CreateWorkspaceField,
    summary: 'Create a custom field in the workspace',
    description: 'Managers and admins.',
    answers: CreatedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
  })
  async createInWorkspace(@CurrentActor() actor: Actor, @Body() field: NewFieldDto): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateWorkspaceField(actor, field)) };
  }

  @Get('fields/:fieldId')
  @ShowsVersion()
  @Operation({
    id: 'getField',
    asks: GetField,
    summary: 'Read a custom field and how many objects have a value',
    answers: FieldDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('fieldId', IdPipe) fieldId: string): Promise<FieldDto> {
    return this.bus.ask(new GetField(actor, fieldId));
  }

  @Patch('fields/:fieldId')
  @TakesVersion()
  @Operation({
    id: 'updateField',
    asks: UpdateField,
    summary: 'Rename a custom field, or change its type or options',
    description:
      'A change that would lose values is refused, unless `acceptedLosses` allows as many. Undo restores the values.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('fieldId', IdPipe) fieldId: string,
    @Body() update: FieldUpdateDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdateField(actor, fieldId, update, seen)) };
  }

  @Post('fields/:fieldId/preview')
  @Operation({
    id: 'previewFieldChange',
    asks: PreviewFieldChange,
    summary: 'Count the values that a change of a custom field would lose',
    answers: FieldPreviewDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  preview(
    @CurrentActor() actor: Actor,
    @Param('fieldId', IdPipe) fieldId: string,
    @Body() wording: FieldWordingDto,
  ): Promise<FieldPreviewDto> {
    return this.bus.ask(new PreviewFieldChange(actor, fieldId, wording));
  }

  @Put('fields/:fieldId/place')
  @Operation({
    id: 'moveField',
    asks: MoveField,
    summary: 'Move a custom field into a set or out of all, before another field or to the end',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async move(
    @CurrentActor() actor: Actor,
    @Param('fieldId', IdPipe) fieldId: string,
    @Body() position: FieldPositionDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MoveField(actor, fieldId, position)) };
  }

  @Delete('fields/:fieldId')
  @Operation({
    id: 'deleteField',
    asks: DeleteField,
    summary: 'Delete a custom field with its values',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('fieldId', IdPipe) fieldId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteField(actor, fieldId)) };
  }
}
