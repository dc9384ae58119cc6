import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Research, ResearchStep } from '@evident/domain/research';

/** Research of one team, inside a unit of work. */
export interface ResearchStore {
  find(researchId: Uuid): Promise<Research | null>;
  /** Locked until the unit of work ends. */
  lock(researchId: Uuid): Promise<Research | null>;
  save(research: Research): Promise<void>;
  remove(researchId: Uuid): Promise<void>;
  /** Finished steps in order. */
  steps(researchId: Uuid): Promise<ResearchStep[]>;
  finishedSteps(researchId: Uuid): Promise<{ readonly step: ResearchStep; readonly finishedAt: Date }[]>;
  addStep(researchId: Uuid, position: number, step: ResearchStep, finishedAt: Date): Promise<void>;
  /** A member as they are now; null if they left. */
  actor(memberId: Uuid): Promise<Actor | null>;
}
