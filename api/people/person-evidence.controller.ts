import { ListHighlights } from '@evident/application/highlights/queries';
import { ListPersonInsights } from '@evident/application/insights/queries';
import { ListPersonNotes } from '@evident/application/people/queries';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { HighlightPageDto } from '../highlights/highlights.dto.ts';
import { InsightPageDto } from '../insights/insights.dto.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { PersonHighlightsDto, PersonNotePageDto } from './people.dto.ts';

@ApiTags('People')
@Controller('people/:personId')
export class PersonEvidenceController {
  constructor(private readonly bus: Bus) {}

  @Get('notes')
  @Operation({
    id: 'listPersonNotes',
    asks: ListPersonNotes,
    summary: 'List the notes of a person, newest first',
    answers: PersonNotePageDto,
  })
  notes(
    @CurrentActor() actor: Actor,
    @Param('personId', IdPipe) personId: string,
    @Query() page: PageQueryDto,
  ): Promise<PersonNotePageDto> {
    return this.bus.ask(new ListPersonNotes(actor, personId, pageRequest(page)));
  }

  @Get('highlights')
  @Operation({
    id: 'listPersonHighlights',
    asks: ListHighlights,
    summary: 'List the highlights of what a person said, newest first',
    description:
      'Words of speakers who are linked to the person. In notes to which the person was added by hand, also words of speakers who are not linked.',
    answers: HighlightPageDto,
  })
  highlights(
    @CurrentActor() actor: Actor,
    @Param('personId', IdPipe) personId: string,
    @Query() { search, ...page }: PersonHighlightsDto,
  ): Promise<HighlightPageDto> {
    return this.bus.ask(new ListHighlights(actor, { personId, search }, pageRequest(page)));
  }

  @Get('insights')
  @Operation({
    id: 'listPersonInsights',
    asks: ListPersonInsights,
    summary: 'List the insights that rest on words of a person, newest first',
    answers: InsightPageDto,
  })
  insights(
    @CurrentActor() actor: Actor,
    @Param('personId', IdPipe) personId: string,
    @Query() page: PageQueryDto,
  ): Promise<InsightPageDto> {
    return this.bus.ask(new ListPersonInsights(actor, personId, pageRequest(page)));
  }
}
