import type { ObjectSchema } from '../kernel/index.ts';

/** What stands in the place of all that the readme of a project says: rich text or Markdown. */
export const newReadme = {
  type: 'object',
  properties: {
    content: { type: 'free', description: 'Rich text as ProseMirror JSON' },
    markdown: {
      type: 'string',
      maxLength: 5_000_000,
      description: 'Rich text as Markdown',
      examples: ['# What we want to know\n\nWhy people leave in their first week.'],
    },
  },
  required: [],
} as const satisfies ObjectSchema;
