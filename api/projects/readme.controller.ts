import { ReplaceContent } from '@evident/application/content/replace-content';
import { ReadReadme } from '@evident/application/projects/queries';
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
import { NewReadmeDto } from './projects.dto.ts';

@ApiTags('Projects')
@Controller('projects/:projectId/readme')
export class ReadmeController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'readReadme',
    asks: ReadReadme,
    summary: 'Read the readme of a project',
    description: 'As ProseMirror JSON with the plain text, or as text, Markdown or HTML alone.',
    answers: DocumentDto,
    refuses: ['NotFound'],
    otherTypes: ['text/plain', 'text/markdown', 'text/html'],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() { format }: FormatQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const reading = await this.bus.ask(new ReadReadme(actor, projectId));
    const embedded = isMarkup(format) ? await embeddedIn(this.bus, actor, reading.content) : {};
    return sendDocument(reading, format ?? 'json', reply, embedded);
  }

  @Put()
  @TakesVersion()
  @Operation({
    id: 'replaceReadme',
    asks: ReplaceContent,
    summary: 'Replace the readme of a project',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async replace(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() content: NewReadmeDto,
    @SeenVersion() version: number | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const now = await this.bus.ask(new ReplaceContent(actor, 'readme', projectId, content, version));
    void reply.header('etag', `"${now}"`);
  }
}
