import type { TranslationResult } from '@evident/domain/transcripts';

/** Machine translation. */
export interface Translator {
  /**
   * Translates texts; returns one text for each, in their order. Never throws because of the endpoint.
   * @param source ISO 639 code; null lets the engine identify the language
   */
  translate(texts: readonly string[], source: string | null, target: string): Promise<TranslationResult>;
}
