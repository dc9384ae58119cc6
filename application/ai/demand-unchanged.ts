import { refuse } from '@evident/domain/kernel';
import type { AiTextStore } from './ai-text-store.ts';

/**
 * Call it first in a unit of work that stores words which were read before: redacted words are not written back. No redaction or
 * erasure begins before the unit of work ends.
 * @param seen the number of {@link AiTextStore.seen}, asked before reading
 * @throws Refusal `InvalidOperation` if anything in the workspace was redacted or erased since
 */
export async function demandUnchanged(aiTexts: Pick<AiTextStore, 'hold'>, seen: bigint): Promise<void> {
  if ((await aiTexts.hold()) !== seen) refuse('InvalidOperation', 'Its sources changed meanwhile', 'Try again.');
}
