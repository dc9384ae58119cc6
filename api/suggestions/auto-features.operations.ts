import { ChangeAutoFeatures } from '@evident/application/suggestions/change-auto-features';
import { ChangeProjectAutoFeatures } from '@evident/application/suggestions/change-project-auto-features';
import { GetAutoFeatures } from '@evident/application/suggestions/get-auto-features';
import { GetProjectAutoFeatures } from '@evident/application/suggestions/get-project-auto-features';
import { AutoFeaturesChangeDto, AutoFeaturesDto } from './suggestions.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const AUTO_FEATURES_OPERATIONS = {
  getAutoFeatures: operation({
    route: 'GET /workspace/auto-features',
    asks: GetAutoFeatures,
    summary: 'Read what AI does without being asked in the workspace',
    answers: AutoFeaturesDto,
    message: ({ actor }) => new GetAutoFeatures(actor),
  }),
  changeAutoFeatures: operation({
    route: 'PATCH /workspace/auto-features',
    asks: ChangeAutoFeatures,
    summary: 'Change what AI does without being asked in the workspace',
    body: AutoFeaturesChangeDto,
    message: ({ actor, body: change }) => new ChangeAutoFeatures(actor, change),
  }),
  getProjectAutoFeatures: operation({
    route: 'GET /projects/{projectId}/auto-features',
    asks: GetProjectAutoFeatures,
    summary: 'Read what AI does without being asked in a project',
    answers: AutoFeaturesDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId }) => new GetProjectAutoFeatures(actor, projectId),
  }),
  changeProjectAutoFeatures: operation({
    route: 'PATCH /projects/{projectId}/auto-features',
    asks: ChangeProjectAutoFeatures,
    summary: 'Change what AI does without being asked in a project',
    body: AutoFeaturesChangeDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, projectId, body: change }) => new ChangeProjectAutoFeatures(actor, projectId, change),
  }),
};
