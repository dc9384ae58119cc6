import { ApplyRedactions } from '@evident/application/redaction/apply-redactions';
import { CreateRedaction } from '@evident/application/redaction/create-redaction';
import { DeleteOriginal } from '@evident/application/redaction/delete-original';
import { DeleteRedaction } from '@evident/application/redaction/delete-redaction';
import { FindName } from '@evident/application/redaction/find-name';
import { ListRedactions } from '@evident/application/redaction/list-redactions';
import { RestoreRedaction } from '@evident/application/redaction/restore-redaction';
import { UpdateRedaction } from '@evident/application/redaction/update-redaction';
import { CreatedDto } from '../kernel/created.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  AppliedRedactionsDto,
  NameSearchDto,
  NamedListDto,
  NewRedactionDto,
  RedactionListDto,
  RedactionUpdateDto,
  RedactionsToApplyDto,
  RestoredRedactionDto,
} from './redaction.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const REDACTIONS_OPERATIONS = {
  listRedactions: operation({
    route: 'GET /notes/{noteId}/redactions',
    asks: ListRedactions,
    summary: 'List the redactions of a note and its recordings',
    answers: RedactionListDto,
    refuses: ['NotFound'],
    message: ({ actor, noteId }) => new ListRedactions(actor, noteId),
  }),
  findName: operation({
    route: 'GET /projects/{projectId}/named',
    asks: FindName,
    summary: 'Find a name in the notes of a project, to redact it',
    query: NameSearchDto,
    answers: NamedListDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId, query: { name } }) => new FindName(actor, projectId, name),
  }),
  createRedaction: operation({
    route: 'POST /notes/{noteId}/redactions',
    asks: CreateRedaction,
    summary: 'Plan a redaction of words or of a time span',
    description: 'Hides nothing until it is applied.',
    body: NewRedactionDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, noteId, body: redaction }) => new CreateRedaction(actor, noteId, redaction),
    answer: (id) => ({ id }),
  }),
  applyRedactions: operation({
    route: 'POST /notes/{noteId}/redactions/apply',
    asks: ApplyRedactions,
    summary: 'Apply pending redactions of a note',
    description:
      'Removes the words from the note and from every copy in the workspace: highlights, insights and their published versions, titles, the search index, undo entries. Uploads that hold them are withheld. Members with full access can restore the original until it is deleted.',
    body: RedactionsToApplyDto,
    answers: AppliedRedactionsDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, noteId, body: { redactionIds } }) => new ApplyRedactions(actor, noteId, redactionIds),
  }),
  updateRedaction: operation({
    route: 'PATCH /redactions/{redactionId}',
    asks: UpdateRedaction,
    summary: 'Change a pending redaction',
    body: RedactionUpdateDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, redactionId, body: redaction, seen }) =>
      new UpdateRedaction(actor, redactionId, redaction, seen),
    answer: undoable,
  }),
  deleteRedaction: operation({
    route: 'DELETE /redactions/{redactionId}',
    asks: DeleteRedaction,
    summary: 'Delete a pending redaction',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, redactionId }) => new DeleteRedaction(actor, redactionId),
    answer: undoable,
  }),
  restoreRedaction: operation({
    route: 'POST /redactions/{redactionId}/restore',
    asks: RestoreRedaction,
    summary: 'Restore the original of a redaction',
    description: 'Puts the words back where [redacted] is now, and deletes the redaction.',
    answers: RestoredRedactionDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, redactionId }) => new RestoreRedaction(actor, redactionId),
  }),
  deleteOriginal: operation({
    route: 'DELETE /redactions/{redactionId}/original',
    asks: DeleteOriginal,
    summary: 'Delete the original of a redaction for good',
    description: 'Cannot be undone. Also deletes the uploads that the note was imported from.',
    status: 204,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, redactionId }) => new DeleteOriginal(actor, redactionId),
  }),
};
