import { DownloadFile } from '@evident/application/files/download-file';
import { UploadFile } from '@evident/application/files/upload-file';
import type { ObjectSchema } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Headers, Param, Post, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { isSameFile, filePart } from './file-part.ts';
import { CACHED_HOUR, rangeOf, sendFile } from './send-file.ts';

const fileView = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid', description: 'The address of its bytes is /f/{id}' },
    name: { type: 'string' },
    mediaType: { type: 'string', examples: ['text/vtt'] },
    kind: { type: 'string', examples: ['document'] },
    bytes: { type: 'integer' },
    sha256: { type: 'string' },
  },
  required: ['id', 'name', 'mediaType', 'kind', 'bytes', 'sha256'],
} as const satisfies ObjectSchema;
export class FileDto extends dtoFrom(fileView) {}

const purpose = {
  type: 'object',
  properties: {
    purpose: {
      type: 'string',
      enum: ['image', 'attachment'],
      description: 'An image is at most 10 MB; attachment unless told',
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export class UploadQueryDto extends queryFrom(purpose) {}

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
    const { id, name, mediaType, kind, bytes, sha256 } = await this.bus.ask(
      new UploadFile(actor, projectId, part.filename, part.file, use ?? 'attachment'),
    );
    return { id, name, mediaType, kind, bytes, sha256 };
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
  async bytes(
    @CurrentActor() actor: Actor,
    @Param('fileId', IdPipe) fileId: string,
    @Headers('range') header: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const range = rangeOf(header);
    return sendFile(await this.bus.ask(new DownloadFile(actor, fileId, range)), range, reply, CACHED_HOUR);
  }
}
