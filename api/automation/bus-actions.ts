import type {
  ActionTry,
  EventTarget,
  ObjectAction,
  ObjectActions,
} from '@evident/application/automation/automation-store';
import { SetFieldValues } from '@evident/application/fields/set-field-values';
import { RetagHighlights } from '@evident/application/highlights/retag-highlights';
import type { InsightReader } from '@evident/application/insights/insight-reader';
import type { Message } from '@evident/application/kernel/message';
import type { RepeatedRequests } from '@evident/application/kernel/repeated-request';
import { MoveObjects } from '@evident/application/moving/move-objects';
import { CreateSummary } from '@evident/application/summaries/create-summary';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';

/**
 * Carries out actions as the operations that a member would send. The key of an action is stored in the transaction of
 * the operation, as that of a repeated request.
 */
export class BusActions implements ObjectActions {
  constructor(
    private readonly bus: Bus,
    private readonly requests: RepeatedRequests,
    private readonly insights: Pick<InsightReader, 'evidence'>,
  ) {}

  async carryOut(actor: Actor, { key, depth }: ActionTry, target: EventTarget, action: ObjectAction): Promise<void> {
    const message =
      action.actionType === 'applyTag'
        ? await this.tagging(actor, target, action.parameters.tagId)
        : messageOf(actor, target, action);
    if (message === null) return;
    const request = { teamId: actor.teamId, actorId: actor.userId, key, hash: key, depth };
    const before = await this.requests.begin(request);
    if (before.state === 'answered' || before.state === 'done') return;
    if (before.state !== 'new') throw new Error('An earlier try of this action may still be at work');
    try {
      await this.requests.during(request, () => this.bus.ask(message));
    } catch (error) {
      await this.requests.abandoned(request);
      throw error;
    }
    await this.requests.answered(request, 200, null);
  }

  /** Tags the evidence of an insight as one change; highlights of other projects cannot have its tags. */
  private async tagging(
    actor: Actor,
    { type, id, projectId }: EventTarget,
    tagId: Uuid,
  ): Promise<Message<unknown> | null> {
    if (type !== 'INSIGHT') return refuse('InvalidOperation', 'The action needs an insight');
    const evidence = (await this.insights.evidence(actor, [id])).get(id);
    const highlightIds = (evidence?.items ?? []).flatMap(({ highlight }) =>
      highlight?.projectId === projectId ? [highlight.id] : [],
    );
    return highlightIds.length === 0 ? null : new RetagHighlights(actor, projectId, { highlightIds, add: [tagId] });
  }
}

/** The operation of an action; null if nothing is left to do. */
function messageOf(
  actor: Actor,
  { type, id, projectId }: EventTarget,
  action: Exclude<ObjectAction, { actionType: 'applyTag' }>,
): Message<unknown> | null {
  if (action.actionType === 'startSummary')
    return new CreateSummary(actor, { type, id, filter: null }, action.parameters);
  if (type === 'PROJECT') return refuse('InvalidOperation', 'The action does not fit a project');
  if (action.actionType === 'setField') return new SetFieldValues(actor, type, id, [action.parameters]);
  const { projectId: to } = action.parameters;
  return to === projectId ? null : new MoveObjects(actor, to, { objectType: type, objectIds: [id] });
}
