import type { ObjectSchema } from '../kernel/index.ts';

/** The new content of a project's readme, as rich text or Markdown. Replaces all of it. */
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
