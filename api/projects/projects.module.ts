import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresProjectReader } from '@evident/adapters/postgres/projects/postgres-project-reader';
import { PostgresFolderReader } from '@evident/adapters/postgres/projects/postgres-folder-reader';
import type { ProjectReader } from '@evident/application/projects/project-reader';
import type { FolderReader } from '@evident/application/projects/folder-reader';
import { CreateFolder, CreateFolderHandler } from '@evident/application/projects/create-folder';
import { CreateProject, CreateProjectHandler } from '@evident/application/projects/create-project';
import {
  GetFolder,
  GetFolderHandler,
  GetProject,
  GetProjectCounts,
  GetProjectCountsHandler,
  GetProjectHandler,
  ListFolders,
  ListFoldersHandler,
  ListProjects,
  ListProjectsHandler,
  ReadReadme,
  ReadReadmeHandler,
} from '@evident/application/projects/queries';
import { MoveFolder, MoveFolderHandler } from '@evident/application/projects/move-folder';
import { MoveProject, MoveProjectHandler } from '@evident/application/projects/move-project';
import { RenameFolder, RenameFolderHandler } from '@evident/application/projects/rename-folder';
import { SetProjectStatus, SetProjectStatusHandler } from '@evident/application/projects/set-project-status';
import { UpdateProject, UpdateProjectHandler } from '@evident/application/projects/update-project';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { CURRENT_DOCUMENTS } from '../content/content.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, LIST_FILTERS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { ReadmeController } from './readme.controller.ts';

export const PROJECTS = port<ProjectReader>('ProjectReader');
import { FOLDERS_OPERATIONS } from './folders.operations.ts';
import { PROJECTS_OPERATIONS } from './projects.operations.ts';
const FOLDERS = port<FolderReader>('FolderReader');

@Module({
  controllers: [
    controllerFor('Folders', FOLDERS_OPERATIONS),
    controllerFor('Projects', PROJECTS_OPERATIONS),
    ReadmeController,
  ],
  providers: [
    provide(PROJECTS, (reads: PostgresReads) => new PostgresProjectReader(reads), [READS]),
    provide(FOLDERS, (reads: PostgresReads) => new PostgresFolderReader(reads), [READS]),
    handle(CreateProject, CreateProjectHandler, [WORK, IDS, CLOCK]),
    handle(UpdateProject, UpdateProjectHandler, [WORK, CLOCK]),
    handle(SetProjectStatus, SetProjectStatusHandler, [WORK, CLOCK]),
    handle(MoveProject, MoveProjectHandler, [WORK, CLOCK]),
    handle(GetProject, GetProjectHandler, [PROJECTS, WORK, CLOCK]),
    handle(GetProjectCounts, GetProjectCountsHandler, [PROJECTS]),
    handle(ListProjects, ListProjectsHandler, [PROJECTS, LIST_FILTERS, WORK, CLOCK]),
    handle(ReadReadme, ReadReadmeHandler, [PROJECTS, CURRENT_DOCUMENTS]),
    handle(CreateFolder, CreateFolderHandler, [WORK, IDS, CLOCK]),
    handle(RenameFolder, RenameFolderHandler, [WORK, CLOCK]),
    handle(MoveFolder, MoveFolderHandler, [WORK, CLOCK]),
    handle(GetFolder, GetFolderHandler, [FOLDERS]),
    handle(ListFolders, ListFoldersHandler, [FOLDERS, LIST_FILTERS]),
  ],
  exports: [PROJECTS.token],
})
export class ProjectsModule {}
