import { CreateInsightFromTemplate } from '@evident/application/templates/create-insight-from-template';
import { CreateInsightTemplate } from '@evident/application/templates/create-insight-template';
import { CreateProjectFromTemplate } from '@evident/application/templates/create-project-from-template';
import { DeleteTemplate } from '@evident/application/templates/delete-template';
import { GetTemplate, ListTemplates } from '@evident/application/templates/queries';
import { SaveInsightTemplate } from '@evident/application/templates/save-insight-template';
import { SaveStructure } from '@evident/application/templates/save-structure';
import { UpdateTemplate } from '@evident/application/templates/update-template';
import { CreatedDto } from '../kernel/created.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
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
import { operation } from '../kernel/declared/declared-operation.ts';

export const TEMPLATES_OPERATIONS = {
  listTemplates: operation({
    route: 'GET /templates',
    asks: ListTemplates,
    summary: 'List the templates of the workspace and of a project, with the built-in ones',
    query: TemplateQueryDto,
    answers: TemplateListDto,
    message: ({ actor, query: filter }) => new ListTemplates(actor, filter),
  }),
  createInsightTemplate: operation({
    route: 'POST /templates',
    asks: CreateInsightTemplate,
    summary: 'Create an insight template',
    description: 'Of the workspace for managers and admins; of a project with WRITE there.',
    body: NewInsightTemplateDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'UnprocessableContent'],
    message: ({ actor, body: template }) => new CreateInsightTemplate(actor, template),
    answer: (id) => ({ id }),
  }),
  getTemplate: operation({
    route: 'GET /templates/{templateId}',
    asks: GetTemplate,
    summary: 'Read a template with its text',
    answers: TemplateDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, templateId }) => new GetTemplate(actor, templateId),
  }),
  updateTemplate: operation({
    route: 'PATCH /templates/{templateId}',
    asks: UpdateTemplate,
    summary: 'Change the title, description or text of a template',
    body: TemplateUpdateDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, templateId, body: update, seen }) => new UpdateTemplate(actor, templateId, update, seen),
    answer: undoable,
  }),
  deleteTemplate: operation({
    route: 'DELETE /templates/{templateId}',
    asks: DeleteTemplate,
    summary: 'Delete a template; insights and projects made from it stay',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, templateId }) => new DeleteTemplate(actor, templateId),
    answer: undoable,
  }),
  saveInsightAsTemplate: operation({
    route: 'POST /insights/{insightId}/template',
    asks: SaveInsightTemplate,
    summary: 'Save an insight as a template, without its evidence and images',
    body: SavedInsightTemplateDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, insightId, body: saved }) => new SaveInsightTemplate(actor, insightId, saved),
    answer: (id) => ({ id }),
  }),
  saveProjectAsTemplate: operation({
    route: 'POST /projects/{projectId}/template',
    asks: SaveStructure,
    summary: 'Save the structure of a project as a project template',
    description:
      'Sections, readme, fields, tag boards, shared views and insight templates; never content or people. For managers and admins.',
    body: SavedStructureDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: saved }) => new SaveStructure(actor, projectId, 'PROJECT', saved),
    answer: (id) => ({ id }),
  }),
  createInsightFromTemplate: operation({
    route: 'POST /projects/{projectId}/insights-from-template',
    asks: CreateInsightFromTemplate,
    summary: 'Create an insight from a template',
    description: 'Fields of the template that the project does not have are added to it.',
    body: FromTemplateDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: from }) => new CreateInsightFromTemplate(actor, projectId, from),
    answer: (id) => ({ id }),
  }),
  createProjectFromTemplate: operation({
    route: 'POST /projects-from-template',
    asks: CreateProjectFromTemplate,
    summary: 'Create a project from a template',
    body: ProjectFromTemplateDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, body: wording }) => new CreateProjectFromTemplate(actor, wording),
    answer: (id) => ({ id }),
  }),
};
