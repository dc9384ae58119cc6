import { Readable } from 'node:stream';
import { CancelUpload } from '@evident/application/uploads/cancel-upload';
import { ContinueUpload } from '@evident/application/uploads/continue-upload';
import { StartUpload } from '@evident/application/uploads/start-upload';
import { type FileRecord } from '@evident/domain/files';
import type { Actor } from '@evident/domain/permissions';
import {
  applyDecorators,
  Controller,
  Delete,
  Head,
  Headers,
  Inject,
  Param,
  Patch,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiResponse, ApiTags } from '../kernel/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { TUS_BYTES } from '../kernel/read-json.ts';
import { Operation } from '../kernel/operation.ts';
import { STALE } from '../kernel/status.ts';
import { newUploadOf } from './upload-metadata.ts';
import { TUS_VERSION, type UploadProtocol, demandTus, refuseFailed } from './upload-protocol.ts';
import { UPLOAD_PROTOCOL } from './upload.ports.ts';
import { whileCounting } from './while-counting.ts';

const Tus = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({ name: 'Tus-Resumable', required: true, schema: { type: 'string', enum: [TUS_VERSION] } }),
    ApiResponse({
      status: STALE,
      description: 'InvalidOperation: the request is of another version of tus',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } },
    }),
  );

/** Resumable uploads by the tus protocol, version 1.0.0, with creation, termination and expiration. */
@ApiTags('Files')
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly bus: Bus,
    @Inject(UPLOAD_PROTOCOL.token) private readonly protocol: UploadProtocol,
  ) {}

  @Post()
  @Tus()
  @ApiHeader({
    name: 'Upload-Length',
    required: true,
    description: 'Size of the file in bytes, at most 1e10',
    schema: { type: 'integer', minimum: 1 },
  })
  @ApiHeader({
    name: 'Upload-Metadata',
    required: true,
    description:
      'Pairs of a key and a Base64 value, separated by commas: `filename`, `projectId`, and either `noteId`, the note that gets the file, or `note` with the value `new`, which creates a note for it',
    schema: { type: 'string' },
  })
  @Operation({
    id: 'startUpload',
    asks: StartUpload,
    summary: 'Start a resumable upload (tus 1.0.0)',
    description: 'The address of the upload is in `Location`; its last part is the id of the file.',
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent', 'BAD_USER_INPUT'],
    idempotency: { withoutKey: 'An upload that is not continued is deleted after a week.' },
  })
  async start(
    @CurrentActor() actor: Actor,
    @Headers('tus-resumable') version: string | undefined,
    @Headers('upload-length') length: string | undefined,
    @Headers('upload-metadata') metadata: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    demandTus(version);
    const fileId = await this.bus.ask(new StartUpload(actor, newUploadOf(length, metadata)));
    try {
      await this.forward(actor, fileId, request, reply);
    } catch (fault) {
      await this.bus.ask(new CancelUpload(actor, fileId)).catch(() => undefined);
      throw fault;
    }
  }

  @Head(':uploadId')
  @Tus()
  @Operation({
    id: 'inspectUpload',
    asks: ContinueUpload,
    summary: 'Find out where to continue an upload: `Upload-Offset`',
    status: 200,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent', 'BAD_USER_INPUT'],
  })
  inspect(
    @CurrentActor() actor: Actor,
    @Param('uploadId', IdPipe) fileId: string,
    @Headers('tus-resumable') version: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    demandTus(version);
    return this.proceed(actor, new ContinueUpload(actor, fileId), request, reply);
  }

  @Patch(':uploadId')
  @Tus()
  @ApiHeader({
    name: 'Upload-Offset',
    required: true,
    description: 'The number of bytes that were received before',
    schema: { type: 'integer', minimum: 0 },
  })
  @ApiConsumes(TUS_BYTES)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Operation({
    id: 'continueUpload',
    asks: ContinueUpload,
    summary: 'Send the next bytes of an upload',
    description:
      'The last byte completes the file. An upload that received nothing for an hour continues if its size still fits into the workspace.',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent', 'BAD_USER_INPUT'],
  })
  send(
    @CurrentActor() actor: Actor,
    @Param('uploadId', IdPipe) fileId: string,
    @Headers('tus-resumable') version: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    demandTus(version);
    return this.proceed(actor, new ContinueUpload(actor, fileId, true), request, reply);
  }

  @Delete(':uploadId')
  @Operation({
    id: 'cancelUpload',
    asks: CancelUpload,
    summary: 'Cancel an upload and delete what was received',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async cancel(
    @CurrentActor() actor: Actor,
    @Param('uploadId', IdPipe) fileId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.bus.ask(new CancelUpload(actor, fileId));
    void reply.header('tus-resumable', TUS_VERSION);
  }

  /** Answers about a complete file at once, and lets the protocol answer about others. */
  private async proceed(
    actor: Actor,
    query: ContinueUpload,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const file = await this.bus.ask(query);
    if (file.status === 'DONE') return complete(file, reply);
    await this.forward(actor, query.fileId, request, reply);
  }

  /** Lets the protocol answer. Counts the bytes that arrived, also of a lost connection; the last completes the file. */
  private async forward(
    actor: Actor,
    fileId: string,
    { method, headers, body }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const count = (): Promise<FileRecord> => this.bus.ask(new ContinueUpload(actor, fileId));
    const bytes = body instanceof Readable ? body : null;
    const answering = this.protocol.answer(fileId, { method, headers, body: bytes });
    const answer = await (bytes ? whileCounting(answering, count) : answering);
    // Another request completed the upload meanwhile.
    if (GONE.has(answer.status)) {
      const file = await count();
      if (file.status === 'DONE') return complete(file, reply);
    }
    await refuseFailed(answer);
    for (const name of ['location', 'upload-offset', 'upload-length', 'upload-metadata', 'upload-expires']) {
      const value = answer.headers.get(name);
      if (value !== null) void reply.header(name, value);
    }
    void reply.header('tus-resumable', TUS_VERSION).header('cache-control', 'no-store');
  }
}

/** The protocol no longer knows the bytes. */
const GONE = new Set([404, 410]);

function complete({ bytes }: FileRecord, reply: FastifyReply): void {
  void reply
    .header('tus-resumable', TUS_VERSION)
    .header('upload-offset', bytes)
    .header('upload-length', bytes)
    .header('cache-control', 'no-store');
}
