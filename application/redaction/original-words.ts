import { inlineText } from '@evident/domain/content';
import type { Redaction } from '@evident/domain/redaction';
import type { Original } from './redaction-store.ts';

/** The words that a redaction removed from its note; null if none are kept. Copies elsewhere are not repeated. */
export function originalWords(originals: readonly Original[], { id, noteId }: Redaction): string | null {
  const texts = originals.flatMap((original) => {
    if (original.redactionId !== id) return [];
    if (original.kind === 'speaker') return [original.speaker.before];
    return original.kind === 'document' && original.of === noteId ? [original.runs.map(inlineText).join('')] : [];
  });
  return texts.length > 0 ? texts.join(' ') : null;
}
