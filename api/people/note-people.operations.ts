import { LinkNotePerson } from '@evident/application/people/link-note-person';
import { LinkSpeakers } from '@evident/application/people/link-speakers';
import { ListNotePeople, SuggestSpeakers } from '@evident/application/people/queries';
import { SetNotePeople } from '@evident/application/people/set-note-people';
import { UnlinkNotePerson } from '@evident/application/people/unlink-note-person';
import { pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  LinkedNotePersonDto,
  NewNotePersonDto,
  NotePeopleDto,
  NotePeopleChangesDto,
  SpeakerLinksDto,
  SpeakerLinksResultDto,
  SpeakerSuggestionPageDto,
  SpeakerSuggestionQueryDto,
} from './people.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const NOTE_PEOPLE_OPERATIONS = {
  listNotePeople: operation({
    route: 'GET /notes/{noteId}/people',
    asks: ListNotePeople,
    summary: 'List the people of a note: linked speakers, and people added by hand',
    description: 'Names are null for members who do not see people.',
    answers: NotePeopleDto,
    refuses: ['NotFound'],
    message: ({ actor, noteId }) => new ListNotePeople(actor, noteId),
  }),
  linkNotePerson: operation({
    route: 'POST /notes/{noteId}/people',
    asks: LinkNotePerson,
    summary: 'Add a person to a note, by hand or as one of its speakers',
    body: NewNotePersonDto,
    answers: LinkedNotePersonDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, noteId, body: link }) => new LinkNotePerson(actor, noteId, link),
    answer: (undoId) => ({ undoId }),
  }),
  unlinkNotePerson: operation({
    route: 'DELETE /notes/{noteId}/people/{personId}',
    asks: UnlinkNotePerson,
    summary: 'Remove a person from a note, with all their speakers in it',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, noteId, personId }) => new UnlinkNotePerson(actor, noteId, personId),
    answer: undoable,
  }),
  setNotePeople: operation({
    route: 'PUT /projects/{projectId}/note-people',
    asks: SetNotePeople,
    summary: 'Add people to many notes of a project, and remove others, at once',
    description: 'All changes are made, or none. One undo step.',
    body: NotePeopleChangesDto,
    answers: LinkedNotePersonDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: { changes } }) => new SetNotePeople(actor, projectId, changes),
    answer: (undoId) => ({ undoId }),
  }),
  suggestSpeakers: operation({
    route: 'GET /projects/{projectId}/speaker-suggestions',
    asks: SuggestSpeakers,
    summary: 'List the speakers of a project who are not linked to a person, with people of similar names',
    description: 'Empty for members who do not see people.',
    query: SpeakerSuggestionQueryDto,
    answers: SpeakerSuggestionPageDto,
    message: ({ actor, projectId, query: { noteId, ...page } }) =>
      new SuggestSpeakers(actor, projectId, noteId, pageRequest(page)),
  }),
  linkSpeakers: operation({
    route: 'POST /projects/{projectId}/speaker-links',
    asks: LinkSpeakers,
    summary: 'Link several speakers of a project to people, and create those who are missing, as one change',
    body: SpeakerLinksDto,
    answers: SpeakerLinksResultDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId, body: { links } }) => new LinkSpeakers(actor, projectId, links),
  }),
};
