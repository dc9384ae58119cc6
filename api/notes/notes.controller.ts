import { RenameSpeaker } from '@evident/application/notes/rename-speaker';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { SpeakerNameDto } from './notes.dto.ts';

@ApiTags('Notes')
@Controller()
export class NotesController {
  constructor(private readonly bus: Bus) {}

  @Put('notes/:noteId/speakers/:speakerId')
  @ApiParam({ name: 'speakerId', schema: { type: 'string', maxLength: 200 } })
  @Operation({
    id: 'renameSpeaker',
    asks: RenameSpeaker,
    summary: 'Rename a speaker everywhere in a note',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  renameSpeaker(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Param('speakerId') speakerId: string,
    @Body() { name }: SpeakerNameDto,
  ): Promise<void> {
    return this.bus.ask(new RenameSpeaker(actor, noteId, speakerId, name));
  }
}
