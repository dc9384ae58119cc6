import { CreateProjectWrap } from '@evident/application/wraps/create-project-wrap';
import { CreateWorkspaceWrap } from '@evident/application/wraps/create-workspace-wrap';
import { DeleteWrap } from '@evident/application/wraps/delete-wrap';
import { PreviewWrap } from '@evident/application/wraps/preview-wrap';
import { RenameWrap } from '@evident/application/wraps/rename-wrap';
import { GetWrap, ListWraps } from '@evident/application/wraps/queries';
import { pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { WhatIsSentDto } from '../ai/what-is-sent.dto.ts';
import { CreatedWrapDto, NewWrapDto, WrapDto, WrapPageDto, WrapQueryDto, WrapTitleDto } from './wraps.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

const STREAMED = 'Read its text while it grows with `GET /ai/texts/{textId}/events`.';

export const WRAPS_OPERATIONS = {
  listWraps: operation({
    route: 'GET /wraps',
    asks: ListWraps,
    summary: 'List weekly wraps, newest first',
    description: 'Those of the workspace, or of one project.',
    query: WrapQueryDto,
    answers: WrapPageDto,
    message: ({ actor, query: { projectId, limit, cursor } }) =>
      new ListWraps(actor, projectId ?? null, pageRequest({ limit, cursor })),
  }),
  getWrap: operation({
    route: 'GET /wraps/{wrapId}',
    asks: GetWrap,
    summary: 'Read a weekly wrap',
    description: 'With the sentences, tags and figures of the projects that you see.',
    answers: WrapDto,
    refuses: ['NotFound'],
    message: ({ actor, wrapId }) => new GetWrap(actor, wrapId),
  }),
  previewWrap: operation({
    route: 'GET /wraps/{wrapId}/sent',
    asks: PreviewWrap,
    summary: 'Show what a language model would receive to write a wrap again',
    description: 'Of the workspace: for the projects that you can edit. Nothing is sent to a language model.',
    answers: WhatIsSentDto,
    refuses: ['NotFound'],
    message: ({ actor, wrapId }) => new PreviewWrap(actor, wrapId),
  }),
  renameWrap: operation({
    route: 'PATCH /wraps/{wrapId}',
    asks: RenameWrap,
    summary: 'Rename a weekly wrap',
    description: 'One of the workspace: if you requested it or are a workspace admin.',
    body: WrapTitleDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, wrapId, body: { title } }) => new RenameWrap(actor, wrapId, title),
    answer: undoable,
  }),
  deleteWrap: operation({
    route: 'DELETE /wraps/{wrapId}',
    asks: DeleteWrap,
    summary: 'Delete a weekly wrap',
    description: 'One of the workspace: if you requested it or are a workspace admin. Those of its projects stay.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, wrapId }) => new DeleteWrap(actor, wrapId),
    answer: undoable,
  }),
  createWrap: operation({
    route: 'POST /wraps',
    asks: CreateWorkspaceWrap,
    summary: 'Write a wrap of the last seven days of the workspace',
    description: `From the projects that you can edit, each of which gets a wrap too. ${STREAMED}`,
    body: NewWrapDto,
    answers: CreatedWrapDto,
    status: 201,
    refuses: ['InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, body: wanted }) => new CreateWorkspaceWrap(actor, wanted),
  }),
  createProjectWrap: operation({
    route: 'POST /projects/{projectId}/wraps',
    asks: CreateProjectWrap,
    summary: 'Write a wrap of the last seven days of a project',
    description: STREAMED,
    body: NewWrapDto,
    answers: CreatedWrapDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: wanted }) => new CreateProjectWrap(actor, projectId, wanted),
  }),
};
