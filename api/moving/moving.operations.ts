import { CopyInsight } from '@evident/application/moving/copy-insight';
import { MoveObjects } from '@evident/application/moving/move-objects';
import { MoveText } from '@evident/application/moving/move-text';
import { PreviewMove } from '@evident/application/moving/preview-move';
import { SplitNote } from '@evident/application/moving/split-note';
import { TakePastedWords } from '@evident/application/moving/take-pasted-words';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  CopiedInsightDto,
  InsightCopyDto,
  MovePreviewDto,
  MoveRequestDto,
  NoteSplitDto,
  PastedWordsDto,
  SplitNoteDto,
  TextMoveDto,
  WordsTakenDto,
} from './moving.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const MOVING_OPERATIONS = {
  moveObjects: operation({
    route: 'POST /projects/{projectId}/moves',
    asks: MoveObjects,
    summary: 'Move notes or insights of another project to this one',
    description:
      'Highlights, comments, files, share links and summaries go along. Tags of the former project become tags of the same name, which are added where they are missing. All objects are moved, or none.',
    body: MoveRequestDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: request }) => new MoveObjects(actor, projectId, request),
    answer: undoable,
  }),
  previewMove: operation({
    route: 'POST /projects/{projectId}/moves/preview',
    asks: PreviewMove,
    summary: 'List what a move to this project takes along, and what prevents it',
    body: MoveRequestDto,
    answers: MovePreviewDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: request }) => new PreviewMove(actor, projectId, request),
  }),
  copyInsight: operation({
    route: 'POST /projects/{projectId}/insight-copies',
    asks: CopyInsight,
    summary: 'Copy an insight into this project, as the caller sees it',
    description: 'The copy is unpublished. Comments, share links and images of other projects are left out.',
    body: InsightCopyDto,
    answers: CopiedInsightDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, projectId, body: { insightId } }) => new CopyInsight(actor, projectId, insightId),
  }),
  splitNote: operation({
    route: 'POST /notes/{noteId}/split',
    asks: SplitNote,
    summary: 'Split a note at a position of its text',
    description:
      'The words after the position go to a new note, with their highlights, tags, comments and recordings. Evidence of insights stays.',
    body: NoteSplitDto,
    answers: SplitNoteDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, noteId, body: split }) => new SplitNote(actor, noteId, split),
  }),
  moveText: operation({
    route: 'POST /notes/{noteId}/text-moves',
    asks: MoveText,
    summary: 'Move words of a note to another note of its project',
    description:
      'Highlights, tags, comments and recordings go along. A highlight of which only a part moves goes with most of its words.',
    body: TextMoveDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, noteId, body: move }) => new MoveText(actor, noteId, move),
    answer: undoable,
  }),
  takePastedWords: operation({
    route: 'POST /notes/{noteId}/pasted-words',
    asks: TakePastedWords,
    summary: 'Take over the highlights of words that were cut from another note and pasted into this one',
    description:
      'Highlights, tags and comments follow words that were deleted from the other note within the last hour and are in the given passage of this one.',
    body: PastedWordsDto,
    answers: WordsTakenDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, noteId, body: pasted }) => new TakePastedWords(actor, noteId, pasted),
  }),
};
