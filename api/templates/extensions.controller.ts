import { DeleteExtension } from '@evident/application/templates/delete-extension';
import { InstallExtension } from '@evident/application/templates/install-extension';
import { ListProjectExtensions } from '@evident/application/templates/list-project-extensions';
import { ListExtensions } from '@evident/application/templates/queries';
import { RemoveExtension } from '@evident/application/templates/remove-extension';
import { SaveStructure } from '@evident/application/templates/save-structure';
import { UpdateExtension } from '@evident/application/templates/update-extension';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, TakesVersion } from '../kernel/version.ts';
import { PublishedDto } from '../insights/insights.dto.ts';
import { ExtensionUpdateDto, ProjectExtensionsDto, SavedStructureDto, TemplateListDto } from './templates.dto.ts';

@ApiTags('Extensions')
@Controller()
export class ExtensionsController {
  constructor(private readonly bus: Bus) {}

  @Get('extensions')
  @Operation({
    id: 'listExtensions',
    asks: ListExtensions,
    summary: 'List the extensions of the workspace, with the built-in ones',
    description: 'An extension is a set of fields, tag boards and insight templates that projects can install.',
    answers: TemplateListDto,
  })
  list(@CurrentActor() actor: Actor): Promise<TemplateListDto> {
    return this.bus.ask(new ListExtensions(actor));
  }

  @Patch('extensions/:extensionId')
  @TakesVersion()
  @Operation({
    id: 'updateExtension',
    asks: UpdateExtension,
    summary: 'Rename or describe an extension',
    description: 'For managers and admins.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('extensionId', IdPipe) extensionId: string,
    @Body() update: ExtensionUpdateDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdateExtension(actor, extensionId, update, seen)) };
  }

  @Delete('extensions/:extensionId')
  @Operation({
    id: 'deleteExtension',
    asks: DeleteExtension,
    summary: 'Delete an extension; what it added to projects stays',
    description: 'For managers and admins.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('extensionId', IdPipe) extensionId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteExtension(actor, extensionId)) };
  }

  @Post('projects/:projectId/extensions')
  @Operation({
    id: 'createExtension',
    asks: SaveStructure,
    summary: 'Create an extension from the fields, tag boards and insight templates of a project',
    description: 'For managers and admins.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async create(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() saved: SavedStructureDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new SaveStructure(actor, projectId, 'EXTENSION', saved)) };
  }

  @Get('projects/:projectId/extensions')
  @Operation({
    id: 'listProjectExtensions',
    asks: ListProjectExtensions,
    summary: 'List the extensions for a project: what each would add, and what depends on the installed ones',
    answers: ProjectExtensionsDto,
    refuses: ['NotFound'],
  })
  ofProject(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
  ): Promise<ProjectExtensionsDto> {
    return this.bus.ask(new ListProjectExtensions(actor, projectId));
  }

  @Put('projects/:projectId/extensions/:extensionId')
  @Operation({
    id: 'installExtension',
    asks: InstallExtension,
    summary: 'Install an extension in a project',
    description: 'Adds what the project does not have by name yet. Installing again adds only what is missing.',
    answers: PublishedDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async install(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Param('extensionId', IdPipe) extensionId: string,
  ): Promise<PublishedDto> {
    return { undoId: await this.bus.ask(new InstallExtension(actor, projectId, extensionId)) };
  }

  @Delete('projects/:projectId/extensions/:extensionId')
  @Operation({
    id: 'removeExtension',
    asks: RemoveExtension,
    summary: 'Remove an extension from a project',
    description: 'Deletes what it added. Fields with values and boards whose tags are in use stay.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async uninstall(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Param('extensionId', IdPipe) extensionId: string,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new RemoveExtension(actor, projectId, extensionId)) };
  }
}
