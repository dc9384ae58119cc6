import { by, event, id } from '../event-kinds/index.ts';

export const SUGGESTION_EVENTS = {
  'suggestions:changed': event(
    null,
    'AI suggests something, or members decide about it; `noteId` is null where it is about the project itself',
    { projectId: id, noteId: { ...id, nullable: true }, by },
  ),
} as const;
