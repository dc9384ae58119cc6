import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';

const count = { type: 'integer', minimum: 0 } as const;

export const personErasure = {
  type: 'object',
  properties: {
    removeWords: {
      type: 'boolean',
      description:
        'Also removes what the person said: the words of their speaker turns, highlights of them, copies elsewhere, and sentences that AI wrote from them',
    },
  },
  required: ['removeWords'],
} as const satisfies ObjectSchema;

/** Counts of what an erasure removed. It names no one. */
export const erasureReceipt = {
  type: 'object',
  properties: {
    id,
    personId: { ...id, description: 'The former id of the person, which leads nowhere' },
    erasedBy: { type: 'object', properties: { id, name: { type: 'string' } }, required: ['id', 'name'] },
    erasedAt: { type: 'string', format: 'date-time' },
    removedWords: { type: 'boolean' },
    counts: {
      type: 'object',
      properties: {
        notes: { ...count, description: 'Notes they were linked to' },
        turns: { ...count, description: 'Speaker turns whose words were removed' },
        quotes: { ...count, description: 'Highlights of their words' },
        mentions: { ...count, description: 'Names and contact details in texts, and copies of removed words' },
        histories: { ...count, description: 'Documents whose deleted history was removed' },
        insights: count,
        versions: { ...count, description: 'Published versions of insights' },
        files: { ...count, description: 'Imported files' },
        undoEntries: count,
        searchEntries: { ...count, description: 'Entries of the search index, with their vectors' },
        details: count,
      },
      required: [
        'notes',
        'turns',
        'quotes',
        'mentions',
        'histories',
        'insights',
        'versions',
        'files',
        'undoEntries',
        'searchEntries',
        'details',
      ],
    },
  },
  required: ['id', 'personId', 'erasedBy', 'erasedAt', 'removedWords', 'counts'],
} as const satisfies ObjectSchema;
export type ErasureReceiptView = Infer<typeof erasureReceipt>;
