import { CreateAiDoc } from '@evident/application/ai-docs/create-ai-doc';
import { GetAiDoc, ListAiDocs, PreviewAiDoc } from '@evident/application/ai-docs/queries';
import { ReplaceAiDoc } from '@evident/application/ai-docs/replace-ai-doc';
import { RewriteAiDoc } from '@evident/application/ai-docs/rewrite-ai-doc';
import { UpdateAiDoc } from '@evident/application/ai-docs/update-ai-doc';
import { MoveToTrash } from '@evident/application/trash/move-to-trash';
import type { Actor } from '@evident/domain/permissions';
import { deletingNeeds } from '@evident/domain/trash';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import {
  AiDocDto,
  AiDocPageDto,
  AiDocQueryDto,
  AiDocRewriteDto,
  AiDocSentDto,
  AiDocWordingDto,
  CreatedAiDocDto,
  NewAiDocDto,
  ReplacedAiDocDto,
} from './ai-docs.dto.ts';

@ApiTags('AI docs')
@Controller('ai-docs')
export class AiDocsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listAiDocs',
    asks: ListAiDocs,
    summary: 'List docs written by AI, latest first',
    answers: AiDocPageDto,
  })
  list(@CurrentActor() actor: Actor, @Query() { limit, cursor, ...filter }: AiDocQueryDto): Promise<AiDocPageDto> {
    return this.bus.ask(new ListAiDocs(actor, filter, pageRequest({ limit, cursor })));
  }

  @Post()
  @Operation({
    id: 'createAiDoc',
    asks: CreateAiDoc,
    summary: 'Write a doc from sources of a project',
    description:
      'Every sentence rests on verbatim quotes. Once the text is written, the document is filled with it, and members edit it.',
    answers: CreatedAiDocDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent'],
  })
  create(@CurrentActor() actor: Actor, @Body() wanted: NewAiDocDto): Promise<CreatedAiDocDto> {
    return this.bus.ask(new CreateAiDoc(actor, wanted));
  }

  @Get(':docId')
  @ShowsVersion()
  @Operation({
    id: 'getAiDoc',
    asks: GetAiDoc,
    summary: 'Read a doc with its generated text and citations',
    answers: AiDocDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('docId', IdPipe) docId: string): Promise<AiDocDto> {
    return this.bus.ask(new GetAiDoc(actor, docId));
  }

  @Patch(':docId')
  @HttpCode(204)
  @TakesVersion()
  @Operation({
    id: 'updateAiDoc',
    asks: UpdateAiDoc,
    summary: 'Rename a doc',
    status: 204,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('docId', IdPipe) docId: string,
    @Body() wording: AiDocWordingDto,
    @SeenVersion() version: number | null,
  ): Promise<void> {
    await this.bus.ask(new UpdateAiDoc(actor, docId, wording, version));
  }

  @Delete(':docId')
  @Operation({
    id: 'deleteAiDoc',
    asks: MoveToTrash,
    access: deletingNeeds('AI_DOC'),
    summary: 'Move a doc to the trash',
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('docId', IdPipe) id: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MoveToTrash(actor, { type: 'AI_DOC', id })) };
  }

  @Post(':docId/texts')
  @Operation({
    id: 'rewriteAiDoc',
    asks: RewriteAiDoc,
    summary: 'Write a doc again, from its sources as they are now',
    description: 'An edited document stays as it is until `PUT /ai-docs/{docId}/replacement` replaces it.',
    answers: CreatedAiDocDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent'],
  })
  rewrite(
    @CurrentActor() actor: Actor,
    @Param('docId', IdPipe) docId: string,
    @Body() wanted: AiDocRewriteDto,
  ): Promise<CreatedAiDocDto> {
    return this.bus.ask(new RewriteAiDoc(actor, docId, wanted));
  }

  @Put(':docId/replacement')
  @Operation({
    id: 'replaceAiDoc',
    asks: ReplaceAiDoc,
    summary: 'Replace the document, also an edited one, by the latest generated text',
    answers: ReplacedAiDocDto,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation'],
  })
  async replace(@CurrentActor() actor: Actor, @Param('docId', IdPipe) docId: string): Promise<ReplacedAiDocDto> {
    return { undoId: await this.bus.ask(new ReplaceAiDoc(actor, docId)) };
  }

  @Get(':docId/sent')
  @Operation({
    id: 'previewAiDoc',
    asks: PreviewAiDoc,
    summary: 'Show what a language model would receive to write a doc again',
    answers: AiDocSentDto,
    refuses: ['NotFound'],
  })
  sent(@CurrentActor() actor: Actor, @Param('docId', IdPipe) docId: string): Promise<AiDocSentDto> {
    return this.bus.ask(new PreviewAiDoc(actor, docId));
  }
}
