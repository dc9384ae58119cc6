import { by, event, id } from '../event-kinds/index.ts';

const file = { type: 'FILE', id: 'fileId' } as const;
const onRedaction = { fileId: id, noteId: id, projectId: id, by } as const;

export const REDACTION_EVENTS = {
  'redaction:changed': event(
    file,
    'the redacted version of a recording is requested, makes progress or ends',
    onRedaction,
  ),
} as const;
