import { ListNoteSentiment } from '@evident/application/suggestions/list-note-sentiment';
import { ListSimilarHighlights } from '@evident/application/suggestions/list-similar-highlights';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { SentimentListDto, SimilarHighlightsDto } from './suggestions.dto.ts';

@ApiTags('Suggestions')
@Controller()
export class SimilarHighlightsController {
  constructor(private readonly bus: Bus) {}

  @Get('highlights/:highlightId/similar')
  @Operation({
    id: 'listSimilarHighlights',
    asks: ListSimilarHighlights,
    summary: 'List highlights of the project that say something similar',
    answers: SimilarHighlightsDto,
    refuses: ['NotFound'],
  })
  async similar(
    @CurrentActor() actor: Actor,
    @Param('highlightId', IdPipe) highlightId: string,
  ): Promise<SimilarHighlightsDto> {
    return { items: await this.bus.ask(new ListSimilarHighlights(actor, highlightId)) };
  }

  @Get('notes/:noteId/sentiment')
  @Operation({
    id: 'listNoteSentiment',
    asks: ListNoteSentiment,
    summary: 'Read the sentiment of the highlights of a note',
    description:
      'By the lexicon of VADER (Hutto and Gilbert 2014), with the words that carry it. Empty for notes in other languages than English.',
    answers: SentimentListDto,
    refuses: ['NotFound'],
  })
  async sentiment(@CurrentActor() actor: Actor, @Param('noteId', IdPipe) noteId: string): Promise<SentimentListDto> {
    return this.bus.ask(new ListNoteSentiment(actor, noteId));
  }
}
