import { CreateFolder } from '@evident/application/projects/create-folder';
import { GetFolder, ListFolders } from '@evident/application/projects/queries';
import { MoveFolder } from '@evident/application/projects/move-folder';
import { RenameFolder } from '@evident/application/projects/rename-folder';
import { MoveToTrash } from '@evident/application/trash/move-to-trash';
import { deletingNeeds } from '@evident/domain/trash';
import { CreatedDto } from '../kernel/created.dto.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  FolderDto,
  FolderPageDto,
  FolderPlaceDto,
  FolderQueryDto,
  FolderWordingDto,
  NewFolderDto,
} from './folders.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const FOLDERS_OPERATIONS = {
  listFolders: operation({
    route: 'GET /folders',
    asks: ListFolders,
    summary: 'List the folders you can see',
    query: FolderQueryDto,
    answers: FolderPageDto,
    message: ({ actor, query: { limit, cursor, ...filter } }) =>
      new ListFolders(actor, filter, pageRequest({ limit, cursor })),
  }),
  createFolder: operation({
    route: 'POST /folders',
    asks: CreateFolder,
    summary: 'Create a folder',
    body: NewFolderDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, body: wording }) => new CreateFolder(actor, wording),
    answer: (id) => ({ id }),
  }),
  getFolder: operation({
    route: 'GET /folders/{folderId}',
    asks: GetFolder,
    summary: 'Read a folder',
    answers: FolderDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, folderId }) => new GetFolder(actor, folderId),
  }),
  renameFolder: operation({
    route: 'PATCH /folders/{folderId}',
    asks: RenameFolder,
    summary: 'Rename a folder',
    body: FolderWordingDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, folderId, body: wording, seen }) => new RenameFolder(actor, folderId, wording, seen),
  }),
  moveFolder: operation({
    route: 'PUT /folders/{folderId}/place',
    asks: MoveFolder,
    summary: 'Move a folder to another folder or position',
    body: FolderPlaceDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, folderId, body: place }) => new MoveFolder(actor, folderId, place),
  }),
  deleteFolder: operation({
    route: 'DELETE /folders/{folderId}',
    asks: MoveToTrash,
    summary: 'Move a folder with its folders and projects to the trash',
    answers: UndoableDto,
    access: deletingNeeds('PROJECT_CATEGORY'),
    refuses: ['NotFound'],
    message: ({ actor, folderId: id }) => new MoveToTrash(actor, { type: 'PROJECT_CATEGORY', id }),
    answer: undoable,
  }),
};
