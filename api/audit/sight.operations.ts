import { ListAudience, ListMemberSight } from '@evident/application/audit/queries';
import { SIGHTED_TYPES } from '@evident/domain/audit';
import { operation } from '../kernel/declared/declared-operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { AudienceDto, SightPageDto } from './audit.dto.ts';

export const SIGHT_OPERATIONS = {
  listAudience: operation({
    route: 'GET /audiences/{objectType}/{objectId}',
    choices: { objectType: SIGHTED_TYPES },
    asks: ListAudience,
    summary: 'List who can see an object, with level and reasons',
    description: 'Admins can ask about every object, also about those in projects that they cannot see.',
    query: PageQueryDto,
    answers: AudienceDto,
    refuses: ['NotFound'],
    message: ({ actor, objectType: type, objectId: id, query: page }) =>
      new ListAudience({ actor, object: { type, id }, page: pageRequest(page) }),
  }),
  listMemberSight: operation({
    route: 'GET /members/{memberId}/sight',
    asks: ListMemberSight,
    summary: 'List the projects and folders that a member can see, with level and reasons',
    description: 'Titles of projects that you cannot see yourself are null.',
    query: PageQueryDto,
    answers: SightPageDto,
    refuses: ['NotFound'],
    message: ({ actor, memberId, query: page }) => new ListMemberSight({ actor, memberId, page: pageRequest(page) }),
  }),
};
