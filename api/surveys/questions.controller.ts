import { CreateQuestion } from '@evident/application/surveys/create-question';
import { DeleteQuestion } from '@evident/application/surveys/delete-question';
import { ListQuestions } from '@evident/application/surveys/queries';
import { Respond } from '@evident/application/surveys/respond';
import { UpdateQuestion } from '@evident/application/surveys/update-question';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, TakesVersion } from '../kernel/version.ts';
import { NewQuestionDto, QuestionListDto, QuestionUpdateDto, SentResponseDto } from './questions.dto.ts';

@ApiTags('Survey questions')
@Controller()
export class QuestionsController {
  constructor(private readonly bus: Bus) {}

  @Get('notes/:noteId/questions')
  @Operation({
    id: 'listQuestions',
    asks: ListQuestions,
    summary: 'List the survey questions of a note with their responses',
    answers: QuestionListDto,
    refuses: ['NotFound'],
  })
  list(@CurrentActor() actor: Actor, @Param('noteId', IdPipe) noteId: string): Promise<QuestionListDto> {
    return this.bus.ask(new ListQuestions(actor, noteId));
  }

  @Post('notes/:noteId/questions')
  @Operation({
    id: 'createQuestion',
    asks: CreateQuestion,
    summary: 'Add a survey question to a note',
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
  })
  async create(
    @CurrentActor() actor: Actor,
    @Param('noteId', IdPipe) noteId: string,
    @Body() question: NewQuestionDto,
  ): Promise<CreatedDto> {
    return { id: await this.bus.ask(new CreateQuestion(actor, noteId, question)) };
  }

  @Patch('questions/:questionId')
  @TakesVersion()
  @Operation({
    id: 'updateQuestion',
    asks: UpdateQuestion,
    summary: 'Change a survey question',
    description: 'Refused if the response does not fit the changed question. Clear the response first.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('questionId', IdPipe) questionId: string,
    @Body() question: QuestionUpdateDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdateQuestion(actor, questionId, question, seen)) };
  }

  @Delete('questions/:questionId')
  @Operation({
    id: 'deleteQuestion',
    asks: DeleteQuestion,
    summary: 'Delete a survey question with its response',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('questionId', IdPipe) questionId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteQuestion(actor, questionId)) };
  }

  @Put('questions/:questionId/response')
  @TakesVersion()
  @Operation({
    id: 'respond',
    asks: Respond,
    summary: 'Record or clear the response to a survey question',
    description: 'An empty response clears it.',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async respond(
    @CurrentActor() actor: Actor,
    @Param('questionId', IdPipe) questionId: string,
    @Body() response: SentResponseDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new Respond(actor, questionId, response, seen)) };
  }
}
