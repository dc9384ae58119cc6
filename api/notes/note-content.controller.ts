import { ReplaceContent } from '@evident/application/content/replace-content';
import { ReadNote } from '@evident/application/notes/queries';
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
import { NoteContentDto } from './notes.dto.ts';

@ApiTags('Notes')
@Controller('notes/:noteId/content')
export class NoteContentController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'readNote',
    asks: ReadNote,
    summary: 'Read the content of a note',
    description: 'As ProseMirror JSON with the plain text, or as text, Markdown or HTML alone.',
    answers: DocumentDto,
    refuses: ['NotFound'],
    otherTypes: ['text/plain', 'text/markdown', 'text/html'],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Query() { format }: FormatQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const reading = await this.bus.ask(new ReadNote(actor, noteId));
    if (!isMarkup(format)) return sendDocument(reading, format ?? 'json', reply);
    return sendDocument(reading, format ?? 'json', reply, await embeddedIn(this.bus, actor, reading.content));
  }

  @Put()
  @TakesVersion()
  @Operation({
    id: 'replaceNoteContent',
    asks: ReplaceContent,
    summary: 'Replace the content of a note; highlights follow their words or are listed as lost',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async replace(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Body() content: NoteContentDto,
    @SeenVersion() version: number | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const now = await this.bus.ask(new ReplaceContent(actor, 'note', noteId, content, version));
    void reply.header('etag', `"${now}"`);
  }
}
