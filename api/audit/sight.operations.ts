import { ListAudience, ListMemberSight } from '@evident/application/audit/queries';
import { SIGHTED_TYPES } from '@evident/domain/audit';
import { operation } from '../kernel/declared/declared-operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { AudienceDto, SightPageDto, SightQueryDto } from './audit.dto.ts';

const momentOf = (at: string | undefined): Date | null => (at === undefined ? null : new Date(at));

export const SIGHT_OPERATIONS = {
  listAudience: operation({
    route: 'GET /audiences/{objectType}/{objectId}',
    choices: { objectType: SIGHTED_TYPES },
    asks: ListAudience,
    summary: 'List who can see an object, with level and reasons',
    description:
      'Admins can ask about every object, also about those in projects that they cannot see. With `at`, the answer is about an earlier time: by the access that members, groups and folders had then, and the project that has the object today.',
    query: SightQueryDto,
    answers: AudienceDto,
    refuses: ['NotFound', 'UnprocessableContent'],
    message: ({ actor, objectType: type, objectId: id, query: { at, ...page } }) =>
      new ListAudience({ actor, object: { type, id }, at: momentOf(at), page: pageRequest(page) }),
  }),
  listMemberSight: operation({
    route: 'GET /members/{memberId}/sight',
    asks: ListMemberSight,
    summary: 'List the projects and folders that a member can see, with level and reasons',
    description:
      'Titles of projects that you cannot see yourself, or that were deleted, are null. With `at`, the answer is about an earlier time.',
    query: SightQueryDto,
    answers: SightPageDto,
    refuses: ['NotFound', 'UnprocessableContent'],
    message: ({ actor, memberId, query: { at, ...page } }) =>
      new ListMemberSight({ actor, memberId, at: momentOf(at), page: pageRequest(page) }),
  }),
};
