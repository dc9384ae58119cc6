import { ListTextVersions } from '@evident/application/history/list-text-versions';
import { NameTextVersion } from '@evident/application/history/name-text-version';
import { CreatedDto } from '../kernel/created.dto.ts';
import { NewVersionNameDto, TextVersionListDto } from './history.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const INSIGHT_VERSIONS_OPERATIONS = {
  listInsightVersions: operation({
    route: 'GET /insights/{insightId}/versions',
    asks: ListTextVersions,
    summary: 'List the versions of the text of an insight, newest first',
    description: 'The first is the text as it is now, if it was ever edited here.',
    answers: TextVersionListDto,
    refuses: ['NotFound'],
    message: ({ actor, insightId }) => new ListTextVersions(actor, 'insight', insightId),
  }),
  nameInsightVersion: operation({
    route: 'POST /insights/{insightId}/versions',
    asks: NameTextVersion,
    summary: 'Keep the text of an insight as a named version',
    description: 'Named versions are never thinned.',
    body: NewVersionNameDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, insightId, body: { name } }) => new NameTextVersion(actor, 'insight', insightId, name),
  }),
};
