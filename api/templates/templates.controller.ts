import { CreateInsightFromTemplate } from '@evident/application/templates/create-insight-from-template';
import { CreateInsightTemplate } from '@evident/application/templates/create-insight-template';
import { CreateProjectFromTemplate } from '@evident/application/templates/create-project-from-template';
import { DeleteTemplate } from '@evident/application/templates/delete-template';
import { GetTemplate, ListTemplates } from '@evident/application/templates/queries';
import { SaveInsightTemplate } from '@evident/application/templates/save-insight-template';
import { SaveStructure } from '@evident/application/templates/save-structure';
import { UpdateTemplate } from '@evident/application/templates/update-template';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import {
  FromTemplateDto,
  NewInsightTemplateDto,
  ProjectFromTemplateDto,
  SavedInsightTemplateDto,
  SavedStructureDto,
  TemplateDto,
  TemplateListDto,
  TemplateQueryDto,
  TemplateUpdateDto,
} from './templates.dto.ts';

@ApiTags('Templates')
@Controller()
export class TemplatesController {
  constructor(private readonly bus: Bus) {}

  @Get('templates')
  @Operation({
    id: 'listTemplates',
    asks: ListTemplates,
    summary: 'List the templates of the workspace and of a project, with the built-in ones',
    answers: TemplateListDto,
  })
  list(@CurrentActor() actor: Actor, @Query() filter: TemplateQueryDto): Promise<TemplateListDto> {
    return this.bus.ask(new ListTemplates(actor, filter));
  }

  @Post('templates')
  @Operation({
    id: 'createInsightTemplate',
    asks: CreateInsightTemplate,
    summary: 'Create an insight template',
    description: 'Of the workspace for managers and admins; of a project with WRITE there.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'UnprocessableContent'],
  })
  async create(@CurrentActor() actor: Actor, @Body() template: NewInsightTemplateDto): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateInsightTemplate(actor, template)) };
  }

  @Get('templates/:templateId')
  @ShowsVersion()
  @Operation({
    id: 'getTemplate',
    asks: GetTemplate,
    summary: 'Read a template with its text',
    answers: TemplateDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('templateId', IdPipe) templateId: string): Promise<TemplateDto> {
    return this.bus.ask(new GetTemplate(actor, templateId));
  }

  @Patch('templates/:templateId')
  @TakesVersion()
  @Operation({
    id: 'updateTemplate',
    asks: UpdateTemplate,
    summary: 'Change the title, description or text of a template',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('templateId', IdPipe) templateId: string,
    @Body() update: TemplateUpdateDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdateTemplate(actor, templateId, update, seen)) };
  }

  @Delete('templates/:templateId')
  @Operation({
    id: 'deleteTemplate',
    asks: DeleteTemplate,
    summary: 'Delete a template; insights and projects made from it stay',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('templateId', IdPipe) templateId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteTemplate(actor, templateId)) };
  }

  @Post('insights/:insightId/template')
  @Operation({
    id: 'saveInsightAsTemplate',
    asks: SaveInsightTemplate,
    summary: 'Save an insight as a template, without its evidence and images',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async save(
    @CurrentActor() actor: Actor,
    @Param('insightId', IdPipe) insightId: string,
    @Body() saved: SavedInsightTemplateDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new SaveInsightTemplate(actor, insightId, saved)) };
  }

  @Post('projects/:projectId/template')
  @Operation({
    id: 'saveProjectAsTemplate',
    asks: SaveStructure,
    summary: 'Save the structure of a project as a project template',
    description:
      'Sections, readme, fields, tag boards, shared views and insight templates; never content or people. For managers and admins.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async saveProject(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() saved: SavedStructureDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new SaveStructure(actor, projectId, 'PROJECT', saved)) };
  }

  @Post('projects/:projectId/insights-from-template')
  @Operation({
    id: 'createInsightFromTemplate',
    asks: CreateInsightFromTemplate,
    summary: 'Create an insight from a template',
    description: 'Fields of the template that the project does not have are added to it.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async createInsight(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() from: FromTemplateDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateInsightFromTemplate(actor, projectId, from)) };
  }

  @Post('projects-from-template')
  @Operation({
    id: 'createProjectFromTemplate',
    asks: CreateProjectFromTemplate,
    summary: 'Create a project from a template',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async createProject(@CurrentActor() actor: Actor, @Body() wording: ProjectFromTemplateDto): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateProjectFromTemplate(actor, wording)) };
  }
}
