import { ReplaceContent } from '@evident/application/content/replace-content';
import { ListEvidence, ReadInsight } from '@evident/application/insights/queries';
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
import { InsightContentDto } from './insights.dto.ts';

@ApiTags('Insights')
@Controller('insights/:insightId/content')
export class InsightContentController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'readInsight',
    asks: ReadInsight,
    summary: 'Read the content of an insight',
    description:
      'As ProseMirror JSON with the plain text, or as text, Markdown or HTML alone; Markdown and HTML contain the current words of the evidence, and charts as tables with the numbers that you can see.',
    answers: DocumentDto,
    refuses: ['NotFound'],
    otherTypes: ['text/plain', 'text/markdown', 'text/html'],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('insightId', IdPipe) insightId: string,
    @Query() { format }: FormatQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const reading = await this.bus.ask(new ReadInsight(actor, insightId));
    if (!isMarkup(format)) return sendDocument(reading, format ?? 'json', reply);
    const { items } = await this.bus.ask(new ListEvidence(actor, insightId));
    const words = new Map(items.map(({ highlightId, highlight }) => [highlightId, highlight?.text]));
    return sendDocument(reading, format ?? 'json', reply, {
      quoteOf: (highlightId) => words.get(highlightId) ?? null,
      ...(await embeddedIn(this.bus, actor, reading.content)),
    });
  }

  @Put()
  @TakesVersion()
  @Operation({
    id: 'replaceInsightContent',
    asks: ReplaceContent,
    summary: 'Replace the content of an insight',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async replace(
    @CurrentActor() actor: Actor,
    @Param('insightId', IdPipe) insightId: string,
    @Body() content: InsightContentDto,
    @SeenVersion() version: number | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const now = await this.bus.ask(new ReplaceContent(actor, 'insight', insightId, content, version));
    void reply.header('etag', `"${now}"`);
  }
}
