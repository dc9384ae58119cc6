import { by, event, id } from '../event-kinds/index.ts';
import { DOCUMENT_STATES } from './file-document.ts';

const file = { type: 'FILE', id: 'fileId' } as const;

export const DOCUMENT_EVENTS = {
  'document:requested': event(file, 'the pages of a file are to be read', { fileId: id, projectId: id, by }),
  'document:changed': event(file, 'the state of a document changes, and while its pages are read', {
    fileId: id,
    projectId: id,
    state: { type: 'string', enum: DOCUMENT_STATES },
  }),
} as const;
