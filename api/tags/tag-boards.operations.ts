import { CreateTagBoard } from '@evident/application/tags/create-tag-board';
import { CreateWorkspaceTagBoard } from '@evident/application/tags/create-workspace-tag-board';
import { CreateTagGroup } from '@evident/application/tags/create-tag-group';
import { ListTagBoards } from '@evident/application/tags/queries';
import { MoveTagBoard } from '@evident/application/tags/move-tag-board';
import { MoveTagGroup } from '@evident/application/tags/move-tag-group';
import { RemoveTagGroup } from '@evident/application/tags/remove-tag-group';
import { UpdateTagBoard } from '@evident/application/tags/update-tag-board';
import { UpdateTagGroup } from '@evident/application/tags/update-tag-group';
import { MoveToTrash } from '@evident/application/trash/move-to-trash';
import { deletingNeeds } from '@evident/domain/trash';
import { CreatedDto } from '../kernel/created.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  NewTagBoardDto,
  NewTagGroupDto,
  TagBoardPlaceDto,
  TagBoardWordingDto,
  TagBoardsDto,
  TagFilterDto,
  TagGroupPlaceDto,
  TagGroupWordingDto,
} from './tags.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const TAG_BOARDS_OPERATIONS = {
  listTagBoards: operation({
    route: 'GET /projects/{projectId}/tag-boards',
    asks: ListTagBoards,
    summary: 'List the tag boards of a project with their groups and tags',
    description: 'Those of the workspace come last. A filter leaves out tags; boards and groups stay.',
    query: TagFilterDto,
    answers: TagBoardsDto,
    message: ({ actor, projectId, query: filter }) => new ListTagBoards(actor, projectId, filter),
    answer: (items) => ({ items }),
  }),
  createTagBoard: operation({
    route: 'POST /projects/{projectId}/tag-boards',
    asks: CreateTagBoard,
    summary: 'Create a tag board',
    body: NewTagBoardDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: wording }) => new CreateTagBoard(actor, projectId, wording),
    answer: (id) => ({ id }),
  }),
  listWorkspaceTagBoards: operation({
    route: 'GET /tag-boards',
    asks: ListTagBoards,
    summary: 'List the tag boards of the workspace, whose tags are used in every project',
    description: 'Counts are of the highlights that you can see.',
    query: TagFilterDto,
    answers: TagBoardsDto,
    message: ({ actor, query: filter }) => new ListTagBoards(actor, null, filter),
    answer: (items) => ({ items }),
  }),
  createWorkspaceTagBoard: operation({
    route: 'POST /tag-boards',
    asks: CreateWorkspaceTagBoard,
    summary: 'Create a tag board of the workspace',
    description: 'Managers and admins.',
    body: NewTagBoardDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
    message: ({ actor, body: wording }) => new CreateWorkspaceTagBoard(actor, wording),
    answer: (id) => ({ id }),
  }),
  updateTagBoard: operation({
    route: 'PATCH /tag-boards/{tagBoardId}',
    asks: UpdateTagBoard,
    summary: 'Rename a tag board',
    body: TagBoardWordingDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, tagBoardId, body: wording, seen }) => new UpdateTagBoard(actor, tagBoardId, wording, seen),
    answer: undoable,
  }),
  moveTagBoard: operation({
    route: 'PUT /tag-boards/{tagBoardId}/place',
    asks: MoveTagBoard,
    summary: 'Move a tag board before another one, or to the end',
    body: TagBoardPlaceDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, tagBoardId, body: place }) => new MoveTagBoard(actor, tagBoardId, place),
    answer: undoable,
  }),
  removeTagBoard: operation({
    route: 'DELETE /tag-boards/{tagBoardId}',
    asks: MoveToTrash,
    summary: 'Move a tag board with its groups and tags to the trash',
    answers: UndoableDto,
    access: deletingNeeds('TAG_BOARD'),
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, tagBoardId }) => new MoveToTrash(actor, { type: 'TAG_BOARD', id: tagBoardId }),
    answer: undoable,
  }),
  createTagGroup: operation({
    route: 'POST /tag-boards/{tagBoardId}/groups',
    asks: CreateTagGroup,
    summary: 'Create a tag group on a board',
    body: NewTagGroupDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, tagBoardId, body: wording }) => new CreateTagGroup(actor, tagBoardId, wording),
    answer: (id) => ({ id }),
  }),
  updateTagGroup: operation({
    route: 'PATCH /tag-groups/{tagGroupId}',
    asks: UpdateTagGroup,
    summary: 'Rename a tag group, or change its color',
    body: TagGroupWordingDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, tagGroupId, body: wording, seen }) => new UpdateTagGroup(actor, tagGroupId, wording, seen),
    answer: undoable,
  }),
  moveTagGroup: operation({
    route: 'PUT /tag-groups/{tagGroupId}/place',
    asks: MoveTagGroup,
    summary: 'Move a tag group to a board, before another group or to the end',
    body: TagGroupPlaceDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, tagGroupId, body: place }) => new MoveTagGroup(actor, tagGroupId, place),
    answer: undoable,
  }),
  removeTagGroup: operation({
    route: 'DELETE /tag-groups/{tagGroupId}',
    asks: RemoveTagGroup,
    summary: 'Delete a tag group with its tags',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, tagGroupId }) => new RemoveTagGroup(actor, tagGroupId),
    answer: undoable,
  }),
};
