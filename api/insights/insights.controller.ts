import { CreateInsight } from '@evident/application/insights/create-insight';
import { MarkContradicting } from '@evident/application/insights/mark-contradicting';
import { PublishInsight } from '@evident/application/insights/publish-insight';
import { GetInsight, ListEvidence, ListInsights, ListPublishedInsights } from '@evident/application/insights/queries';
import { DiscardChanges } from '@evident/application/insights/discard-changes';
import { PublishChanges } from '@evident/application/insights/publish-changes';
import { UpdateInsight } from '@evident/application/insights/update-insight';
import { MoveToTrash } from '@evident/application/trash/move-to-trash';
import type { Actor } from '@evident/domain/permissions';
import { deletingNeeds } from '@evident/domain/trash';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { Operation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import {
  ContradictionDto,
  EvidenceDto,
  InsightDto,
  InsightPageDto,
  InsightsQueryDto,
  InsightWordingDto,
  NewInsightDto,
  PublishedDto,
  PublishedQueryDto,
} from './insights.dto.ts';

@ApiTags('Insights')
@Controller()
export class InsightsController {
  constructor(private readonly bus: Bus) {}

  @Get('published-insights')
  @Operation({
    id: 'listPublishedInsights',
    asks: ListPublishedInsights,
    summary: 'List the published insights of all projects or of a folder, latest first',
    answers: InsightPageDto,
  })
  published(
    @CurrentActor() actor: Actor,
    @Query() { limit, cursor, ...filter }: PublishedQueryDto,
  ): Promise<InsightPageDto> {
    return this.bus.ask(new ListPublishedInsights(actor, filter, pageRequest({ limit, cursor })));
  }

  @Get('projects/:projectId/insights')
  @Operation({
    id: 'listInsights',
    asks: ListInsights,
    summary: 'List the insights of a project, newest first',
    answers: InsightPageDto,
  })
  list(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() { limit, cursor, ...filter }: InsightsQueryDto,
  ): Promise<InsightPageDto> {
    return this.bus.ask(new ListInsights(actor, projectId, filter, pageRequest({ limit, cursor })));
  }

  @Post('projects/:projectId/insights')
  @Operation({
    id: 'createInsight',
    asks: CreateInsight,
    summary: 'Create an insight, with content and evidence',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'UnprocessableContent'],
  })
  async create(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() insight: NewInsightDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateInsight(actor, projectId, insight)) };
  }

  @Get('insights/:insightId')
  @ShowsVersion()
  @Operation({
    id: 'getInsight',
    asks: GetInsight,
    summary: 'Read an insight without its content',
    answers: InsightDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('insightId', IdPipe) insightId: string): Promise<InsightDto> {
    return this.bus.ask(new GetInsight(actor, insightId));
  }

  @Patch('insights/:insightId')
  @TakesVersion()
  @Operation({
    id: 'updateInsight',
    asks: UpdateInsight,
    summary: 'Rename, lock, unlock or archive an insight, or change its cover',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  update(
    @CurrentActor() actor: Actor,
    @Param('insightId', IdPipe) insightId: string,
    @Body() wording: InsightWordingDto,
    @SeenVersion() seen: number | null,
  ): Promise<void> {
    return this.bus.ask(new UpdateInsight(actor, insightId, wording, seen));
  }

  @Delete('insights/:insightId')
  @Operation({
    id: 'deleteInsight',
    asks: MoveToTrash,
    access: deletingNeeds('INSIGHT'),
    summary: 'Move an insight to the trash',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('insightId', IdPipe) id: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new MoveToTrash(actor, { type: 'INSIGHT', id })) };
  }

  @Put('insights/:insightId/publication')
  @Operation({
    id: 'publishInsight',
    asks: PublishInsight,
    summary: 'Publish the current version of an insight on the home page',
    description: 'Later edits stay a draft until `POST /insights/{insightId}/publish-changes`.',
    answers: PublishedDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async publish(@CurrentActor() actor: Actor, @Param('insightId', IdPipe) insightId: string): Promise<PublishedDto> {
    return { undoId: await this.bus.ask(new PublishInsight(actor, insightId, true)) };
  }

  @Delete('insights/:insightId/publication')
  @Operation({
    id: 'unpublishInsight',
    asks: PublishInsight,
    summary: 'Unpublish an insight',
    answers: PublishedDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async unpublish(@CurrentActor() actor: Actor, @Param('insightId', IdPipe) insightId: string): Promise<PublishedDto> {
    return { undoId: await this.bus.ask(new PublishInsight(actor, insightId, false)) };
  }

  @Post('insights/:insightId/publish-changes')
  @Operation({
    id: 'publishInsightChanges',
    asks: PublishChanges,
    summary: 'Publish the changes of a published insight',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async publishChanges(
    @CurrentActor() actor: Actor,
    @Param('insightId', IdPipe) insightId: string,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new PublishChanges(actor, insightId)) };
  }

  @Post('insights/:insightId/discard-changes')
  @Operation({
    id: 'discardInsightChanges',
    asks: DiscardChanges,
    summary: 'Discard the unpublished changes of an insight',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async discardChanges(
    @CurrentActor() actor: Actor,
    @Param('insightId', IdPipe) insightId: string,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DiscardChanges(actor, insightId)) };
  }

  @Get('insights/:insightId/evidence')
  @Operation({
    id: 'listEvidence',
    asks: ListEvidence,
    summary: 'List the current evidence of an insight',
    answers: EvidenceDto,
    refuses: ['NotFound'],
  })
  evidence(@CurrentActor() actor: Actor, @Param('insightId', IdPipe) insightId: string): Promise<EvidenceDto> {
    return this.bus.ask(new ListEvidence(actor, insightId));
  }

  @Put('insights/:insightId/evidence/:highlightId')
  @Operation({
    id: 'markContradicting',
    asks: MarkContradicting,
    summary: 'Mark evidence as contradicting its insight, or take the mark off',
    refuses: ['NotFound', 'InvalidOperation'],
  })
  mark(
    @CurrentActor() actor: Actor,
    @Param('insightId', IdPipe) insightId: string,
    @Param('highlightId', IdPipe) highlightId: string,
    @Body() { contradicts }: ContradictionDto,
  ): Promise<void> {
    return this.bus.ask(new MarkContradicting(actor, insightId, highlightId, contradicts));
  }
}
