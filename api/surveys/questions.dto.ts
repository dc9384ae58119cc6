import { newQuestion, questionList, questionUpdate, sentResponse } from '@evident/domain/surveys';
import { dtoFrom } from '../kernel/dto.ts';

export class NewQuestionDto extends dtoFrom(newQuestion) {}
export class QuestionUpdateDto extends dtoFrom(questionUpdate) {}
export class SentResponseDto extends dtoFrom(sentResponse) {}
export class QuestionListDto extends dtoFrom(questionList) {}
