import { ChangePeople } from '@evident/application/people/change-people';
import { CreatePerson } from '@evident/application/people/create-person';
import { ImportPeople } from '@evident/application/people-imports/import-people';
import { MergePerson } from '@evident/application/people/merge-person';
import { PreviewPeopleImport } from '@evident/application/people-imports/preview-people-import';
import { GetPerson, ListPeople, ListPeopleOrigins } from '@evident/application/people/queries';
import { UpdatePerson } from '@evident/application/people/update-person';
import { MoveToTrash } from '@evident/application/trash/move-to-trash';
import { CreatedDto } from '../kernel/created.dto.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  NewPersonDto,
  PeopleChangeDto,
  PeopleChangeResultDto,
  PeopleImportDto,
  PeopleImportedDto,
  PeopleOriginPageDto,
  PeoplePreviewDto,
  PeopleQueryDto,
  PeopleTableDto,
  PersonDto,
  PersonMergeDto,
  PersonPageDto,
  PersonWordingDto,
} from './people.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const PEOPLE_OPERATIONS = {
  listPeople: operation({
    route: 'GET /people',
    asks: ListPeople,
    summary: 'List people by name',
    description: 'Empty for members who do not see people.',
    query: PeopleQueryDto,
    answers: PersonPageDto,
    message: ({ actor, query: { limit, cursor, ...filter } }) =>
      new ListPeople(actor, filter, pageRequest({ limit, cursor })),
  }),
  createPerson: operation({
    route: 'POST /people',
    asks: CreatePerson,
    summary: 'Create a person',
    body: NewPersonDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
    message: ({ actor, body: person }) => new CreatePerson(actor, person),
    answer: (id) => ({ id }),
  }),
  changePeople: operation({
    route: 'PATCH /people',
    asks: ChangePeople,
    summary: 'Change the same details of several people, as one change',
    body: PeopleChangeDto,
    answers: PeopleChangeResultDto,
    refuses: ['UnprocessableContent'],
    message: ({ actor, body: change }) => new ChangePeople(actor, change),
  }),
  listPeopleOrigins: operation({
    route: 'GET /people/import-origins',
    asks: ListPeopleOrigins,
    summary: 'List the files that people were imported from',
    query: PageQueryDto,
    answers: PeopleOriginPageDto,
    message: ({ actor, query: page }) => new ListPeopleOrigins(actor, pageRequest(page)),
  }),
  previewPeopleImport: operation({
    route: 'POST /people/import-preview',
    asks: PreviewPeopleImport,
    summary: 'Preview an import of people from CSV: columns, mapping, and the people it would create or change',
    body: PeopleTableDto,
    answers: PeoplePreviewDto,
    status: 200,
    refuses: ['UnprocessableContent'],
    message: ({ actor, body: table }) => new PreviewPeopleImport(actor, table),
  }),
  importPeople: operation({
    route: 'POST /people/imports',
    asks: ImportPeople,
    summary: 'Import people from CSV',
    body: PeopleImportDto,
    answers: PeopleImportedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
    message: ({ actor, body: request }) => new ImportPeople(actor, request),
  }),
  getPerson: operation({
    route: 'GET /people/{personId}',
    asks: GetPerson,
    summary: 'Read a person',
    answers: PersonDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, personId }) => new GetPerson(actor, personId),
  }),
  updatePerson: operation({
    route: 'PATCH /people/{personId}',
    asks: UpdatePerson,
    summary: 'Rename a person or change details',
    body: PersonWordingDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, personId, body: wording, seen }) => new UpdatePerson(actor, personId, wording, seen),
    answer: undoable,
  }),
  deletePerson: operation({
    route: 'DELETE /people/{personId}',
    asks: MoveToTrash,
    summary: 'Move a person to the trash; notes stay',
    answers: UndoableDto,
    refuses: ['NotFound'],
    message: ({ actor, personId: id }) => new MoveToTrash(actor, { type: 'PERSON', id }),
    answer: undoable,
  }),
  mergePerson: operation({
    route: 'POST /people/{personId}/merge',
    asks: MergePerson,
    summary: 'Merge a person into another, who takes over notes and details',
    body: PersonMergeDto,
    answers: UndoableDto,
    status: 200,
    refuses: ['NotFound', 'UnprocessableContent'],
    message: ({ actor, personId, body: { intoPersonId } }) => new MergePerson(actor, personId, intoPersonId),
    answer: undoable,
  }),
};
