import { DecideSuggestions } from '@evident/application/suggestions/decide-suggestions';
import { ListNoteSuggestions } from '@evident/application/suggestions/list-note-suggestions';
import { SuggestForNote } from '@evident/application/suggestions/suggest-for-note';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import {
  DecidedSuggestionsDto,
  NoteSuggestionsMadeDto,
  SuggestionDecisionDto,
  NoteSuggestionListDto,
  WantedSuggestionsDto,
} from './suggestions.dto.ts';

@ApiTags('Suggestions')
@Controller('notes/:noteId/suggestions')
export class NoteSuggestionsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listNoteSuggestions',
    asks: ListNoteSuggestions,
    summary: 'List the open suggestions of a note, in text order',
    answers: NoteSuggestionListDto,
    refuses: ['NotFound'],
  })
  list(@CurrentActor() actor: Actor, @Param('noteId', IdPipe) noteId: string): Promise<NoteSuggestionListDto> {
    return this.bus.ask(new ListNoteSuggestions(actor, noteId));
  }

  @Post()
  @Operation({
    id: 'suggestForNote',
    asks: SuggestForNote,
    summary: 'Look for something to suggest in a note',
    description: 'Changes nothing but the list of suggestions. Rejected suggestions do not return.',
    answers: NoteSuggestionsMadeDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  suggest(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Body() { kind }: WantedSuggestionsDto,
  ): Promise<NoteSuggestionsMadeDto> {
    return this.bus.ask(new SuggestForNote(actor, noteId, kind));
  }

  @Post('decisions')
  @Operation({
    id: 'decideSuggestions',
    asks: DecideSuggestions,
    summary: 'Accept or reject suggestions of a note',
    description:
      'One undo step for all of them. The AI user is the author of what accepting creates: highlights, tags on highlights, planned redactions.',
    answers: DecidedSuggestionsDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  decide(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Body() decision: SuggestionDecisionDto,
  ): Promise<DecidedSuggestionsDto> {
    return this.bus.ask(new DecideSuggestions(actor, noteId, decision));
  }
}
