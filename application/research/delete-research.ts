import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Research, type ResearchStep, isUnderWay } from '@evident/domain/research';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import { researchChanged } from './events.ts';
import type { ResearchStores } from './run-research.ts';

/** Deletes a research with its findings, and stops it if it is under way; returns the undo id. */
export class DeleteResearch extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly researchId: Uuid,
  ) {
    super();
  }
}

export const RESEARCH_DELETED = undoKind<DeletedResearch>('research:deleted');
/** A research that its undo restored, to delete it again. */
export const RESEARCH_RESTORED = undoKind<DeletedResearch>('research:restored');

/** A deleted research. Its text stays until the deletion can no longer be undone. */
export interface DeletedResearch {
  readonly research: Research;
  readonly steps: readonly { readonly step: ResearchStep; readonly finishedAt: Date }[];
}

export class DeleteResearchHandler implements Handler<DeleteResearch> {
  constructor(
    private readonly work: UnitOfWork<ResearchStores & { undo: UndoStore }>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, researchId }: DeleteResearch): Promise<Uuid> {
    const createdAt = this.clock.now();
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await removeResearch(stores, actor, researchId, createdAt);
      return stores.undo.keep(actor, RESEARCH_DELETED, { projectId: null, label: 'Deleted a research', before });
    });
  }
}

/** Deletes a research of the actor; returns what to keep for undo. */
export async function removeResearch(
  { research: all, aiTexts, outbox }: ResearchStores,
  actor: Actor,
  researchId: Uuid,
  at: Date,
): Promise<DeletedResearch> {
  const found = await all.lock(researchId);
  if (found?.memberId !== actor.userId) return notFound('Research');
  const research: Research = isUnderWay(found) ? { ...found, state: 'CANCELLED', updatedAt: at } : found;
  await aiTexts.cancel(research.aiTextId, at);
  const kept: DeletedResearch = { research, steps: await all.finishedSteps(researchId) };
  await all.remove(researchId);
  await outbox.announce(researchChanged(research));
  return kept;
}
