import { CreateInsight } from '@evident/application/insights/create-insight';
import { MarkContradicting } from '@evident/application/insights/mark-contradicting';
import { PublishInsight } from '@evident/application/insights/publish-insight';
import { GetInsight, ListEvidence, ListInsights, ListPublishedInsights } from '@evident/application/insights/queries';
import { DiscardChanges } from '@evident/application/insights/discard-changes';
import { PublishChanges } from '@evident/application/insights/publish-changes';
import { UpdateInsight } from '@evident/application/insights/update-insight';
import { MoveToTrash } from '@evident/application/trash/move-to-trash';
import { deletingNeeds } from '@evident/domain/trash';
import { CreatedDto } from '../kernel/created.dto.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  ContradictionDto,
  EvidenceDto,
  InsightDto,
  InsightPageDto,
  InsightsQueryDto,
  InsightWordingDto,
  NewInsightDto,
  PublishedDto,
  PublishedQueryDto,
} from './insights.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const INSIGHTS_OPERATIONS = {
  listPublishedInsights: operation({
    route: 'GET /published-insights',
    asks: ListPublishedInsights,
    summary: 'List the published insights of all projects or of a folder, latest first',
    query: PublishedQueryDto,
    answers: InsightPageDto,
    message: ({ actor, query: { limit, cursor, ...filter } }) =>
      new ListPublishedInsights(actor, filter, pageRequest({ limit, cursor })),
  }),
  listInsights: operation({
    route: 'GET /projects/{projectId}/insights',
    asks: ListInsights,
    summary: 'List the insights of a project, newest first',
    query: InsightsQueryDto,
    answers: InsightPageDto,
    message: ({ actor, projectId, query: { limit, cursor, ...filter } }) =>
      new ListInsights(actor, projectId, filter, pageRequest({ limit, cursor })),
  }),
  createInsight: operation({
    route: 'POST /projects/{projectId}/insights',
    asks: CreateInsight,
    summary: 'Create an insight, with content and evidence',
    body: NewInsightDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'UnprocessableContent'],
    message: ({ actor, projectId, body: insight }) => new CreateInsight(actor, projectId, insight),
    answer: (id) => ({ id }),
  }),
  getInsight: operation({
    route: 'GET /insights/{insightId}',
    asks: GetInsight,
    summary: 'Read an insight without its content',
    answers: InsightDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, insightId }) => new GetInsight(actor, insightId),
  }),
  updateInsight: operation({
    route: 'PATCH /insights/{insightId}',
    asks: UpdateInsight,
    summary: 'Rename, lock, unlock or archive an insight, or change its cover',
    body: InsightWordingDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, insightId, body: wording, seen }) => new UpdateInsight(actor, insightId, wording, seen),
  }),
  deleteInsight: operation({
    route: 'DELETE /insights/{insightId}',
    asks: MoveToTrash,
    summary: 'Move an insight to the trash',
    answers: UndoableDto,
    access: deletingNeeds('INSIGHT'),
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, insightId: id }) => new MoveToTrash(actor, { type: 'INSIGHT', id }),
    answer: undoable,
  }),
  publishInsight: operation({
    route: 'PUT /insights/{insightId}/publication',
    asks: PublishInsight,
    summary: 'Publish the current version of an insight on the home page',
    description: 'Later edits stay a draft until `POST /insights/{insightId}/publish-changes`.',
    answers: PublishedDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, insightId }) => new PublishInsight(actor, insightId, true),
    answer: (undoId) => ({ undoId }),
  }),
  unpublishInsight: operation({
    route: 'DELETE /insights/{insightId}/publication',
    asks: PublishInsight,
    summary: 'Unpublish an insight',
    answers: PublishedDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, insightId }) => new PublishInsight(actor, insightId, false),
    answer: (undoId) => ({ undoId }),
  }),
  publishInsightChanges: operation({
    route: 'POST /insights/{insightId}/publish-changes',
    asks: PublishChanges,
    summary: 'Publish the changes of a published insight',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, insightId }) => new PublishChanges(actor, insightId),
    answer: undoable,
  }),
  discardInsightChanges: operation({
    route: 'POST /insights/{insightId}/discard-changes',
    asks: DiscardChanges,
    summary: 'Discard the unpublished changes of an insight',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, insightId }) => new DiscardChanges(actor, insightId),
    answer: undoable,
  }),
  listEvidence: operation({
    route: 'GET /insights/{insightId}/evidence',
    asks: ListEvidence,
    summary: 'List the current evidence of an insight',
    answers: EvidenceDto,
    refuses: ['NotFound'],
    message: ({ actor, insightId }) => new ListEvidence(actor, insightId),
  }),
  markContradicting: operation({
    route: 'PUT /insights/{insightId}/evidence/{highlightId}',
    asks: MarkContradicting,
    summary: 'Mark evidence as contradicting its insight, or take the mark off',
    body: ContradictionDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, insightId, highlightId, body: { contradicts } }) =>
      new MarkContradicting(actor, insightId, highlightId, contradicts),
  }),
};
