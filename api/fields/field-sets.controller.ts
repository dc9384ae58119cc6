import { CreateFieldSet } from '@evident/application/fields/create-field-set';
import { CreateWorkspaceFieldSet } from '@evident/application/fields/create-workspace-field-set';
import { DeleteFieldSet } from '@evident/application/fields/delete-field-set';
import { MoveFieldSet } from '@evident/application/fields/move-field-set';
import { RenameFieldSet } from '@evident/application/fields/rename-field-set';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, TakesVersion } from '../kernel/version.ts';
import { FieldSetPositionDto, FieldSetWordingDto, NewFieldSetDto } from './fields.dto.ts';

@ApiTags('Fields')
@Controller()
export class FieldSetsController {
  constructor(private readonly bus: Bus) {}

  @Post('projects/:projectId/field-sets')
  @Operation({
    id: 'createFieldSet',
    asks: CreateFieldSet,
    summary: 'Create a field set in a project',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async create(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() set: NewFieldSetDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateFieldSet(actor, projectId, set)) };
  }

  @Post('field-sets')
  @Operation({
    id: 'createWorkspaceFieldSet',
    asks: CreateWorkspaceFieldSet,
    summary: 'Create a field set in the workspace',
    description: 'Managers and admins.',
    answers: CreatedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
  })
  async createInWorkspace(@CurrentActor() actor: Actor, @Body() set: NewFieldSetDto): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateWorkspaceFieldSet(actor, set)) };
  }

  @Patch('field-sets/:fieldSetId')
  @TakesVersion()
  @Operation({
    id: 'renameFieldSet',
    asks: RenameFieldSet,
    summary: 'Rename a field set',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async rename(
    @CurrentActor() actor: Actor,
    @Param('fieldSetId', IdPipe) fieldSetId: string,
    @Body() { label }: FieldSetWordingDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new RenameFieldSet(actor, fieldSetId, label, seen)) };
  }

  @Put('field-sets/:fieldSetId/place')
  @Operation({
    id: 'moveFieldSet',
    asks: MoveFieldSet,
    summary: 'Move a field set before another or to the end',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async move(
    @CurrentActor() actor: Actor,
    @Param('fieldSetId', IdPipe) fieldSetId: string,
    @Body() { beforeFieldSetId }: FieldSetPositionDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MoveFieldSet(actor, fieldSetId, beforeFieldSetId)) };
  }

  @Delete('field-sets/:fieldSetId')
  @Operation({
    id: 'deleteFieldSet',
    asks: DeleteFieldSet,
    summary: 'Delete a field set; its fields stay, in no set',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('fieldSetId', IdPipe) fieldSetId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteFieldSet(actor, fieldSetId)) };
  }
}
