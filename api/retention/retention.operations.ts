import { PlaceRetentionHold, ReleaseRetentionHold } from '@evident/application/retention/holds';
import { PreviewProjectRetention, PreviewRetention } from '@evident/application/retention/previews';
import type { TriedRule } from '@evident/application/retention/previews';
import { GetProjectRetention, GetRetention } from '@evident/application/retention/retentions';
import { SetProjectRetention, SetRetention } from '@evident/application/retention/retentions';
import { ListRetentionRuns } from '@evident/application/retention/runs';
import {
  type TriedRetention,
  newRetentionHold,
  projectRetention,
  projectRetentionWording,
  retentionPreview,
  retentionWording,
  triedRetention,
  workspaceRetention,
} from '@evident/domain/retention';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named } from '../kernel/declared/named.ts';
import { queryFrom } from '../kernel/dto.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { RetentionRunsDto } from './retention.dto.ts';

class TriedRetentionDto extends queryFrom(triedRetention) {}
const PreviewDto = named('RetentionPreview', retentionPreview);

/** Without an interval, the saved rule is tried. */
const triedOf = ({ since, enforced, from, ...interval }: TriedRetention): TriedRule => ({
  ...(Object.keys(interval).length > 0 && { rule: { interval, since: since ?? 'CREATED' } }),
  ...(enforced !== undefined && { enforced }),
  ...(from !== undefined && { from }),
});

const HELD = 'Notes that are held stay. Titles of projects that you cannot see are null. Deletes nothing.';

export const RETENTION_OPERATIONS = {
  getRetention: operation({
    route: 'GET /retention',
    asks: GetRetention,
    summary: 'Get the retention of the workspace, with the rules of projects and all holds',
    answers: named('WorkspaceRetention', workspaceRetention),
    message: ({ actor }) => new GetRetention({ actor }),
  }),
  setRetention: operation({
    route: 'PUT /retention',
    asks: SetRetention,
    summary: 'Set the retention of the workspace',
    description:
      'A rule that deletes more than the one in force needs the typed name, and starts after seven days. Until then the one in force holds.',
    body: named('RetentionWording', retentionWording),
    refuses: ['ValidationError'],
    message: ({ actor, body: wording }) => new SetRetention({ actor, wording, needsFeature: wording.rule !== null }),
  }),
  previewRetention: operation({
    route: 'GET /retention/preview',
    asks: PreviewRetention,
    summary: 'List the notes that a rule would delete within 30 days',
    description: HELD,
    query: TriedRetentionDto,
    answers: PreviewDto,
    message: ({ actor, query }) => new PreviewRetention({ actor, tried: triedOf(query) }),
  }),
  listRetentionRuns: operation({
    route: 'GET /retention/runs',
    asks: ListRetentionRuns,
    summary: 'List the latest 100 runs of retention, newest first',
    answers: RetentionRunsDto,
    message: ({ actor }) => new ListRetentionRuns({ actor }),
    answer: (items) => ({ items }),
  }),
  getProjectRetention: operation({
    route: 'GET /projects/{projectId}/retention',
    asks: GetProjectRetention,
    summary: 'Get the retention of a project, with its holds',
    answers: named('ProjectRetention', projectRetention),
    refuses: ['NotFound'],
    message: ({ actor, projectId }) => new GetProjectRetention({ actor, projectId }),
  }),
  setProjectRetention: operation({
    route: 'PUT /projects/{projectId}/retention',
    asks: SetProjectRetention,
    summary: 'Set the retention of a project',
    description:
      'Where the workspace enforces its rule, a project can only set a shorter interval. A rule that deletes more than the one in force needs the typed title, and starts after seven days.',
    body: named('ProjectRetentionWording', projectRetentionWording),
    refuses: ['NotFound', 'ValidationError', 'UnprocessableContent'],
    message: ({ actor, projectId, body: wording }) =>
      new SetProjectRetention({ actor, projectId, wording, needsFeature: !wording.inherits && wording.rule !== null }),
  }),
  previewProjectRetention: operation({
    route: 'GET /projects/{projectId}/retention/preview',
    asks: PreviewProjectRetention,
    summary: 'List the notes of a project that a rule would delete within 30 days',
    description: HELD,
    query: TriedRetentionDto,
    answers: PreviewDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId, query }) => new PreviewProjectRetention({ actor, projectId, tried: triedOf(query) }),
  }),
  placeRetentionHold: operation({
    route: 'POST /projects/{projectId}/retention-holds',
    asks: PlaceRetentionHold,
    summary: 'Hold a project or a note, so that retention deletes nothing of it',
    description: 'Members can still delete what is held.',
    body: named('NewRetentionHold', newRetentionHold),
    status: 201,
    answers: CreatedDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, projectId, body: hold }) => new PlaceRetentionHold({ actor, projectId, hold }),
    answer: (id) => ({ id }),
  }),
  releaseRetentionHold: operation({
    route: 'DELETE /retention-holds/{holdId}',
    asks: ReleaseRetentionHold,
    summary: 'Release a hold',
    refuses: ['NotFound'],
    message: ({ actor, holdId }) => new ReleaseRetentionHold({ actor, holdId }),
  }),
};
