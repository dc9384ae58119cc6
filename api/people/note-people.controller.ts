import { LinkNotePerson } from '@evident/application/people/link-note-person';
import { LinkSpeakers } from '@evident/application/people/link-speakers';
import { ListNotePeople, SuggestSpeakers } from '@evident/application/people/queries';
import { UnlinkNotePerson } from '@evident/application/people/unlink-note-person';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import {
  LinkedNotePersonDto,
  NewNotePersonDto,
  NotePeopleDto,
  SpeakerLinksDto,
  SpeakerLinksResultDto,
  SpeakerSuggestionPageDto,
  SpeakerSuggestionQueryDto,
} from './people.dto.ts';

@ApiTags('People')
@Controller()
export class NotePeopleController {
  constructor(private readonly bus: Bus) {}

  @Get('notes/:noteId/people')
  @Operation({
    id: 'listNotePeople',
    asks: ListNotePeople,
    summary: 'List the people of a note: linked speakers, and people added by hand',
    description: 'Names are null for members who do not see people.',
    answers: NotePeopleDto,
    refuses: ['NotFound'],
  })
  ofNote(@CurrentActor() actor: Actor, @Param('noteId', IdPipe) noteId: string): Promise<NotePeopleDto> {
    return this.bus.ask(new ListNotePeople(actor, noteId));
  }

  @Post('notes/:noteId/people')
  @Operation({
    id: 'linkNotePerson',
    asks: LinkNotePerson,
    summary: 'Add a person to a note, by hand or as one of its speakers',
    answers: LinkedNotePersonDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async link(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Body() link: NewNotePersonDto,
  ): Promise<LinkedNotePersonDto> {
    return { undoId: await this.bus.ask(new LinkNotePerson(actor, noteId, link)) };
  }

  @Delete('notes/:noteId/people/:personId')
  @Operation({
    id: 'unlinkNotePerson',
    asks: UnlinkNotePerson,
    summary: 'Remove a person from a note, with all their speakers in it',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async unlink(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Param('personId', IdPipe) personId: string,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UnlinkNotePerson(actor, noteId, personId)) };
  }

  @Get('projects/:projectId/speaker-suggestions')
  @Operation({
    id: 'suggestSpeakers',
    asks: SuggestSpeakers,
    summary: 'List the speakers of a project who are not linked to a person, with people of similar names',
    description: 'Empty for members who do not see people.',
    answers: SpeakerSuggestionPageDto,
  })
  suggestions(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() { noteId, ...page }: SpeakerSuggestionQueryDto,
  ): Promise<SpeakerSuggestionPageDto> {
    return this.bus.ask(new SuggestSpeakers(actor, projectId, noteId, pageRequest(page)));
  }

  @Post('projects/:projectId/speaker-links')
  @Operation({
    id: 'linkSpeakers',
    asks: LinkSpeakers,
    summary: 'Link several speakers of a project to people, and create those who are missing, as one change',
    answers: SpeakerLinksResultDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  linkSpeakers(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() { links }: SpeakerLinksDto,
  ): Promise<SpeakerLinksResultDto> {
    return this.bus.ask(new LinkSpeakers(actor, projectId, links));
  }
}
