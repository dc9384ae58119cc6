import { by, event, id } from '../event-kinds/index.ts';

const version = { type: 'TEXT_VERSION', id: 'versionId' } as const;

export const TEXT_VERSION_EVENTS = {
  'text-version:named': event(version, 'a version of a text gets a name, or loses it', {
    versionId: id,
    documentId: id,
    projectId: id,
    by,
  }),
} as const;
