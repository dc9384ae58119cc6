import { ListProjectSuggestions } from '@evident/application/suggestions/list-project-suggestions';
import { RejectDuplicates } from '@evident/application/suggestions/reject-duplicates';
import { SuggestForProject } from '@evident/application/suggestions/suggest-for-project';
import { SuggestTags } from '@evident/application/suggestions/suggest-tags';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import {
  NearTagListDto,
  RejectedSuggestionsDto,
  SuggestionListDto,
  SuggestionsMadeDto,
  WordsToTagDto,
} from './suggestions.dto.ts';

@ApiTags('Suggestions')
@Controller('projects/:projectId')
export class ProjectSuggestionsController {
  constructor(private readonly bus: Bus) {}

  @Get('suggestions')
  @Operation({
    id: 'listProjectSuggestions',
    asks: ListProjectSuggestions,
    summary: 'List tags of a project that may be duplicates',
    description: 'Merge them with `POST /tags/{tagId}/merge`, or reject the suggestion.',
    answers: SuggestionListDto,
    refuses: ['NotFound'],
  })
  async list(@CurrentActor() actor: Actor, @Param('projectId', IdPipe) projectId: string): Promise<SuggestionListDto> {
    return { items: await this.bus.ask(new ListProjectSuggestions(actor, projectId)) };
  }

  @Post('suggestions')
  @Operation({
    id: 'suggestForProject',
    asks: SuggestForProject,
    summary: 'Look for duplicate tags in a project',
    description: 'Changes nothing but the list of suggestions. Rejected pairs are not suggested again.',
    answers: SuggestionsMadeDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async suggest(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
  ): Promise<SuggestionsMadeDto> {
    return { made: await this.bus.ask(new SuggestForProject(actor, projectId)) };
  }

  @Post('suggestions/rejections')
  @Operation({
    id: 'rejectDuplicates',
    asks: RejectDuplicates,
    summary: 'Reject suggestions that tags are duplicates',
    answers: UndoableDto,
    status: 200,
    refuses: ['NotFound'],
  })
  async reject(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Body() { suggestionIds }: RejectedSuggestionsDto,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new RejectDuplicates(actor, projectId, suggestionIds)) };
  }

  @Get('suggested-tags')
  @Operation({
    id: 'suggestTags',
    asks: SuggestTags,
    summary: 'Suggest tags for words',
    description: 'The tags of the most similar highlights of the project, best first.',
    answers: NearTagListDto,
  })
  async tags(
    @CurrentActor() actor: Actor,
    @Param('projectId', IdPipe) projectId: string,
    @Query() { quote }: WordsToTagDto,
  ): Promise<NearTagListDto> {
    return { items: await this.bus.ask(new SuggestTags(actor, projectId, quote)) };
  }
}
