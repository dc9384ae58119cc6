import { CancelResearch } from '@evident/application/research/cancel-research';
import { CreateResearch } from '@evident/application/research/create-research';
import { DeleteResearch } from '@evident/application/research/delete-research';
import { GetResearch, ListResearch } from '@evident/application/research/queries';
import { RetryResearch } from '@evident/application/research/retry-research';
import { SaveResearchInsight } from '@evident/application/research/save-research-insight';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import {
  CreatedResearchDto,
  NewResearchDto,
  NewResearchInsightDto,
  ResearchDto,
  ResearchPageDto,
  SavedResearchInsightDto,
} from './research.dto.ts';

@ApiTags('Research')
@Controller('research')
export class ResearchController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listResearch',
    asks: ListResearch,
    summary: 'List your research, newest first',
    answers: ResearchPageDto,
  })
  list(@CurrentActor() actor: Actor, @Query() page: PageQueryDto): Promise<ResearchPageDto> {
    return this.bus.ask(new ListResearch(actor, pageRequest(page)));
  }

  @Post()
  @Operation({
    id: 'createResearch',
    asks: CreateResearch,
    summary: 'Research a question in many steps, within a budget',
    description:
      'Plans searches, reads the notes found, groups what they say, looks for what speaks against it, and writes the findings with their quotes. Read its steps with `GET /research/{researchId}`; `next` is null once it has ended.',
    answers: CreatedResearchDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  create(@CurrentActor() actor: Actor, @Body() wanted: NewResearchDto): Promise<CreatedResearchDto> {
    return this.bus.ask(new CreateResearch(actor, wanted));
  }

  @Get(':researchId')
  @Operation({
    id: 'getResearch',
    asks: GetResearch,
    summary: 'Read a research with its steps and findings',
    answers: ResearchDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('researchId', IdPipe) researchId: string): Promise<ResearchDto> {
    return this.bus.ask(new GetResearch(actor, researchId));
  }

  @Delete(':researchId')
  @Operation({
    id: 'deleteResearch',
    asks: DeleteResearch,
    summary: 'Delete a research with its findings',
    description: 'Stops it if it is under way. Insights that it was saved as stay.',
    answers: UndoableDto,
    refuses: ['NotFound'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('researchId', IdPipe) researchId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteResearch(actor, researchId)) };
  }

  @Post(':researchId/cancellation')
  @HttpCode(204)
  @Operation({
    id: 'cancelResearch',
    asks: CancelResearch,
    summary: 'Stop a research',
    description: 'Its finished steps stay. Has no effect once it has ended.',
    status: 204,
    refuses: ['NotFound'],
  })
  async cancel(@CurrentActor() actor: Actor, @Param('researchId', IdPipe) researchId: string): Promise<void> {
    await this.bus.ask(new CancelResearch(actor, researchId));
  }

  @Post(':researchId/retry')
  @HttpCode(204)
  @Operation({
    id: 'retryResearch',
    asks: RetryResearch,
    summary: 'Go on with a research that failed or was stopped',
    description: 'After its last finished step, within the same budget. Has no effect while it is under way.',
    status: 204,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async retry(@CurrentActor() actor: Actor, @Param('researchId', IdPipe) researchId: string): Promise<void> {
    await this.bus.ask(new RetryResearch(actor, researchId));
  }

  @Post(':researchId/insight')
  @Operation({
    id: 'saveResearchInsight',
    asks: SaveResearchInsight,
    summary: 'Save the findings as an unpublished insight',
    description:
      'Highlights the quotes in their notes; they are its live evidence. How many people share a finding, and where the research did not look, are part of it.',
    answers: SavedResearchInsightDto,
    status: 201,
    refuses: ['NotFound', 'Forbidden', 'InvalidOperation', 'UnprocessableContent'],
  })
  saveInsight(
    @CurrentActor() actor: Actor,
    @Param('researchId', IdPipe) researchId: string,
    @Body() wanted: NewResearchInsightDto,
  ): Promise<SavedResearchInsightDto> {
    return this.bus.ask(new SaveResearchInsight(actor, researchId, wanted));
  }
}
