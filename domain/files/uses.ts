import { type Infer, type ObjectSchema, refuse } from '../kernel/index.ts';

const count = { type: 'integer', minimum: 0 } as const;

export const fileUses = {
  type: 'object',
  properties: {
    notes: { ...count, description: 'Notes that have the file, and lose it' },
    highlights: { ...count, description: 'Highlights of its moments and areas, deleted with it' },
    reels: { ...count, description: 'Reels that play it; it cannot be deleted before them' },
    texts: { ...count, description: 'Texts and covers that show it as an image; it cannot be deleted before' },
    redactions: { ...count, description: 'Redactions that keep it as their original; it cannot be deleted before' },
  },
  required: ['notes', 'highlights', 'reels', 'texts', 'redactions'],
} as const satisfies ObjectSchema;
/** Counts of the objects that depend on a file. */
export type FileUses = Infer<typeof fileUses>;

/** Why a file cannot be deleted, as a sentence; null if it can. */
export function whyKept({ reels, texts, redactions }: FileUses): string | null {
  const parts = [
    reels > 0 && `${reels} ${reels === 1 ? 'reel plays' : 'reels play'} it`,
    texts > 0 && `${texts} ${texts === 1 ? 'text shows' : 'texts show'} it`,
    redactions > 0 && 'it is the original of a redaction',
  ].filter((part) => part !== false);
  const [first = '', ...others] = parts;
  const sentence = [first, ...others].join(', and ');
  return parts.length === 0 ? null : `${sentence[0]!.toUpperCase()}${sentence.slice(1)}`;
}

/** @throws Refusal `InvalidOperation` while something would break without the file */
export function demandUnused(uses: FileUses): void {
  const reason = whyKept(uses);
  if (reason !== null)
    refuse(
      'InvalidOperation',
      `The file is still used: ${reason[0]!.toLowerCase()}${reason.slice(1)}`,
      uses.redactions > 0 ? 'Delete the original in the redactions of its note first.' : 'Remove it there first.',
    );
}
