import { AnswerQuestion } from '@evident/application/conversations/answer-question';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { AnswerQueryDto, FoundAnswerDto } from './conversations.dto.ts';

@ApiTags('Ask')
@Controller('answer')
export class AnswersController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'answerQuestion',
    asks: AnswerQuestion,
    summary: 'Answer a question with sentences of your sources',
    description:
      'Word for word, without a language model, and not stored. Refused while AI is off in the workspace. Start a conversation for answers that are written.',
    answers: FoundAnswerDto,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  answer(@CurrentActor() actor: Actor, @Query() asked: AnswerQueryDto): Promise<FoundAnswerDto> {
    return this.bus.ask(new AnswerQuestion(actor, asked));
  }
}
