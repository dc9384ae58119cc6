import { CreateQuestion } from '@evident/application/surveys/create-question';
import { DeleteQuestion } from '@evident/application/surveys/delete-question';
import { ListQuestions } from '@evident/application/surveys/queries';
import { Respond } from '@evident/application/surveys/respond';
import { UpdateQuestion } from '@evident/application/surveys/update-question';
import { CreatedDto } from '../kernel/created.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { NewQuestionDto, QuestionListDto, QuestionUpdateDto, SentResponseDto } from './questions.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const QUESTIONS_OPERATIONS = {
  listQuestions: operation({
    route: 'GET /notes/{noteId}/questions',
    asks: ListQuestions,
    summary: 'List the survey questions of a note with their responses',
    answers: QuestionListDto,
    refuses: ['NotFound'],
    message: ({ actor, noteId }) => new ListQuestions(actor, noteId),
  }),
  createQuestion: operation({
    route: 'POST /notes/{noteId}/questions',
    asks: CreateQuestion,
    summary: 'Add a survey question to a note',
    body: NewQuestionDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, noteId, body: question }) => new CreateQuestion(actor, noteId, question),
    answer: (id) => ({ id }),
  }),
  updateQuestion: operation({
    route: 'PATCH /questions/{questionId}',
    asks: UpdateQuestion,
    summary: 'Change a survey question',
    description: 'Refused if the response does not fit the changed question. Clear the response first.',
    body: QuestionUpdateDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, questionId, body: question, seen }) => new UpdateQuestion(actor, questionId, question, seen),
    answer: undoable,
  }),
  deleteQuestion: operation({
    route: 'DELETE /questions/{questionId}',
    asks: DeleteQuestion,
    summary: 'Delete a survey question with its response',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, questionId }) => new DeleteQuestion(actor, questionId),
    answer: undoable,
  }),
  respond: operation({
    route: 'PUT /questions/{questionId}/response',
    asks: Respond,
    summary: 'Record or clear the response to a survey question',
    description: 'An empty response clears it.',
    body: SentResponseDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, questionId, body: response, seen }) => new Respond(actor, questionId, response, seen),
    answer: undoable,
  }),
};
