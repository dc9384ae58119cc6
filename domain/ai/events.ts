import { by, event, id } from '../event-kinds/index.ts';

const aiText = { type: 'AI_TEXT', id: 'textId' } as const;

export const AI_TEXT_EVENTS = {
  'ai-text:changed': event(
    aiText,
    'a generated text starts, ends or is canceled; with `ownerId`, a text of one member',
    {
      textId: id,
      projectId: { ...id, nullable: true },
      ownerId: { ...id, nullable: true },
      by,
    },
  ),
} as const;
