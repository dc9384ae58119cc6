import type { Uuid } from '@evident/domain/kernel';
import type { TranslationResult } from '@evident/domain/transcripts';

/** Machine translation. */
export interface Translator {
  /** The host that receives the texts, as shown. */
  readonly host: string;
  /**
   * Translates texts; returns one text for each of the first ones, at least for one, in their order. Callers ask again
   * for the rest. Never throws because of the endpoint.
   * @param source ISO 639 code; null lets the engine identify the language
   */
  translate(texts: readonly string[], source: string | null, target: string): Promise<TranslationResult>;
}

/** The translator of each workspace. */
export interface Translators {
  /** Null if nothing translates there. */
  of(teamId: Uuid): Promise<Translator | null>;
}
