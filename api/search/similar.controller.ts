import { ListSimilar } from '@evident/application/search/list-similar';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { SimilarObjectsDto } from './search.dto.ts';

const DESCRIPTION =
  'In all projects that the caller can see, without archived ones. By meaning, or by the words that tell its subject where no model knows it.';

@ApiTags('Search')
@Controller()
export class SimilarController {
  constructor(private readonly bus: Bus) {}

  @Get('notes/:noteId/similar')
  @Operation({
    id: 'listSimilarToNote',
    asks: ListSimilar,
    summary: 'List notes and insights about the same as a note',
    description: DESCRIPTION,
    answers: SimilarObjectsDto,
    refuses: ['NotFound'],
  })
  async toNote(@CurrentActor() actor: Actor, @Param('noteId', IdPipe) id: string): Promise<SimilarObjectsDto> {
    return { items: await this.bus.ask(new ListSimilar(actor, { type: 'NOTE', id })) };
  }

  @Get('insights/:insightId/similar')
  @Operation({
    id: 'listSimilarToInsight',
    asks: ListSimilar,
    summary: 'List notes and insights about the same as an insight',
    description: DESCRIPTION,
    answers: SimilarObjectsDto,
    refuses: ['NotFound'],
  })
  async toInsight(@CurrentActor() actor: Actor, @Param('insightId', IdPipe) id: string): Promise<SimilarObjectsDto> {
    return { items: await this.bus.ask(new ListSimilar(actor, { type: 'INSIGHT', id })) };
  }
}
