import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresProjectReader } from '@evident/adapters/postgres/projects/postgres-project-reader';
import { PostgresFolderReader } from '@evident/adapters/postgres/projects/postgres-folder-reader';
import type { ProjectReader } from '@evident/application/projects/project-reader';
import type { FolderReader } from '@evident/application/projects/folder-reader';
import { CreateFolder, CreateFolderHandler } from '@evident/application/projects/create-folder';
import { CreateProject, CreateProjectHandler } from '@evident/application/projects/create-project';
import { GetFolder, GetFolderHandler } from '@evident/application/projects/get-folder';
import { GetProject, GetProjectHandler } from '@evident/application/projects/get-project';
import { GetProjectCounts, GetProjectCountsHandler } from '@evident/application/projects/get-project-counts';
import { ListFolders, ListFoldersHandler } from '@evident/application/projects/list-folders';
import { ListProjects, ListProjectsHandler } from '@evident/application/projects/list-projects';
import { MoveFolder, MoveFolderHandler } from '@evident/application/projects/move-folder';
import { MoveProject, MoveProjectHandler } from '@evident/application/projects/move-project';
import { ReadReadme, ReadReadmeHandler } from '@evident/application/projects/read-readme';
import { RenameFolder, RenameFolderHandler } from '@evident/application/projects/rename-folder';
import { SetProjectStatus, SetProjectStatusHandler } from '@evident/application/projects/set-project-status';
import { UpdateProject, UpdateProjectHandler } from '@evident/application/projects/update-project';
import { Module } from '@nestjs/common';
import { DOCUMENT_CODEC } from '../content/content.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { FoldersController } from './folders.controller.ts';
import { ProjectsController } from './projects.controller.ts';
import { ReadmeController } from './readme.controller.ts';

const PROJECTS = port<ProjectReader>('ProjectReader');
const FOLDERS = port<FolderReader>('FolderReader');

@Module({
  controllers: [FoldersController, ProjectsController, ReadmeController],
  providers: [
    provide(PROJECTS, (reads: PostgresReads) => new PostgresProjectReader(reads), [READS]),
    provide(FOLDERS, (reads: PostgresReads) => new PostgresFolderReader(reads), [READS]),
    handle(CreateProject, CreateProjectHandler, [WORK, IDS, CLOCK]),
    handle(UpdateProject, UpdateProjectHandler, [WORK, CLOCK]),
    handle(SetProjectStatus, SetProjectStatusHandler, [WORK, CLOCK]),
    handle(MoveProject, MoveProjectHandler, [WORK, CLOCK]),
    handle(GetProject, GetProjectHandler, [PROJECTS]),
    handle(GetProjectCounts, GetProjectCountsHandler, [PROJECTS]),
    handle(ListProjects, ListProjectsHandler, [PROJECTS]),
    handle(ReadReadme, ReadReadmeHandler, [PROJECTS, WORK, DOCUMENT_CODEC, LIVE_ROOMS, CLOCK]),
    handle(CreateFolder, CreateFolderHandler, [WORK, IDS, CLOCK]),
    handle(RenameFolder, RenameFolderHandler, [WORK, CLOCK]),
    handle(MoveFolder, MoveFolderHandler, [WORK, CLOCK]),
    handle(GetFolder, GetFolderHandler, [FOLDERS]),
    handle(ListFolders, ListFoldersHandler, [FOLDERS]),
  ],
})
export class ProjectsModule {}
