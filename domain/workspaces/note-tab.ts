import type { ObjectSchema } from '../kernel/index.ts';

/** Tabs of the sidebar of a note (specification, document 000, section 2). */
export const NOTE_TABS = ['Summary', 'Highlights', 'Tags', 'Fields', 'Comments', 'Contacts'] as const;
export type NoteTab = (typeof NOTE_TABS)[number];

/** The tab that opens first in a new workspace (decided). */
export const FIRST_NOTE_TAB: NoteTab = 'Highlights';

export const noteTabField = {
  type: 'string',
  enum: NOTE_TABS,
  description: 'The tab of the sidebar of notes that opens first, until a member chooses another',
} as const;

export const noteTabChoice = {
  type: 'object',
  properties: { tab: { type: 'string', enum: NOTE_TABS, examples: ['Comments'] } },
  required: ['tab'],
} as const satisfies ObjectSchema;
