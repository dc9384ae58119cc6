import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AutoFeature, AutoMode } from '@evident/domain/suggestions';

/**
 * Carries out an automatic feature for a note whose text is complete. A capability declares its own in its module with
 * `autoFeature(…)`. A feature may have several runners.
 */
export interface AutoFeatureRunner {
  readonly feature: AutoFeature;
  /**
   * It may run again after an interruption, and then doubles nothing. A refusal ends it silently. Never called for Off.
   * @param actor the member who brought the text, with their rights now
   */
  run(actor: Actor, noteId: Uuid, mode: Exclude<AutoMode, 'Off'>): Promise<void>;
}
