import { AnnotateHighlight } from '@evident/application/highlights/annotate-highlight';
import { CreateHighlight } from '@evident/application/highlights/create-highlight';
import { JoinHighlights } from '@evident/application/highlights/join-highlights';
import { ReattachHighlight } from '@evident/application/highlights/reattach-highlight';
import { GetHighlight, ListHighlights, ListNoteHighlights } from '@evident/application/highlights/queries';
import { RemoveHighlight } from '@evident/application/highlights/remove-highlight';
import { SplitHighlight } from '@evident/application/highlights/split-highlight';
import { TagHighlight } from '@evident/application/highlights/tag-highlight';
import { TagNote } from '@evident/application/highlights/tag-note';
import { TrimHighlight } from '@evident/application/highlights/trim-highlight';
import { UntagHighlight } from '@evident/application/highlights/untag-highlight';
import { CreatedDto } from '../kernel/created.dto.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  HighlightAboutDto,
  HighlightChangeDto,
  HighlightDto,
  HighlightPageDto,
  HighlightJoinDto,
  HighlightSplitDto,
  HighlightTagsDto,
  HighlightWordsDto,
  NoteTaggedDto,
  NewHighlightDto,
  SplitHighlightDto,
  TrimmedHighlightDto,
} from './highlights.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const HIGHLIGHTS_OPERATIONS = {
  listNoteHighlights: operation({
    route: 'GET /notes/{noteId}/highlights',
    asks: ListNoteHighlights,
    summary: 'List the highlights of a note in text order, lost ones last',
    query: PageQueryDto,
    answers: HighlightPageDto,
    message: ({ actor, noteId, query: page }) => new ListNoteHighlights(actor, noteId, pageRequest(page)),
  }),
  listMemberHighlights: operation({
    route: 'GET /members/{memberId}/highlights',
    asks: ListHighlights,
    summary: 'List the highlights that a member created, newest first',
    description: 'Only highlights the caller may see.',
    query: PageQueryDto,
    answers: HighlightPageDto,
    message: ({ actor, memberId, query: page }) =>
      new ListHighlights(actor, { createdBy: memberId }, pageRequest(page)),
  }),
  createHighlight: operation({
    route: 'POST /notes/{noteId}/highlights',
    asks: CreateHighlight,
    summary: 'Create a highlight, with tags',
    description:
      'Of words of the note, of a moment of its recording (`audioVideo`), or of areas of the pages of its file (`pdfHighlightAreas`).',
    body: NewHighlightDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, noteId, body: wanted }) => new CreateHighlight(actor, noteId, wanted),
    answer: (id) => ({ id }),
  }),
  tagNote: operation({
    route: 'POST /notes/{noteId}/tags',
    asks: TagNote,
    summary: 'Add tags to a note itself',
    description:
      'They are on its highlight of the target `NOTE`, which has no words and counts like any other. Remove one with `DELETE /highlights/{highlightId}/tags/{tagId}`; the highlight goes with the last.',
    body: HighlightTagsDto,
    answers: NoteTaggedDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, noteId, body: { tagIds } }) => new TagNote(actor, noteId, tagIds),
  }),
  getHighlight: operation({
    route: 'GET /highlights/{highlightId}',
    asks: GetHighlight,
    summary: 'Read a highlight',
    answers: HighlightDto,
    refuses: ['NotFound'],
    message: ({ actor, highlightId }) => new GetHighlight(actor, highlightId),
  }),
  trimHighlight: operation({
    route: 'PATCH /highlights/{highlightId}',
    asks: TrimHighlight,
    summary: 'Trim the seconds that a highlight plays, or move a moment or an area',
    body: HighlightChangeDto,
    answers: TrimmedHighlightDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, highlightId, body: change, seen }) => new TrimHighlight(actor, highlightId, change, seen),
    answer: (undoId) => ({ undoId }),
  }),
  annotateHighlight: operation({
    route: 'PUT /highlights/{highlightId}/about',
    asks: AnnotateHighlight,
    summary: 'Star a highlight for the team, or change the note on it',
    body: HighlightAboutDto,
    answers: TrimmedHighlightDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, highlightId, body: about }) => new AnnotateHighlight(actor, highlightId, about),
    answer: (undoId) => ({ undoId }),
  }),
  splitHighlight: operation({
    route: 'POST /highlights/{highlightId}/split',
    asks: SplitHighlight,
    summary: 'Split a highlight of words into two with the same tags',
    body: HighlightSplitDto,
    answers: SplitHighlightDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, highlightId, body: { at } }) => new SplitHighlight(actor, highlightId, at),
  }),
  joinHighlights: operation({
    route: 'POST /highlights/{highlightId}/join',
    asks: JoinHighlights,
    summary: 'Join two highlights of words of a note into one with the tags of both',
    description: 'The one that is evidence in insights stays, otherwise the one in the path.',
    body: HighlightJoinDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, highlightId, body: { withHighlightId } }) =>
      new JoinHighlights(actor, highlightId, withHighlightId),
    answer: undoable,
  }),
  reattachHighlight: operation({
    route: 'PUT /highlights/{highlightId}/place',
    asks: ReattachHighlight,
    summary: 'Move a highlight to other words of its note',
    body: HighlightWordsDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, highlightId, body: words }) => new ReattachHighlight(actor, highlightId, words),
    answer: undoable,
  }),
  removeHighlight: operation({
    route: 'DELETE /highlights/{highlightId}',
    asks: RemoveHighlight,
    summary: 'Delete a highlight with its tags',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, highlightId }) => new RemoveHighlight(actor, highlightId),
    answer: undoable,
  }),
  tagHighlight: operation({
    route: 'POST /highlights/{highlightId}/tags',
    asks: TagHighlight,
    summary: 'Add tags to a highlight',
    body: HighlightTagsDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, highlightId, body: { tagIds } }) => new TagHighlight(actor, highlightId, tagIds),
    answer: undoable,
  }),
  untagHighlight: operation({
    route: 'DELETE /highlights/{highlightId}/tags/{tagId}',
    asks: UntagHighlight,
    summary: 'Remove a tag from a highlight',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, highlightId, tagId }) => new UntagHighlight(actor, highlightId, tagId),
    answer: undoable,
  }),
};
