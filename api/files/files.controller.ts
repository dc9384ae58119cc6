import { viewOf } from '@evident/domain/files';
import { GetFile, ListFiles } from '@evident/application/files/queries';
import { DownloadFile } from '@evident/application/files/download-file';
import { DeleteFile } from '@evident/application/files/delete-file';
import { GetFileUses } from '@evident/application/files/get-file-uses';
import { UploadFile } from '@evident/application/files/upload-file';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Delete, Get, Headers, Param, Post, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '../kernel/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { isSameFile, filePart } from './file-part.ts';
import { FileUsesDto, FileDto, FilePageDto, FilesQueryDto, UploadQueryDto } from './files.dto.ts';
import { sendPart } from './send-file.ts';

@ApiTags('Files')
@Controller()
export class FilesController {
  constructor(private readonly bus: Bus) {}

  @Post('projects/:projectId/files')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
  })
  @Operation({
    id: 'uploadFile',
    asks: UploadFile,
    summary: 'Upload a file to a project',
    answers: FileDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent', 'BAD_USER_INPUT'],
    idempotency: { matches: isSameFile },
  })
  async upload(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() { purpose: use }: UploadQueryDto,
    @Req() request: FastifyRequest,
  ): Promise<FileDto> {
    const part = await filePart(request);
    return viewOf(await this.bus.ask(new UploadFile(actor, projectId, part.filename, part.file, use ?? 'attachment')));
  }

  @Get('projects/:projectId/files')
  @Operation({
    id: 'listFiles',
    asks: ListFiles,
    summary: 'List the files of a project that are uploaded or uploading, newest first',
    answers: FilePageDto,
  })
  list(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() query: FilesQueryDto,
  ): Promise<FilePageDto> {
    return this.bus.ask(new ListFiles(actor, projectId, query, pageRequest(query)));
  }

  @Get('files/:fileId')
  @Operation({
    id: 'getFile',
    asks: GetFile,
    summary: 'Read the metadata of a file',
    answers: FileDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('fileId', IdPipe) fileId: string): Promise<FileDto> {
    return this.bus.ask(new GetFile(actor, fileId));
  }

  @Get('files/:fileId/uses')
  @Operation({
    id: 'getFileUses',
    asks: GetFileUses,
    summary: 'Count what depends on a file',
    answers: FileUsesDto,
    refuses: ['NotFound'],
  })
  uses(@CurrentActor() actor: Actor, @Param('fileId', IdPipe) fileId: string): Promise<FileUsesDto> {
    return this.bus.ask(new GetFileUses(actor, fileId));
  }

  @Delete('files/:fileId')
  @Operation({
    id: 'deleteFile',
    asks: DeleteFile,
    summary: 'Delete a file for good, with everything made from it',
    description: 'Notes lose it. It is refused while reels, texts or redactions need the file.',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  delete(@CurrentActor() actor: Actor, @Param('fileId', IdPipe) fileId: string): Promise<void> {
    return this.bus.ask(new DeleteFile(actor, fileId));
  }

  @Get('files/:fileId/content')
  @Operation({
    id: 'readFileContent',
    asks: DownloadFile,
    summary: 'Download a file',
    answersBytes: 'in parts',
    refuses: ['NotFound'],
  })
  content(
    @CurrentActor() actor: Actor,
    @Param('fileId', IdPipe) fileId: string,
    @Headers('range') header: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendPart(header, reply, (range) => this.bus.ask(new DownloadFile(actor, fileId, range)));
  }
}

@ApiTags('Files')
@Controller('f')
export class FileBytesController {
  constructor(private readonly bus: Bus) {}

  @Get(':fileId')
  @Operation({
    id: 'downloadFile',
    asks: DownloadFile,
    summary: 'Download a file',
    answersBytes: 'in parts',
    refuses: ['NotFound'],
  })
  bytes(
    @CurrentActor() actor: Actor,
    @Param('fileId', IdPipe) fileId: string,
    @Headers('range') header: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendPart(header, reply, (range) => this.bus.ask(new DownloadFile(actor, fileId, range)));
  }
}
