import type { EvidenceText } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

export interface AiTextReader {
  /**
   * Reads those of the texts that the actor can read, in the given order. Leaves out citations of sources that they
   * cannot see now, and sentences that rest on these alone.
   */
  read(actor: Actor, textIds: readonly Uuid[]): Promise<EvidenceText[]>;
}
