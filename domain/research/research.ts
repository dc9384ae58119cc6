import type { AskedScope } from '../conversations/index.ts';
import { isBeingWritten, type WritingState } from '../evidence/index.ts';
import type { Uuid } from '../kernel/index.ts';
import type { ResearchBudget } from './budget.ts';

/** A question that is answered in many steps, for one member. */
export interface Research {
  readonly id: Uuid;
  readonly teamId: Uuid;
  /** The member who asked. Only they see it, and it finds only what they can read. */
  readonly memberId: Uuid;
  readonly question: string;
  readonly scopeType: AskedScope['type'];
  /** Null for the workspace. */
  readonly scopeId: Uuid | null;
  readonly budget: ResearchBudget;
  readonly state: WritingState;
  /** NOT_ENOUGH_DATA, or one sentence on why it failed. */
  readonly reason: string | null;
  /** Its findings. */
  readonly aiTextId: Uuid;
  /** The insight that it was saved as. */
  readonly insightId: Uuid | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const isUnderWay = (research: Pick<Research, 'state'>): boolean => isBeingWritten(research);

/** Key of the section with what may speak against the finding of a group. */
export const againstKey = (group: string): string => `${group}-against`;
