import { ReadAiDoc } from '@evident/application/ai-docs/queries';
import { ReplaceContent } from '@evident/application/content/replace-content';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import type { FastifyReply } from 'fastify';
import { DocumentDto, FormatQueryDto, isMarkup, sendDocument } from '../content/send-document.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { embeddedIn } from '../references/embedded-in.ts';
import { SeenVersion, TakesVersion } from '../kernel/version.ts';
import { AiDocContentDto } from './ai-docs.dto.ts';

@ApiTags('AI docs')
@Controller('ai-docs/:docId/content')
export class AiDocContentController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'readAiDoc',
    asks: ReadAiDoc,
    summary: 'Read the document of a doc, as members edited it',
    description: 'As ProseMirror JSON with the plain text, or as text, Markdown or HTML alone.',
    answers: DocumentDto,
    refuses: ['NotFound'],
    otherTypes: ['text/plain', 'text/markdown', 'text/html'],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('docId', IdPipe) docId: string,
    @Query() { format }: FormatQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const reading = await this.bus.ask(new ReadAiDoc(actor, docId));
    const embedded = isMarkup(format) ? await embeddedIn(this.bus, actor, reading.content) : {};
    return sendDocument(reading, format ?? 'json', reply, embedded);
  }

  @Put()
  @TakesVersion()
  @Operation({
    id: 'replaceAiDocContent',
    asks: ReplaceContent,
    summary: 'Replace the document of a doc by your own words',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async replace(
    @CurrentActor() actor: Actor,
    @Param('docId', IdPipe) docId: string,
    @Body() content: AiDocContentDto,
    @SeenVersion() version: number | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const now = await this.bus.ask(new ReplaceContent(actor, 'aiDoc', docId, content, version));
    void reply.header('etag', `"${now}"`);
  }
}
