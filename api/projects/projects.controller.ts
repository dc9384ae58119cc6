import { CreateProject } from '@evident/application/projects/create-project';
import { GetProject, GetProjectCounts, ListProjects } from '@evident/application/projects/queries';
import { MoveProject } from '@evident/application/projects/move-project';
import { SetProjectStatus } from '@evident/application/projects/set-project-status';
import { UpdateProject } from '@evident/application/projects/update-project';
import { MoveToTrash } from '@evident/application/trash/move-to-trash';
import type { Actor } from '@evident/domain/permissions';
import { deletingNeeds } from '@evident/domain/trash';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { Operation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import {
  NewProjectDto,
  ProjectCountsDto,
  ProjectDto,
  ProjectPageDto,
  ProjectPlaceDto,
  ProjectQueryDto,
  ProjectStateDto,
  ProjectWordingDto,
} from './projects.dto.ts';

@ApiTags('Projects')
@Controller('projects')
export class ProjectsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listProjects',
    asks: ListProjects,
    summary: 'List the projects you can see',
    answers: ProjectPageDto,
  })
  list(@CurrentActor() actor: Actor, @Query() { limit, cursor, ...filter }: ProjectQueryDto): Promise<ProjectPageDto> {
    return this.bus.ask(new ListProjects(actor, filter, pageRequest({ limit, cursor })));
  }

  @Post()
  @Operation({
    id: 'createProject',
    asks: CreateProject,
    summary: 'Create a project',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async create(@CurrentActor() actor: Actor, @Body() wording: NewProjectDto): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateProject(actor, wording)) };
  }

  @Get(':projectId')
  @ShowsVersion()
  @Operation({
    id: 'getProject',
    asks: GetProject,
    summary: 'Read a project',
    answers: ProjectDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('projectId', IdPipe) projectId: string): Promise<ProjectDto> {
    return this.bus.ask(new GetProject(actor, projectId));
  }

  @Patch(':projectId')
  @TakesVersion()
  @Operation({
    id: 'updateProject',
    asks: UpdateProject,
    summary: 'Change the title, summary, color, icon or sections of a project',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  update(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() wording: ProjectWordingDto,
    @SeenVersion() seen: number | null,
  ): Promise<void> {
    return this.bus.ask(new UpdateProject(actor, projectId, wording, seen));
  }

  @Put(':projectId/status')
  @Operation({
    id: 'setProjectStatus',
    asks: SetProjectStatus,
    summary: 'Archive, complete or reopen a project',
    refuses: ['NotFound'],
  })
  setStatus(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() { status }: ProjectStateDto,
  ): Promise<void> {
    return this.bus.ask(new SetProjectStatus(actor, projectId, status));
  }

  @Put(':projectId/place')
  @Operation({
    id: 'moveProject',
    asks: MoveProject,
    summary: 'Move a project to another folder or position',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  move(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() place: ProjectPlaceDto,
  ): Promise<void> {
    return this.bus.ask(new MoveProject(actor, projectId, place));
  }

  @Get(':projectId/counts')
  @Operation({
    id: 'getProjectCounts',
    asks: GetProjectCounts,
    summary: 'Count the notes, highlights, insights and tags of a project',
    answers: ProjectCountsDto,
    refuses: ['NotFound'],
  })
  counts(@CurrentActor() actor: Actor, @Param('projectId', IdPipe) projectId: string): Promise<ProjectCountsDto> {
    return this.bus.ask(new GetProjectCounts(actor, projectId));
  }

  @Delete(':projectId')
  @Operation({
    id: 'deleteProject',
    asks: MoveToTrash,
    access: deletingNeeds('PROJECT'),
    summary: 'Move a project with everything in it to the trash',
    answers: UndoableDto,
    refuses: ['NotFound'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('projectId', IdPipe) id: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MoveToTrash(actor, { type: 'PROJECT', id })) };
  }
}
