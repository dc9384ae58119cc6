import { by, event, id } from '../event-kinds/index.ts';
import { KINDS } from '../kinds/index.ts';

const aiText = { type: 'AI_TEXT', id: 'textId' } as const;
const doc = { type: KINDS.aiDoc.type, id: 'docId' } as const;

export const AI_DOC_EVENTS = {
  'ai-doc:requested': event(aiText, 'a text of a doc is to be written', {
    docId: id,
    projectId: id,
    textId: id,
    by,
  }),
  'ai-doc:changed': event(doc, 'a doc is created, it or its text changes, or it is restored', {
    docId: id,
    projectId: id,
  }),
  'ai-doc:removed': event(doc, 'a doc is deleted', { docId: id, projectId: id, by }),
} as const;
