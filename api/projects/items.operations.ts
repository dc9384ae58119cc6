import { ListMemberWork, ListNews, ListRecent, ListStarred, ListYourWork } from '@evident/application/projects/queries';
import { RecordVisit } from '@evident/application/projects/record-visit';
import { ITEM_TYPES } from '@evident/domain/projects';
import { pageRequest } from '../kernel/page.dto.ts';
import { ItemPageDto, ItemQueryDto, ItemRefDto, NewsDto } from './items.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const ITEMS_OPERATIONS = {
  listStarred: operation({
    route: 'GET /stars',
    asks: ListStarred,
    summary: 'List your stars, newest first',
    query: ItemQueryDto,
    answers: ItemPageDto,
    message: ({ actor, query: { type, ...page } }) => new ListStarred(actor, type ?? ITEM_TYPES, pageRequest(page)),
  }),
  listRecent: operation({
    route: 'GET /visits',
    asks: ListRecent,
    summary: 'List what you opened, latest first',
    query: ItemQueryDto,
    answers: ItemPageDto,
    message: ({ actor, query: { type, ...page } }) => new ListRecent(actor, type ?? ITEM_TYPES, pageRequest(page)),
  }),
  recordVisit: operation({
    route: 'POST /visits',
    asks: RecordVisit,
    summary: 'Record that you opened an object',
    body: ItemRefDto,
    refuses: ['NotFound'],
    message: ({ actor, body: item }) => new RecordVisit(actor, item),
  }),
  listYourWork: operation({
    route: 'GET /your-work',
    asks: ListYourWork,
    summary: 'List what you created, newest first',
    query: ItemQueryDto,
    answers: ItemPageDto,
    message: ({ actor, query: { type, ...page } }) => new ListYourWork(actor, type ?? ITEM_TYPES, pageRequest(page)),
  }),
  listMemberWork: operation({
    route: 'GET /members/{memberId}/work',
    asks: ListMemberWork,
    summary: 'List what a member created, newest first',
    description: 'Only what the caller may see. Archived notes and insights are left out.',
    query: ItemQueryDto,
    answers: ItemPageDto,
    message: ({ actor, memberId, query: { type, ...page } }) =>
      new ListMemberWork(actor, memberId, type ?? ITEM_TYPES, pageRequest(page)),
  }),
  listNews: operation({
    route: 'GET /news',
    asks: ListNews,
    summary: 'List what other members did and you have not opened yet, newest first',
    description:
      'Notes and insights created or changed in projects you made, starred or opened, since you last opened the project; and published insights of every project you can read. The last 30 days, at most 20.',
    answers: NewsDto,
    message: ({ actor }) => new ListNews(actor),
    answer: (items) => ({ items }),
  }),
};
