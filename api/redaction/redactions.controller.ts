import { ApplyRedactions } from '@evident/application/redaction/apply-redactions';
import { CreateRedaction } from '@evident/application/redaction/create-redaction';
import { DeleteOriginal } from '@evident/application/redaction/delete-original';
import { DeleteRedaction } from '@evident/application/redaction/delete-redaction';
import { FindName } from '@evident/application/redaction/find-name';
import { ListRedactions } from '@evident/application/redaction/list-redactions';
import { RestoreRedaction } from '@evident/application/redaction/restore-redaction';
import { UpdateRedaction } from '@evident/application/redaction/update-redaction';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, TakesVersion } from '../kernel/version.ts';
import {
  AppliedRedactionsDto,
  NameSearchDto,
  NamedListDto,
  NewRedactionDto,
  RedactionListDto,
  RedactionUpdateDto,
  RedactionsToApplyDto,
  RestoredRedactionDto,
} from './redaction.dto.ts';

@ApiTags('Redactions')
@Controller()
export class RedactionsController {
  constructor(private readonly bus: Bus) {}

  @Get('notes/:noteId/redactions')
  @Operation({
    id: 'listRedactions',
    asks: ListRedactions,
    summary: 'List the redactions of a note and its recordings',
    answers: RedactionListDto,
    refuses: ['NotFound'],
  })
  list(@CurrentActor() actor: Actor, @Param('noteId', IdPipe) noteId: string): Promise<RedactionListDto> {
    return this.bus.ask(new ListRedactions(actor, noteId));
  }

  @Get('projects/:projectId/named')
  @Operation({
    id: 'findName',
    asks: FindName,
    summary: 'Find a name in the notes of a project, to redact it',
    answers: NamedListDto,
    refuses: ['NotFound'],
  })
  find(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() { name }: NameSearchDto,
  ): Promise<NamedListDto> {
    return this.bus.ask(new FindName(actor, projectId, name));
  }

  @Post('notes/:noteId/redactions')
  @Operation({
    id: 'createRedaction',
    asks: CreateRedaction,
    summary: 'Plan a redaction of words or of a time span',
    description: 'Hides nothing until it is applied.',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async create(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Body() redaction: NewRedactionDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateRedaction(actor, noteId, redaction)) };
  }

  @Post('notes/:noteId/redactions/apply')
  @Operation({
    id: 'applyRedactions',
    asks: ApplyRedactions,
    summary: 'Apply pending redactions of a note',
    description:
      'Removes the words from the note and from every copy in the workspace: highlights, insights and their published versions, titles, the search index, undo entries. Uploads that hold them are withheld. Members with full access can restore the original until it is deleted.',
    answers: AppliedRedactionsDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  apply(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Body() { redactionIds }: RedactionsToApplyDto,
  ): Promise<AppliedRedactionsDto> {
    return this.bus.ask(new ApplyRedactions(actor, noteId, redactionIds));
  }

  @Patch('redactions/:redactionId')
  @TakesVersion()
  @Operation({
    id: 'updateRedaction',
    asks: UpdateRedaction,
    summary: 'Change a pending redaction',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('redactionId', IdPipe) redactionId: string,
    @Body() redaction: RedactionUpdateDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdateRedaction(actor, redactionId, redaction, seen)) };
  }

  @Delete('redactions/:redactionId')
  @Operation({
    id: 'deleteRedaction',
    asks: DeleteRedaction,
    summary: 'Delete a pending redaction',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('redactionId', IdPipe) redactionId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteRedaction(actor, redactionId)) };
  }

  @Post('redactions/:redactionId/restore')
  @Operation({
    id: 'restoreRedaction',
    asks: RestoreRedaction,
    summary: 'Restore the original of a redaction',
    description: 'Puts the words back where [redacted] is now, and deletes the redaction.',
    answers: RestoredRedactionDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  restore(
    @CurrentActor() actor: Actor,
    @Param('redactionId', IdPipe) redactionId: string,
  ): Promise<RestoredRedactionDto> {
    return this.bus.ask(new RestoreRedaction(actor, redactionId));
  }

  @Delete('redactions/:redactionId/original')
  @Operation({
    id: 'deleteOriginal',
    asks: DeleteOriginal,
    summary: 'Delete the original of a redaction for good',
    description: 'Cannot be undone. Also deletes the uploads that the note was imported from.',
    status: 204,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async removeOriginal(@CurrentActor() actor: Actor, @Param('redactionId', IdPipe) redactionId: string): Promise<void> {
    await this.bus.ask(new DeleteOriginal(actor, redactionId));
  }
}
