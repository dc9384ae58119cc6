import { PostgresTemplateReader } from '@evident/adapters/postgres/templates/postgres-template-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import {
  CreateInsightFromTemplate,
  CreateInsightFromTemplateHandler,
} from '@evident/application/templates/create-insight-from-template';
import {
  CreateInsightTemplate,
  CreateInsightTemplateHandler,
} from '@evident/application/templates/create-insight-template';
import {
  CreateProjectFromTemplate,
  CreateProjectFromTemplateHandler,
} from '@evident/application/templates/create-project-from-template';
import { DeleteExtension, DeleteExtensionHandler } from '@evident/application/templates/delete-extension';
import { DeleteTemplate, DeleteTemplateHandler } from '@evident/application/templates/delete-template';
import { InstallExtension, InstallExtensionHandler } from '@evident/application/templates/install-extension';
import {
  ListProjectExtensions,
  ListProjectExtensionsHandler,
} from '@evident/application/templates/list-project-extensions';
import {
  GetTemplate,
  GetTemplateHandler,
  ListExtensions,
  ListExtensionsHandler,
  ListTemplates,
  ListTemplatesHandler,
} from '@evident/application/templates/queries';
import { RemoveExtension, RemoveExtensionHandler } from '@evident/application/templates/remove-extension';
import { SaveInsightTemplate, SaveInsightTemplateHandler } from '@evident/application/templates/save-insight-template';
import { SaveStructure, SaveStructureHandler } from '@evident/application/templates/save-structure';
import type { TemplateReader } from '@evident/application/templates/template-reader';
import { undoTemplateChanges } from '@evident/application/templates/templates';
import { undoExtensionChanges } from '@evident/application/templates/undo-extension-changes';
import { UpdateExtension, UpdateExtensionHandler } from '@evident/application/templates/update-extension';
import { UpdateTemplate, UpdateTemplateHandler } from '@evident/application/templates/update-template';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { CURRENT_DOCUMENTS, MARKDOWN } from '../content/content.module.ts';
import { INSIGHTS, InsightsModule } from '../insights/insights.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { PROJECTS, ProjectsModule } from '../projects/projects.module.ts';

import { EXTENSIONS_OPERATIONS } from './extensions.operations.ts';
import { TEMPLATES_OPERATIONS } from './templates.operations.ts';
const TEMPLATES = port<TemplateReader>('TemplateReader');

@Module({
  imports: [InsightsModule, ProjectsModule],
  controllers: [controllerFor('Templates', TEMPLATES_OPERATIONS), controllerFor('Extensions', EXTENSIONS_OPERATIONS)],
  providers: [
    provide(TEMPLATES, (reads: PostgresReads) => new PostgresTemplateReader(reads), [READS]),
    handle(ListTemplates, ListTemplatesHandler, [TEMPLATES]),
    handle(GetTemplate, GetTemplateHandler, [TEMPLATES]),
    handle(ListExtensions, ListExtensionsHandler, [TEMPLATES]),
    handle(ListProjectExtensions, ListProjectExtensionsHandler, [WORK, IDS]),
    handle(CreateInsightTemplate, CreateInsightTemplateHandler, [WORK, MARKDOWN, IDS, CLOCK]),
    handle(SaveInsightTemplate, SaveInsightTemplateHandler, [WORK, INSIGHTS, CURRENT_DOCUMENTS, IDS, CLOCK]),
    handle(SaveStructure, SaveStructureHandler, [WORK, PROJECTS, CURRENT_DOCUMENTS, IDS, CLOCK]),
    handle(UpdateTemplate, UpdateTemplateHandler, [WORK, MARKDOWN, CLOCK]),
    handle(UpdateExtension, UpdateExtensionHandler, [WORK, CLOCK]),
    handle(DeleteTemplate, DeleteTemplateHandler, [WORK]),
    handle(DeleteExtension, DeleteExtensionHandler, [WORK]),
    handle(CreateInsightFromTemplate, CreateInsightFromTemplateHandler, [WORK, IDS, CLOCK]),
    handle(CreateProjectFromTemplate, CreateProjectFromTemplateHandler, [WORK, IDS, CLOCK]),
    handle(InstallExtension, InstallExtensionHandler, [WORK, IDS, CLOCK]),
    handle(RemoveExtension, RemoveExtensionHandler, [WORK]),
    undoes(undoTemplateChanges, [CLOCK]),
    undoes(undoExtensionChanges, [IDS, CLOCK]),
  ],
})
export class TemplatesModule {}
