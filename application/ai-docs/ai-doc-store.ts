import type { AiDoc } from '@evident/domain/ai-docs';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Docs of one team, inside a unit of work. */
export interface AiDocStore {
  /** Locks the doc until the unit of work ends. */
  find(docId: Uuid): Promise<AiDoc | null>;
  save(doc: AiDoc): Promise<void>;
  /** The member as they are now; null if they have left. */
  memberNow(memberId: Uuid): Promise<Actor | null>;
}
