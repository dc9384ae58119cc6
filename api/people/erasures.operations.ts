import { ErasePerson } from '@evident/application/people/erase-person';
import { GetErasure, ListErasures } from '@evident/application/people/queries';
import { CreatedDto } from '../kernel/created.dto.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { ErasureReceiptDto, ErasureReceiptPageDto, PersonErasureDto } from './people.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const ERASURES_OPERATIONS = {
  erasePerson: operation({
    route: 'POST /people/{personId}/erasure',
    asks: ErasePerson,
    summary: 'Erase a person from the whole workspace, which cannot be undone; returns the id of the receipt',
    description:
      'Managers and admins only. Removes the record, names and contact details in notes, quotes, insights, versions, deleted history, search and imported files, also in projects that the caller cannot see.',
    body: PersonErasureDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'UnprocessableContent'],
    message: ({ actor, personId, body: { removeWords } }) => new ErasePerson(actor, personId, removeWords),
    answer: (id) => ({ id }),
  }),
  listErasures: operation({
    route: 'GET /erasures',
    asks: ListErasures,
    summary: 'List the receipts of erasures, latest first',
    description: 'Empty for members who are neither managers nor admins.',
    query: PageQueryDto,
    answers: ErasureReceiptPageDto,
    message: ({ actor, query: page }) => new ListErasures(actor, pageRequest(page)),
  }),
  getErasure: operation({
    route: 'GET /erasures/{receiptId}',
    asks: GetErasure,
    summary: 'Read the receipt of an erasure',
    answers: ErasureReceiptDto,
    refuses: ['NotFound'],
    message: ({ actor, receiptId }) => new GetErasure(actor, receiptId),
  }),
};
