import { CreateFolder } from '@evident/application/projects/create-folder';
import { GetFolder, ListFolders } from '@evident/application/projects/queries';
import { MoveFolder } from '@evident/application/projects/move-folder';
import { RenameFolder } from '@evident/application/projects/rename-folder';
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
  FolderDto,
  FolderPageDto,
  FolderPlaceDto,
  FolderQueryDto,
  FolderWordingDto,
  NewFolderDto,
} from './folders.dto.ts';

@ApiTags('Folders')
@Controller('folders')
export class FoldersController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({ id: 'listFolders', asks: ListFolders, summary: 'List the folders you can see', answers: FolderPageDto })
  list(@CurrentActor() actor: Actor, @Query() { limit, cursor, ...filter }: FolderQueryDto): Promise<FolderPageDto> {
    return this.bus.ask(new ListFolders(actor, filter, pageRequest({ limit, cursor })));
  }

  @Post()
  @Operation({
    id: 'createFolder',
    asks: CreateFolder,
    summary: 'Create a folder',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async create(@CurrentActor() actor: Actor, @Body() wording: NewFolderDto): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateFolder(actor, wording)) };
  }

  @Get(':folderId')
  @ShowsVersion()
  @Operation({ id: 'getFolder', asks: GetFolder, summary: 'Read a folder', answers: FolderDto, refuses: ['NotFound'] })
  get(@CurrentActor() actor: Actor, @Param('folderId', IdPipe) folderId: string): Promise<FolderDto> {
    return this.bus.ask(new GetFolder(actor, folderId));
  }

  @Patch(':folderId')
  @TakesVersion()
  @Operation({
    id: 'renameFolder',
    asks: RenameFolder,
    summary: 'Rename a folder',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  rename(
    @CurrentActor() actor: Actor,
    @Param('folderId', IdPipe) folderId: string,
    @Body() wording: FolderWordingDto,
    @SeenVersion() seen: number | null,
  ): Promise<void> {
    return this.bus.ask(new RenameFolder(actor, folderId, wording, seen));
  }

  @Put(':folderId/place')
  @Operation({
    id: 'moveFolder',
    asks: MoveFolder,
    summary: 'Move a folder to another folder or position',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  move(
    @CurrentActor() actor: Actor,
    @Param('folderId', IdPipe) folderId: string,
    @Body() place: FolderPlaceDto,
  ): Promise<void> {
    return this.bus.ask(new MoveFolder(actor, folderId, place));
  }

  @Delete(':folderId')
  @Operation({
    id: 'deleteFolder',
    asks: MoveToTrash,
    access: deletingNeeds('PROJECT_CATEGORY'),
    summary: 'Move a folder with its folders and projects to the trash',
    answers: UndoableDto,
    refuses: ['NotFound'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('folderId', IdPipe) id: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MoveToTrash(actor, { type: 'PROJECT_CATEGORY', id })) };
  }
}
