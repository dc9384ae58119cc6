import { CreateTerm, DeleteTerm, GetTerm, ListTerms, UpdateTerm } from '@evident/application/glossary/terms';
import { newTerm, termFilter, termUpdate, termView } from '@evident/domain/glossary';
import { CreatedDto } from '../kernel/created.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named, pageNamed } from '../kernel/declared/named.ts';
import { queryFrom } from '../kernel/dto.ts';
import { pageQueryProperties, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto, undoable } from '../kernel/undoable.dto.ts';

class TermQueryDto extends queryFrom({
  ...termFilter,
  properties: { ...termFilter.properties, ...pageQueryProperties },
}) {}

export const GLOSSARY_OPERATIONS = {
  listTerms: operation({
    route: 'GET /glossary',
    asks: ListTerms,
    summary: 'List the terms of the glossary, by name',
    description: 'The words of the team: names, abbreviations and what they mean.',
    query: TermQueryDto,
    answers: pageNamed('TermPage', termView),
    message: ({ actor, query: { query: words, ...page } }) => new ListTerms({ actor, words, page: pageRequest(page) }),
  }),
  createTerm: operation({
    route: 'POST /glossary',
    asks: CreateTerm,
    summary: 'Add a term to the glossary',
    description: 'Managers and admins. One name belongs to one term.',
    body: named('NewTerm', newTerm),
    answers: CreatedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
    message: ({ actor, body: term }) => new CreateTerm({ actor, term }),
  }),
  getTerm: operation({
    route: 'GET /glossary/{termId}',
    asks: GetTerm,
    summary: 'Read a term',
    answers: named('Term', termView),
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, termId }) => new GetTerm({ actor, termId }),
  }),
  updateTerm: operation({
    route: 'PATCH /glossary/{termId}',
    asks: UpdateTerm,
    summary: 'Change the names or the definition of a term',
    description: 'Managers and admins. `otherNames` replaces all of them.',
    body: named('TermUpdate', termUpdate),
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'UnprocessableContent'],
    message: ({ actor, termId, body: update, seen: expected }) => new UpdateTerm({ actor, termId, update, expected }),
    answer: undoable,
  }),
  deleteTerm: operation({
    route: 'DELETE /glossary/{termId}',
    asks: DeleteTerm,
    summary: 'Delete a term',
    description: 'Managers and admins.',
    answers: UndoableDto,
    refuses: ['NotFound'],
    message: ({ actor, termId }) => new DeleteTerm({ actor, termId }),
    answer: undoable,
  }),
};
